/** What takes a slash as text. */
const fields = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/**
 * The key "/" opens the search, or goes to the search field of the page. It is heard before React, which stops keys while
 * it waits for a part of the page's script.
 */
export function openSearchBySlash(document: Document): void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key !== "/" || ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented)
      return;
    if (target instanceof Element && target.closest(`${fields}, [role=dialog]`) !== null) return;
    const field = document.querySelector<HTMLInputElement>(".search-form input[type=search]");
    const link = document.querySelector<HTMLElement>('.masthead [aria-keyshortcuts="/"]');
    if (field === null && link === null) return;
    event.preventDefault();
    if (field === null) link?.click();
    else field.select();
  };
  document.addEventListener("keydown", onKey, { capture: true });
}
