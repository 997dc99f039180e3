"use client";

import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import type { RowSelection } from "./data-table-selection.ts";
import { useVirtualFocus } from "./use-virtual-focus.ts";
import type { VirtualRows } from "./use-virtual-rows.ts";

interface RowFocusInput {
  /** What scrolls. */
  box: RefObject<HTMLElement | null>;
  count: number;
  virtual: VirtualRows;
  rowSelection: RowSelection | undefined;
  onOpen: ((index: number) => void) | undefined;
}

/** The one row the Tab key stops at, and what the keys do on it. */
export interface RowFocus {
  /** From 0; -1 when the key stops at none: nothing opens or selects rows. Script may focus them all the same. */
  tabStop: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/**
 * Moves between rows: arrows, Page Up and Down, Home and End; Enter opens, Space selects, Shift with an arrow selects the rows
 * between, Ctrl+A selects all.
 */
export function useRowFocus(input: RowFocusInput): RowFocus {
  const { box, count, virtual, rowSelection, onOpen } = input;
  const [current, setCurrent] = useState(0);
  const virtualFocus = useVirtualFocus(box);
  const takesFocus = rowSelection !== undefined || onOpen !== undefined || virtual.isVirtual;
  const isRendered = current >= virtual.from && current < virtual.to;

  const goTo = (index: number) => {
    const target = Math.max(0, Math.min(count - 1, index));
    setCurrent(target);
    virtual.scrollToIndex(target);
    virtualFocus.focusOn(`tr[data-index="${target}"]`);
    return target;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!takesFocus || count === 0 || event.altKey) return;
    if (
      rowSelection &&
      !rowSelection.isPartial &&
      event.key === "a" &&
      (event.ctrlKey || event.metaKey)
    ) {
      if (isTextBox(event.target)) return;
      rowSelection.setAll(true);
    } else if (!isRowOrBox(event)) return;
    else if (event.key === "Enter" && onOpen) onOpen(current);
    else if (event.key === " " && rowSelection) rowSelection.toggle(current);
    else {
      const target = targetOf(event.key, current, count, virtual.pageSize);
      if (target === undefined) return;
      if (event.shiftKey && rowSelection) rowSelection.extendTo(goTo(target));
      else goTo(target);
    }
    event.preventDefault();
  };

  return {
    tabStop: takesFocus ? (isRendered ? current : virtual.from) : -1,
    onKeyDown,
    onFocus: ({ target }) => {
      const index = Number(target.closest<HTMLElement>("tr[data-index]")?.dataset["index"] ?? NaN);
      virtualFocus.setHasFocus(target.matches("tr"));
      if (!Number.isNaN(index)) setCurrent(index);
    },
    onBlur: () => virtualFocus.setHasFocus(false),
  };
}

function targetOf(key: string, current: number, count: number, page: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + page,
    PageUp: current - page,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

/** Keys pressed in a row's own controls are theirs. */
function isRowOrBox({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return target === currentTarget || (target instanceof Element && target.matches("tr"));
}

function isTextBox(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]")
  );
}
