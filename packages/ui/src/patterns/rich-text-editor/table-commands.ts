import type { Node } from "@tiptap/pm/model";
import type { Command, EditorState, Transaction } from "@tiptap/pm/state";
import {
  columnIsHeader,
  isInTable,
  moveTableColumn,
  moveTableRow,
  rowIsHeader,
  selectedRect,
} from "@tiptap/pm/tables";
import { tableClass } from "../rich-text/site-classes.ts";
import { minColumnWidth } from "./table-widths.ts";

/** The step by which keys change a width, in CSS pixels. */
export const columnWidthStep = 10;
const maxColumnWidth = 2000;

type Direction = -1 | 1;

/** Moves the row of the cursor; the head of a table stays its head. */
export function moveRow(direction: Direction): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { map, table, tableStart, top: from } = selectedRect(state);
    const to = from + direction;
    const isOutside = to < 0 || to >= map.height;
    if (isOutside || rowIsHeader(map, table, from) !== rowIsHeader(map, table, to)) return false;
    const sections = table.children.map((row) => row.attrs["section"]);
    return moveTableRow({ from, to })(
      state,
      dispatch && ((tr) => dispatch(withSections(tr, tableStart, sections))),
    );
  };
}

/** Moves the column of the cursor; the head of a table stays its head. */
export function moveColumn(direction: Direction): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { map, table, left: from } = selectedRect(state);
    const to = from + direction;
    const isOutside = to < 0 || to >= map.width;
    if (isOutside || columnIsHeader(map, table, from) !== columnIsHeader(map, table, to)) {
      return false;
    }
    return moveTableColumn({ from, to })(state, dispatch);
  };
}

/** Makes the columns of the cursor, or of the selected cells, as wide as said; null lets their text decide. */
export function setColumnWidth(width: number | null): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    if (!dispatch) return true;
    const { map, table, tableStart, left, right } = selectedRect(state);
    const pixels = width === null ? 0 : clamp(Math.round(width));
    const { tr } = state;
    for (const at of new Set(map.map)) {
      const cell = table.nodeAt(at);
      if (cell === null) continue;
      const first = map.colCount(at);
      const old: readonly number[] | null = cell.attrs["colwidth"];
      const span: number = cell.attrs["colspan"];
      const widths = Array.from({ length: span }, (_, index) => {
        const column = first + index;
        return column >= left && column < right ? pixels : (old?.[index] ?? 0);
      });
      const colwidth = widths.some(Boolean) ? widths : null;
      if (String(old) === String(colwidth)) continue;
      tr.setNodeMarkup(tableStart + at, null, { ...cell.attrs, colwidth });
    }
    dispatch(tr);
    return true;
  };
}

/** Has the rows of the table stacked on narrow screens, or not any more. */
export const toggleStackedRows: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { table, tableStart } = selectedRect(state);
  const names = classesOf(table);
  const others = names.filter((name) => name !== tableClass);
  const next = others.length < names.length ? others : [...names, tableClass];
  dispatch?.(state.tr.setNodeAttribute(tableStart - 1, "class", next.join(" ") || null));
  return true;
};

/** Whether the rows of the table are stacked on narrow screens. */
export function hasStackedRows(state: EditorState): boolean {
  return isInTable(state) && classesOf(selectedRect(state).table).includes(tableClass);
}

function classesOf(table: Node): string[] {
  const names: unknown = table.attrs["class"];
  return typeof names === "string" ? names.split(" ") : [];
}

/** The width of the column of the cursor; null where its text decides. */
export function columnWidth(state: EditorState): number | null {
  if (!isInTable(state)) return null;
  const { map, table, left } = selectedRect(state);
  const at = map.map[left];
  const cell = at === undefined ? null : table.nodeAt(at);
  if (cell === null || at === undefined) return null;
  const widths: readonly number[] | null = cell.attrs["colwidth"];
  return widths?.[left - map.colCount(at)] || null;
}

function clamp(width: number): number {
  return Math.min(Math.max(width, minColumnWidth), maxColumnWidth);
}

/** Which part of a table a row belongs to depends on its place. */
function withSections(tr: Transaction, tableStart: number, sections: readonly unknown[]) {
  const table = tr.doc.nodeAt(tableStart - 1);
  let at = tableStart;
  for (const [index, row] of (table?.children ?? []).entries()) {
    const section = sections[index];
    if (row.attrs["section"] !== section) tr.setNodeAttribute(at, "section", section);
    at += row.nodeSize;
  }
  return tr;
}
