import type { CSSProperties } from "react";
import type { DataTableDensity } from "./data-table-types.ts";

/** Every cell of a table's body. */
export const cellClasses =
  "border-b border-border px-3 py-1 whitespace-nowrap group-last:border-b-0";

/** The cell of the name; unless resized it fills the remaining width, and is truncated before the others are. */
export function nameClasses(takesRest: boolean): string {
  return takesRest
    ? "w-full min-w-48 max-w-0 truncate font-medium text-foreground"
    : "truncate font-medium text-foreground";
}

/** Any other cell; unless resized, its width is limited in favour of the name. */
export function otherClasses(isSized: boolean): string {
  return isSized ? "truncate text-muted-foreground" : "max-w-64 truncate text-muted-foreground";
}

/** The cell of a row's actions: in reach however far the columns go, where there is room for both. */
export const actionClasses = "bg-inherit sm:sticky sm:right-0";

/** The height of a row. */
export const heightClasses: Record<DataTableDensity, string> = { compact: "h-9", regular: "h-11" };

/** The same in px, for the rows that are not rendered. */
export const rowHeights: Record<DataTableDensity, number> = { compact: 36, regular: 44 };

/** A resized column has exactly that width, whatever its content. */
export function sizedStyle(width: number | undefined): CSSProperties | undefined {
  return width === undefined ? undefined : { width, minWidth: width, maxWidth: width };
}
