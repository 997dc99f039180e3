"use client";

import { useRef } from "react";
import type { TreeRow } from "./tree-model.ts";

/** What a key does on a row. */
export type TreeKeyAction =
  | { kind: "none" }
  | { kind: "focus"; index: number }
  | { kind: "expand"; open: boolean }
  | { kind: "select" }
  | { kind: "check" };

const none: TreeKeyAction = { kind: "none" };

/** What a key does on the row at a place; letters are not among them. */
export function treeKeyAction(
  key: string,
  index: number,
  rows: readonly TreeRow[],
): TreeKeyAction | undefined {
  const row = rows[index];
  if (!row) return none;
  const focus = (to: number): TreeKeyAction =>
    to >= 0 && to < rows.length ? { kind: "focus", index: to } : none;
  switch (key) {
    case "ArrowDown":
      return focus(index + 1);
    case "ArrowUp":
      return focus(index - 1);
    case "Home":
      return focus(0);
    case "End":
      return focus(rows.length - 1);
    case "ArrowRight":
      if (!row.expandable) return none;
      return row.expanded ? focus(index + 1) : { kind: "expand", open: true };
    case "ArrowLeft":
      if (row.expanded) return { kind: "expand", open: false };
      return focus(rows.findIndex((other) => other.node.id === row.parentId && !other.notice));
    case "Enter":
      return { kind: "select" };
    case " ":
      return { kind: "check" };
    default:
      return undefined;
  }
}

/** Letters typed within this many ms of one another extend the query. */
const pause = 600;

/** Finds the next row whose name starts with the letters typed in one go. */
export function useTypeAhead() {
  const typed = useRef({ word: "", at: 0 });
  return (letter: string, index: number, rows: readonly TreeRow[]): number => {
    const now = performance.now();
    const { word, at } = typed.current;
    const goesOn = now - at < pause && word !== "";
    const next = (goesOn ? word : "") + letter.toLocaleLowerCase();
    typed.current = { word: next, at: now };
    // A longer query may still match the current row.
    const start = goesOn ? index : index + 1;
    const matches = ({ node, notice }: TreeRow) =>
      !notice && node.label.toLocaleLowerCase().startsWith(next);
    const below = rows.findIndex((row, place) => place >= start && matches(row));
    return below >= 0 ? below : rows.findIndex(matches);
  };
}
