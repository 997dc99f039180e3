import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/**
 * Keeps the focus in a list when the row that had it is gone, deleted for instance: it goes to the row that took its
 * place, or the last one, or the heading of an empty list.
 *
 * @param rows Those on the screen; a new list of them is looked at.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): void {
  const last = useRef<number | undefined>(undefined);
  useEffect(() => {
    const box = list.current;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const row = target.closest<HTMLElement>("[data-index]");
      last.current = row === null ? undefined : Number(row.dataset["index"]);
    };
    box?.addEventListener("focusin", note);
    return () => box?.removeEventListener("focusin", note);
  }, [list]);
  const moveOn = useEffectEvent((count: number) => {
    const box = list.current;
    const isLost = document.activeElement === document.body && last.current !== undefined;
    if (!isLost || box === null) return;
    const index = Math.min(last.current ?? 0, count - 1);
    const row = box.querySelector<HTMLElement>(`[data-index="${index}"]`);
    const target = row?.matches("[tabindex]") ? row : row?.querySelector<HTMLElement>("a, button");
    (target ?? headingOf(box))?.focus();
  });
  useEffect(() => moveOn(rows.length), [rows]);
}

function headingOf(box: HTMLElement): HTMLElement | null {
  const heading = box.querySelector<HTMLElement>("h1");
  heading?.setAttribute("tabindex", "-1");
  return heading;
}
