import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/**
 * Keeps the focus in a list when the row that had it is gone, deleted for instance: it goes to the row that took its
 * place, or the last one, or the heading of an empty list. A dialog that is open at that time keeps it until it closes.
 *
 * @param rows Those on the screen; a new list of them is looked at.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): void {
  const last = useRef<{ element: Element; index: number } | undefined>(undefined);
  useEffect(() => {
    const box = list.current;
    const note = ({ target: element }: FocusEvent) => {
      if (!(element instanceof Element)) return;
      const row = element.closest<HTMLElement>("[data-index]");
      last.current = row === null ? undefined : { element, index: Number(row.dataset["index"]) };
    };
    box?.addEventListener("focusin", note);
    return () => box?.removeEventListener("focusin", note);
  }, [list]);
  const moveOn = useEffectEvent((count: number) => {
    const box = list.current;
    if (document.activeElement !== document.body || last.current === undefined) return;
    const index = Math.min(last.current.index, count - 1);
    const row = box?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    const target = row?.matches("[tabindex]") ? row : row?.querySelector<HTMLElement>("a, button");
    (target ?? headingOf(box))?.focus();
  });
  useEffect(() => moveOn(rows.length), [rows]);
  const whenDialogCloses = useEffectEvent(() => {
    if (last.current?.element.isConnected === false) moveOn(rows.length);
  });
  useEffect(() => {
    // Dialogs are children of the body.
    const observer = new MutationObserver(() => whenDialogCloses());
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
}

function headingOf(box: HTMLElement | null): HTMLElement | null {
  const heading = box?.querySelector<HTMLElement>("h1") ?? null;
  heading?.setAttribute("tabindex", "-1");
  return heading;
}
