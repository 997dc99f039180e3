import type { ReactNode } from "react";

/** Which columns a table shows, in what order, and how wide. Plain data, fit to be stored. */
export interface DataTableLayout {
  /** Ids of the columns not shown. */
  readonly hidden: readonly string[];
  /** The ids of all columns. The first column is always first. */
  readonly order: readonly string[];
  /** Widths in px of the columns sized by hand. */
  readonly widths: Readonly<Record<string, number>>;
}

/** The narrowest and the widest a column can be made by hand, in px. */
export const columnWidths = { min: 48, max: 960 };

interface LayoutColumn {
  id: string;
  hiddenByDefault?: boolean | undefined;
}

/**
 * The layout before anybody changed it.
 *
 * @example const [layout, setLayout] = useState(stored ?? defaultTableLayout(columns));
 */
export function defaultTableLayout(columns: readonly LayoutColumn[]): DataTableLayout {
  return fitTableLayout(columns, { hidden: [], order: [], widths: {} });
}

/**
 * A stored layout made to fit the columns of today: columns that are gone are dropped, new ones come last, and the
 * first column is first and visible whatever was stored.
 *
 * @example fitTableLayout(columns, JSON.parse(stored))
 */
export function fitTableLayout(
  columns: readonly LayoutColumn[],
  stored: DataTableLayout,
): DataTableLayout {
  const ids = columns.map((column) => column.id);
  const known = stored.order.filter((id) => ids.includes(id));
  const isHidden = ({ id, hiddenByDefault }: LayoutColumn) =>
    stored.hidden.includes(id) || (hiddenByDefault === true && !known.includes(id));
  return {
    hidden: columns.slice(1).flatMap((column) => (isHidden(column) ? [column.id] : [])),
    order: [...new Set([...ids.slice(0, 1), ...known, ...ids])],
    widths: Object.fromEntries(
      ids.flatMap((id) => {
        const width = stored.widths[id];
        return width !== undefined && Number.isFinite(width) ? [[id, limitWidth(width)]] : [];
      }),
    ),
  };
}

/**
 * The visible columns of a layout, in their order: what an export of the list contains.
 *
 * @example shownColumns(columns, layout).map(columnLabel) // ["Title", "Type"]
 */
export function shownColumns<Column extends LayoutColumn>(
  columns: readonly Column[],
  stored: DataTableLayout,
): readonly Column[] {
  const { order, hidden } = fitTableLayout(columns, stored);
  return order.flatMap((id) =>
    hidden.includes(id) ? [] : columns.filter((column) => column.id === id),
  );
}

/** The layout with a column shown or hidden. */
export function withColumnShown(
  layout: DataTableLayout,
  id: string,
  shown: boolean,
): DataTableLayout {
  const others = layout.hidden.filter((other) => other !== id);
  return { ...layout, hidden: shown ? others : [...others, id] };
}

/** The layout with a column at another place, from 1: place 0 is the first column's own. */
export function withColumnAt(layout: DataTableLayout, id: string, place: number): DataTableLayout {
  const [first, ...others] = layout.order;
  if (first === undefined || first === id) return layout;
  const rest = others.filter((other) => other !== id);
  return { ...layout, order: [first, ...rest.toSpliced(Math.max(0, place - 1), 0, id)] };
}

/** The layout with a column of another width in px; undefined leaves the width to its content. */
export function withColumnWidth(
  layout: DataTableLayout,
  id: string,
  width: number | undefined,
): DataTableLayout {
  const { [id]: _before, ...others } = layout.widths;
  return {
    ...layout,
    widths: width === undefined ? others : { ...others, [id]: limitWidth(width) },
  };
}

/**
 * A column's name as plain text.
 *
 * @example columnLabel({ id: "title", header: "Title" }) // "Title"
 */
export function columnLabel(column: {
  id: string;
  header: ReactNode;
  label?: string | undefined;
}): string {
  return column.label ?? (typeof column.header === "string" ? column.header : column.id);
}

function limitWidth(width: number): number {
  return Math.round(Math.min(columnWidths.max, Math.max(columnWidths.min, width)));
}
