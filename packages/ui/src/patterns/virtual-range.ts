/** The rows to render, from `from` up to, but without, `to`; and the px that the rows before and after them need. */
export interface VirtualRange {
  from: number;
  to: number;
  before: number;
  after: number;
}

/** The scroll state of a list with rows of equal height. */
export interface ScrollState {
  count: number;
  rowHeight: number;
  /** Px of rows that fit in the box. */
  viewHeight: number;
  scrollTop: number;
}

/** Browsers limit the height of an element: Firefox to 17.9 million px, Chromium to 33.5. */
export const maxScrollHeight = 15_000_000;

/** Rows rendered beyond the box on each side, so that a small scroll shows no gap. */
const overscan = 3;

/**
 * The rows in the box. Where all of them would be too high for the browser, a step of the scroll bar
 * moves more than one step of the rows.
 *
 * @example virtualRange({ count: 1000, rowHeight: 36, viewHeight: 720, scrollTop: 3600 }) // rows 97 to 124
 */
export function virtualRange(rows: ScrollState): VirtualRange {
  const { count, rowHeight, viewHeight } = rows;
  const height = scrollHeightOf(rows);
  const scrollTop = Math.max(0, Math.min(rows.scrollTop, height - viewHeight));
  const offset = scrollTop * scaleOf(rows);
  const first = Math.floor(offset / rowHeight);
  const last = Math.min(count, Math.ceil((offset + viewHeight) / rowHeight));
  // The positions of the first and the last row in view on the scroll bar's scale; the overscan must fit beside them.
  const firstTop = scrollTop + first * rowHeight - offset;
  const lastBottom = scrollTop + last * rowHeight - offset;
  const above = Math.min(overscan, first, Math.floor(Math.max(0, firstTop) / rowHeight));
  const below = Math.min(
    overscan,
    count - last,
    Math.floor(Math.max(0, height - lastBottom) / rowHeight),
  );
  return {
    from: first - above,
    to: last + below,
    before: Math.max(0, firstTop - above * rowHeight),
    after: Math.max(0, height - lastBottom - below * rowHeight),
  };
}

/**
 * The scroll position that shows a row wholly; the current one when it is in view already.
 *
 * @example scrollTopOf({ count: 1000, rowHeight: 36, viewHeight: 720, scrollTop: 0 }, 30) // 396
 */
export function scrollTopOf(rows: ScrollState, index: number): number {
  const { rowHeight, viewHeight, scrollTop } = rows;
  const scale = scaleOf(rows);
  const top = index * rowHeight;
  const offset = scrollTop * scale;
  if (top < offset) return top / scale;
  if (top + rowHeight > offset + viewHeight) return (top + rowHeight - viewHeight) / scale;
  return scrollTop;
}

function scrollHeightOf({ count, rowHeight }: ScrollState): number {
  return Math.min(count * rowHeight, maxScrollHeight);
}

/** Px of rows for one px of the scroll bar. */
function scaleOf(rows: ScrollState): number {
  const reach = scrollHeightOf(rows) - rows.viewHeight;
  return reach > 0 ? (rows.count * rows.rowHeight - rows.viewHeight) / reach : 1;
}
