"use client";

import { useLayoutEffect, useRef, type RefObject } from "react";

/** The focus within virtual rows; see `useVirtualFocus`. */
export interface VirtualFocus {
  /** Moves the focus to the first element that matches, now or once it is rendered. */
  focusOn: (selector: string) => void;
  /** Records whether a row of the box has the focus. */
  setHasFocus: (hasFocus: boolean) => void;
}

/**
 * Manages the focus among virtual rows: a requested one may be rendered only after the box has
 * scrolled, and one that scrolls away passes the focus to the box, so that keys still arrive.
 */
export function useVirtualFocus(box: RefObject<HTMLElement | null>): VirtualFocus {
  const pending = useRef<string | null>(null);
  const hasFocus = useRef(false);
  const apply = () => {
    const found = pending.current && box.current?.querySelector<HTMLElement>(pending.current);
    if (found) {
      pending.current = null;
      found.focus();
    } else if (hasFocus.current && document.activeElement === document.body) {
      box.current?.focus({ preventScroll: true });
    }
  };
  useLayoutEffect(apply);
  return {
    focusOn: (selector) => {
      pending.current = selector;
      apply();
    },
    setHasFocus: (has) => {
      hasFocus.current = has;
    },
  };
}
