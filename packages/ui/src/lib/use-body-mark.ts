"use client";

import { useLayoutEffect } from "react";

/** How many components hold each mark. */
const holders = new Map<string, number>();

/**
 * Marks the body with an attribute while the component is shown, for classes of what lies elsewhere on the page.
 * `:has()` of the body would do without script, but the browser searches every kept page for it whenever one changes.
 */
export function useBodyMark(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    hold(name, 1);
    return () => hold(name, -1);
  }, [name, isOn]);
}

function hold(name: string, by: 1 | -1): void {
  const count = (holders.get(name) ?? 0) + by;
  holders.set(name, count);
  document.body.toggleAttribute(name, count > 0);
}
