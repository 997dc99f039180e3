"use client";

import { useEffect, type RefObject } from "react";
import { useBodyMark } from "../../lib/use-body-mark.ts";

/** What stays usable around the text: the save bar and notices. */
const spared = "[data-slot=save-bar], [data-toaster]";

/**
 * While it is on, keeps the focus and assistive technology in an element that covers the page. What opens later, such
 * as a dialog, is not shut out.
 */
export function useFocusMode(area: RefObject<HTMLElement | null>, isOn: boolean): void {
  useBodyMark("data-focus-mode", isOn);
  useEffect(() => {
    const element = area.current;
    if (!isOn || element === null) return;
    const shut = elementsAround(element).filter((other) => !other.inert);
    for (const other of shut) other.inert = true;
    return () => {
      for (const other of shut) other.inert = false;
    };
  }, [area, isOn]);
}

/** Everything on the page that neither holds the element nor is in it. */
function elementsAround(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner = element; inner.parentElement !== null; inner = inner.parentElement) {
    if (inner === document.body) break;
    for (const sibling of inner.parentElement.children) {
      const isSpared = sibling.matches(spared) || sibling.querySelector(spared) !== null;
      if (sibling !== inner && sibling instanceof HTMLElement && !isSpared) others.push(sibling);
    }
  }
  return others;
}
