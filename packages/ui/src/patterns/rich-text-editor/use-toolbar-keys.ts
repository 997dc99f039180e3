"use client";

import { useEffect, type RefObject } from "react";

/**
 * One stop of the Tab key for a whole toolbar: arrow keys, Home and End go from tool to tool. Whoever comes back begins
 * at its first tool, which has to be enabled always.
 */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = toolbar.current;
    if (element === null) return undefined;
    const allTools = () => [...element.querySelectorAll<HTMLElement>("button, select")];
    const makeStop = (stop: Element | undefined) => {
      for (const tool of allTools()) tool.tabIndex = tool === stop ? 0 : -1;
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && allTools().includes(target)) makeStop(target);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const isWithin = relatedTarget instanceof Node && element.contains(relatedTarget);
      if (!isWithin) makeStop(allTools()[0]);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const tools = allTools().filter((tool) => !tool.matches(":disabled"));
      const at = tools.findIndex((tool) => tool === event.target);
      const to = target(event.key, at, tools.length);
      if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      tools[to]?.focus();
    };
    makeStop(allTools()[0]);
    element.addEventListener("focusin", onFocusIn);
    element.addEventListener("focusout", onFocusOut);
    element.addEventListener("keydown", onKeyDown);
    return () => {
      element.removeEventListener("focusin", onFocusIn);
      element.removeEventListener("focusout", onFocusOut);
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [toolbar]);
}

function target(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
