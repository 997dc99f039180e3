import { useEffectEvent, useLayoutEffect, type RefObject } from "react";

/**
 * Begins with the chosen row in view where the tree scrolls in its own box. The page around it stays where it is.
 *
 * @param index The row's place; less than 0 when it is not among the rows.
 * @param scrollToIndex Scrolls to a row that is not drawn.
 */
export function useInitialScroll(
  box: RefObject<HTMLElement | null>,
  index: number,
  scrollToIndex: (index: number) => void,
): void {
  const show = useEffectEvent(() => {
    const tree = box.current;
    if (!tree || index < 0 || tree.scrollHeight <= tree.clientHeight) return;
    const row = tree.querySelector(`[data-index="${index}"]`);
    if (!row) {
      scrollToIndex(index);
      return;
    }
    const frame = tree.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > frame.bottom) tree.scrollBy(0, top - frame.top - frame.height / 2);
  });
  useLayoutEffect(() => show(), []);
}
