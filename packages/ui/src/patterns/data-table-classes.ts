import type { CSSProperties } from "react";
import type { DataTableDensity } from "./data-table-types.ts";

/** Every cell of a table's body. */
export const cellClasses =
  "border-b border-border px-3 py-1 whitespace-nowrap group-last:border-b-0";

/** The cell of the name; unless resized or of a `width` of its own it takes a quarter, and is truncated before the others are. */
export function nameClasses(takesRest: boolean): string {
  return takesRest
    ? "w-1/4 min-w-48 max-w-0 truncate font-medium text-foreground"
    : "truncate font-medium text-foreground";
}

/** Any other cell; unless resized, its width is limited in favour of the name. */
export function otherClasses(isSized: boolean): string {
  return isSized ? "truncate text-muted-foreground" : "max-w-64 truncate text-muted-foreground";
}

/** A strip in the row's own colour beside a cell that stays: over a cell that ends there it covers but its padding. */
export const fadeClasses =
  "sm:before:pointer-events-none sm:before:absolute sm:before:inset-y-0 sm:before:right-full sm:before:w-3 sm:before:bg-inherit sm:before:mask-l-from-0%";

/** The cell of a row's actions: in reach however far the columns go, which fade where they pass below it. */
export const actionClasses = `bg-inherit sm:sticky sm:right-0 ${fadeClasses}`;

/** The height of a row. */
export const heightClasses: Record<DataTableDensity, string> = { compact: "h-9", regular: "h-11" };

/** The same in px, for the rows that are not rendered. */
export const rowHeights: Record<DataTableDensity, number> = { compact: 36, regular: 44 };

/** A resized column has exactly that width, whatever its content. */
export function sizedStyle(width: number | undefined): CSSProperties | undefined {
  return width === undefined ? undefined : { width, minWidth: width, maxWidth: width };
}

/** Parts of a table whose rows are cards, in place of those above. */
export const cardClasses = {
  row: "relative flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-border p-3 scroll-mt-12 last:border-b-0",
  select: "-order-2 grid size-8 place-items-center p-0 pointer-coarse:size-11",
  /** Titles wrap: there is room below. */
  name: "-order-1 min-w-0 flex-[1_0_calc(100%-4rem)] p-0 text-base font-medium wrap-anywhere text-foreground [&_.truncate]:whitespace-normal pointer-coarse:[&_:is(a,button)]:py-2.5",
  cell: "flex min-w-0 max-w-full items-baseline gap-1.5 p-0 text-sm text-muted-foreground empty:hidden has-[img]:items-center",
  actions:
    "ml-auto p-0 pointer-coarse:[&_a]:min-h-11 pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11",
  head: "sticky top-0 z-10 flex items-center gap-x-3 overflow-x-auto border-b [scrollbar-width:none] border-border bg-card px-3 py-1",
} as const;

/** The roles of a table, said aloud: elements that are not displayed as a table lose their own. */
export const cardRoles = {
  table: "table",
  rowgroup: "rowgroup",
  row: "row",
  cell: "cell",
  columnheader: "columnheader",
} as const;
