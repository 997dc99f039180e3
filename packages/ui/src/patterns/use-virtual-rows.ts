"use client";

import { useLayoutEffect, useState, type RefObject } from "react";
import { virtualRange, scrollTopOf, type VirtualRange } from "./virtual-range.ts";

interface VirtualRowsInput {
  /** What scrolls. */
  box: RefObject<HTMLElement | null>;
  count: number;
  /** Px, until a rendered row is measured. */
  rowHeight: number;
  /** Whether a row is there to be measured: it may be higher than one that is not loaded. */
  isLoaded: (index: number) => boolean;
}

/** The rows that are rendered. */
export interface VirtualRows extends VirtualRange {
  /** Whether only a part is rendered. */
  isVirtual: boolean;
  /** How many rows fit in the box. */
  pageSize: number;
  /** Scrolls the box so that a row is wholly in view. */
  scrollToIndex: (index: number) => void;
}

/** Up to this many rows all are rendered: printable, and found by the browser's own search. */
const minVirtualCount = 100;

/** Before the box could be measured. */
const unmeasured = { viewHeight: 640, scrollTop: 0 };

/** Observes the box's scroll position and size; renders again only when other rows come into view. */
export function useVirtualRows({ box, count, rowHeight, isLoaded }: VirtualRowsInput): VirtualRows {
  const [view, setView] = useState({ ...unmeasured, rowHeight });
  const isVirtual = count > minVirtualCount;
  const range = isVirtual
    ? virtualRange({ count, ...view })
    : { from: 0, to: count, before: 0, after: 0 };
  const firstLoaded = isVirtual && isLoaded(range.from);

  useLayoutEffect(() => {
    const element = box.current;
    if (!isVirtual || !element) return;
    const measured = { viewHeight: 0, rowHeight };
    const follow = () => {
      const { scrollTop } = element;
      setView((before) => {
        const after = { ...before, ...measured, scrollTop };
        const isSame = isSameRange(
          virtualRange({ count, ...before }),
          virtualRange({ count, ...after }),
        );
        return isSame ? before : after;
      });
    };
    const remeasure = () => {
      measured.viewHeight = Math.max(0, element.clientHeight - heightOf(element, "thead"));
      if (firstLoaded) measured.rowHeight = heightOf(element, "[data-index]") || rowHeight;
      follow();
    };
    remeasure();
    const observer = new ResizeObserver(remeasure);
    observer.observe(element);
    element.addEventListener("scroll", follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", follow);
    };
  }, [box, isVirtual, count, rowHeight, firstLoaded]);

  const scrollToIndex = (index: number) => {
    const element = box.current;
    if (!isVirtual || !element) return;
    element.scrollTo({
      top: scrollTopOf({ count, ...view, scrollTop: element.scrollTop }, index),
    });
  };
  const pageSize = isVirtual ? Math.max(1, Math.floor(view.viewHeight / view.rowHeight)) : 10;
  return { ...range, isVirtual, pageSize, scrollToIndex };
}

function heightOf(box: HTMLElement, selector: string): number {
  return box.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
}

function isSameRange(a: VirtualRange, b: VirtualRange): boolean {
  return a.from === b.from && a.to === b.to && a.before === b.before && a.after === b.after;
}
