import { useLayoutEffect, useRef, type RefObject } from "react";

/** What of a box the focus is on; see `useFocusWhenDrawn`. */
export interface DrawnFocus {
  /** Moves the focus to the first element that matches, now or once it is drawn. */
  focusOn: (selector: string) => void;
  /** Whether a row of the box has the focus. */
  mark: (hasFocus: boolean) => void;
}

/**
 * The focus among rows of which only those in view are drawn: one asked for may be drawn only after the box has
 * scrolled, and one that scrolls away leaves the focus to the box, so that keys still arrive.
 */
export function useFocusWhenDrawn(box: RefObject<HTMLElement | null>): DrawnFocus {
  const wanted = useRef<string | null>(null);
  const hasFocus = useRef(false);
  const settle = () => {
    const found = wanted.current && box.current?.querySelector<HTMLElement>(wanted.current);
    if (found) {
      wanted.current = null;
      found.focus();
    } else if (hasFocus.current && document.activeElement === document.body) {
      box.current?.focus({ preventScroll: true });
    }
  };
  useLayoutEffect(settle);
  return {
    focusOn: (selector) => {
      wanted.current = selector;
      settle();
    },
    mark: (has) => {
      hasFocus.current = has;
    },
  };
}
