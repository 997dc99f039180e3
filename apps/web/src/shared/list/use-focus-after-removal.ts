import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** What had the focus last, and the row that has it next. */
interface LastFocus {
  readonly element: Element;
  readonly index: number;
  /** Whether it is a row or within one, rather than beside the rows. */
  readonly isRow: boolean;
}

/**
 * Keeps the focus in a list when the row that had it is gone, deleted for instance: it goes to the row that took its
 * place, or the last one, or the heading of an empty list. After what is beside the rows, such as the bar of a selection
 * or the “Undo” of a notice, it goes to the first row. A dialog that is open at that time keeps it until it closes.
 *
 * @param rows Those on the screen; a new list of them is looked at.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): void {
  const last = useRef<LastFocus | undefined>(undefined);
  useEffect(() => {
    const box = list.current;
    const note = ({ target: element }: FocusEvent) => {
      if (!(element instanceof Element)) return;
      const isNotice = element.closest("[data-toaster]") !== null;
      if (!isNotice && box?.contains(element) !== true) return;
      const row = element.closest<HTMLElement>("[data-index]");
      last.current = { element, index: Number(row?.dataset["index"] ?? 0), isRow: row !== null };
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [list]);
  const moveOn = useEffectEvent((count: number) => {
    const box = list.current;
    if (document.activeElement !== document.body || last.current === undefined) return;
    if (!last.current.isRow && last.current.element.isConnected) return;
    const index = Math.min(last.current.index, count - 1);
    const row = box?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    const target = row?.matches("[tabindex]") ? row : row?.querySelector<HTMLElement>("a, button");
    (target ?? headingOf(box))?.focus();
  });
  const whenRowsChange = useEffectEvent((count: number) => {
    if (last.current === undefined || last.current.isRow) return moveOn(count);
    // What was beside the rows may have a place of its own to give the focus to.
    queueMicrotask(() => moveOn(count));
  });
  useEffect(() => whenRowsChange(rows.length), [rows]);
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
