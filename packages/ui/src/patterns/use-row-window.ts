import { useLayoutEffect, useState, type RefObject } from "react";
import { rowWindow, scrollTopFor, type RowWindow } from "./row-window.ts";

interface RowWindowInput {
  /** What scrolls. */
  box: RefObject<HTMLElement | null>;
  count: number;
  /** Px, until a drawn row tells better. */
  rowHeight: number;
  /** Whether a row is there to be measured: it may be higher than one that is not loaded. */
  loaded: (index: number) => boolean;
}

/** The part of the rows that is drawn. */
export interface DrawnRows extends RowWindow {
  /** Whether only a part is drawn. */
  partial: boolean;
  /** How many rows fit in the box. */
  perView: number;
  /** Scrolls the box so that a row is wholly in view. */
  reveal: (index: number) => void;
}

/** Up to as many rows all are drawn: plain, printable, found by the browser's own search. */
const plainRows = 100;

/** Before the box could be measured. */
const unmeasured = { viewHeight: 640, scrollTop: 0 };

/** Follows the box as it scrolls and changes size; renders again only when other rows come into view. */
export function useRowWindow({ box, count, rowHeight, loaded }: RowWindowInput): DrawnRows {
  const [view, setView] = useState({ ...unmeasured, rowHeight });
  const partial = count > plainRows;
  const window = partial
    ? rowWindow({ count, ...view })
    : { from: 0, to: count, before: 0, after: 0 };
  const firstLoaded = partial && loaded(window.from);

  useLayoutEffect(() => {
    const element = box.current;
    if (!partial || !element) return;
    const measured = { viewHeight: 0, rowHeight };
    const follow = () => {
      const { scrollTop } = element;
      setView((before) => {
        const after = { ...before, ...measured, scrollTop };
        const isSame = same(rowWindow({ count, ...before }), rowWindow({ count, ...after }));
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
  }, [box, partial, count, rowHeight, firstLoaded]);

  const reveal = (index: number) => {
    const element = box.current;
    if (!partial || !element) return;
    element.scrollTo({
      top: scrollTopFor({ count, ...view, scrollTop: element.scrollTop }, index),
    });
  };
  const perView = partial ? Math.max(1, Math.floor(view.viewHeight / view.rowHeight)) : 10;
  return { ...window, partial, perView, reveal };
}

function heightOf(box: HTMLElement, selector: string): number {
  return box.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
}

function same(a: RowWindow, b: RowWindow): boolean {
  return a.from === b.from && a.to === b.to && a.before === b.before && a.after === b.after;
}
