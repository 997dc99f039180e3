import type { Node } from "@tiptap/pm/model";

/** The least width of a column, in CSS pixels. */
export const minColumnWidth = 48;

/** The widths of a table's columns, by the cells of its first row; null where the text decides. */
export function widthsOf(table: Node): (number | null)[] {
  const cells = table.firstChild?.children ?? [];
  return cells.flatMap(({ attrs }) => {
    const widths: readonly (number | undefined)[] | null = attrs["colwidth"];
    const span: number = attrs["colspan"];
    return Array.from({ length: span }, (_, index) => Math.round(widths?.[index] ?? 0) || null);
  });
}

/** The widths of a cell's columns as its table names them: those of the first row say it for all. */
export function readWidths(cell: HTMLElement): number[] | null {
  const row = cell.parentElement;
  const table = cell.closest("table");
  if (row === null || table === null || table.querySelector("tr") !== row) return null;
  const columns = columnsOf(table).map((column) => Number(column.getAttribute("width")) || 0);
  const before = [...row.children].slice(0, [...row.children].indexOf(cell));
  const start = before.reduce((sum, other) => sum + spanOf(other, "colspan"), 0);
  const span = spanOf(cell, "colspan");
  const widths = Array.from({ length: span }, (_, index) => columns[start + index] ?? 0);
  return widths.some(Boolean) ? widths : null;
}

/** The columns that a table names, each as often as it counts. */
export function columnsOf(table: Element): Element[] {
  return [...table.children]
    .filter(({ tagName }) => tagName === "COLGROUP")
    .flatMap((group) => (group.children.length > 0 ? [...group.children] : [group]))
    .flatMap((column) => Array.from({ length: spanOf(column, "span") }, () => column));
}

function spanOf(element: Element, name: "span" | "colspan"): number {
  return Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), 1000);
}
