"use client";

import { useEffectEvent, useLayoutEffect, type RefObject } from "react";

/**
 * Scrolls the selected row into view once, where the tree scrolls in its own box. The page does not scroll.
 *
 * @param index The row's index; less than 0 when it is not among the rows.
 * @param scrollToIndex Scrolls to a row that is not rendered.
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
