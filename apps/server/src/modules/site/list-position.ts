import type { Place } from "./buckets.ts";

/** Where reading starts in list order, and how many articles are skipped from there. */
export type Reading = FromTop | FromPosition | WithinMonth;

/** Everything of some types. */
export interface FromTop {
  readonly kind: "top";
  readonly typeIds: readonly string[];
  readonly skip: number;
}

/** Everything of some types below a position: by `orderBy`, then by date. */
export interface FromPosition {
  readonly kind: "below";
  readonly typeIds: readonly string[];
  readonly belowOrder: number;
  /** Timestamp as PostgreSQL's text. */
  readonly below: string;
  readonly skip: number;
}

/** What some types have in one month under some values of `orderBy`. */
export interface WithinMonth {
  readonly kind: "month";
  readonly typeIds: readonly string[];
  readonly orders: readonly number[];
  readonly since: string;
  readonly before: string;
  readonly skip: number;
}

/** Reads types from their first article, skipping `skip`: expensive when these are many. */
export function readFromTop(typeIds: readonly string[], skip: number): FromTop {
  return { kind: "top", typeIds, skip };
}

/**
 * Reads articles in the middle of the order, starting in their month: what is before is summed from the places
 * instead of being read.
 *
 * @param places In list order.
 */
export function readFromMonth(
  places: readonly Place[],
  offset: number,
  limit: number,
): FromTop | FromPosition {
  const { touched, skip } = touchedBy(places, offset, limit);
  const [first] = touched;
  if (first === undefined) return readFromTop([], 0);
  const typeIds = [...new Set(touched.flatMap((place) => place.typeIds))];
  const { before: below } = monthBounds(first.month);
  return { kind: "below", typeIds, belowOrder: first.orderBy, below, skip };
}

/** For places of one month in list order, so that the months between them stay unread. */
export function readWithinMonth(
  month: string,
  places: readonly Place[],
  offset: number,
  limit: number,
): WithinMonth {
  const { touched, skip } = touchedBy(places, offset, limit);
  const typeIds = touched.flatMap((place) => place.typeIds);
  const orders = touched.flatMap((place) => place.typeIds.map(() => place.orderBy));
  return { kind: "month", typeIds, orders, ...monthBounds(month), skip };
}

/** Start of a month and of the next one, as PostgreSQL's text. */
export function monthBounds(month: string): { since: string; before: string } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const next = number === 12 ? [year + 1, 1] : [year, number + 1];
  const [nextYear, nextMonth] = next.map((part) => String(part).padStart(2, "0"));
  // ISO 8601 cannot write the month after a five-digit year.
  const before =
    year >= 9999 && number === 12 ? "infinity" : `${nextYear}-${nextMonth}-01T00:00:00Z`;
  return { since: `${month}-01T00:00:00Z`, before };
}

/** The places of some articles in order. */
function touchedBy(
  places: readonly Place[],
  offset: number,
  limit: number,
): { touched: Place[]; skip: number } {
  const touched: Place[] = [];
  let skip = 0;
  let passed = 0;
  for (const place of places) {
    if (passed + place.count > offset) {
      if (touched.length === 0) skip = offset - passed;
      touched.push(place);
    }
    passed += place.count;
    if (passed >= offset + limit) break;
  }
  return { touched, skip };
}
