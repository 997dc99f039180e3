/** Lets the keyboard scroll the tables and code that are wider than the text. Returns what ends that. */
export function focusScrolled(within: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const element of within.querySelectorAll(".prose :is(table, pre)"))
    observer.observe(element);
  return () => observer.disconnect();
}
