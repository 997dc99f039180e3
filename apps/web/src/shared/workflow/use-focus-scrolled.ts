import { useEffect, useRef, type RefObject } from "react";

/**
 * Lets the keyboard scroll the tables and code that are wider than the text in this element. Public pages have that in
 * their first script, which the back office cannot load a part of.
 */
export function useFocusScrolled(): RefObject<HTMLDivElement | null> {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
        else target.removeAttribute("tabindex");
      }
    });
    for (const wide of text.current?.querySelectorAll(".prose :is(table, pre)") ?? []) {
      observer.observe(wide);
    }
    return () => observer.disconnect();
  });
  return text;
}
