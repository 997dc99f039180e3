/** How many articles of a type stand in one month of one `orderBy`. */
export interface Bucket {
  readonly typeId: string;
  readonly orderBy: number;
  /** `YYYY-MM`, in UTC. */
  readonly month: string;
  readonly count: number;
}

/** Where reading begins in the order of lists, and how many articles are passed over from there. */
export type Reading = FromPlace | WithinMonth;

/** Everything of some types below a place: by `orderBy`, then by date. */
export interface FromPlace {
  readonly kind: "from";
  readonly typeIds: readonly string[];
  readonly belowOrder: number;
  /** A moment as the database takes it. */
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

/** Reads types from their first article on, passing over `skip` of them: dear when these are many. */
export function readFromTop(typeIds: readonly string[], skip: number): FromPlace {
  return { kind: "from", typeIds, belowOrder: HIGHEST, below: "infinity", skip };
}

/**
 * Reads some articles in the middle of the order, beginning in the month where they are: what stands before is summed up
 * from the buckets instead of being read.
 */
export function readFromMonth(
  buckets: readonly Bucket[],
  offset: number,
  limit: number,
): FromPlace {
  const { touched, skip } = touchedBy(buckets, offset, limit);
  const [first] = touched[0] ?? [];
  if (first === undefined) return readFromTop([], 0);
  const typeIds = [...new Set(touched.flat().map(({ typeId }) => typeId))];
  const { before: below } = monthBounds(first.month);
  return { kind: "from", typeIds, belowOrder: first.orderBy, below, skip };
}

/** The same where all buckets are of one month, so that the months between them stay unread. */
export function readWithinMonth(
  month: string,
  buckets: readonly Bucket[],
  offset: number,
  limit: number,
): WithinMonth {
  const { touched, skip } = touchedBy(buckets, offset, limit);
  const parts = touched.flat();
  const typeIds = parts.map(({ typeId }) => typeId);
  const orders = parts.map(({ orderBy }) => orderBy);
  return { kind: "month", typeIds, orders, ...monthBounds(month), skip };
}

const HIGHEST = 2_147_483_647;

/** First moment of a month and first one after it, as the database takes them. */
export function monthBounds(month: string): { since: string; before: string } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const next = number === 12 ? [year + 1, 1] : [year, number + 1];
  const [nextYear, nextMonth] = next.map((part) => String(part).padStart(2, "0"));
  // A year of five digits has no month after it that ISO 8601 could write.
  const before =
    year >= 9999 && number === 12 ? "infinity" : `${nextYear}-${nextMonth}-01T00:00:00Z`;
  return { since: `${month}-01T00:00:00Z`, before };
}

type Group = readonly [Bucket, ...Bucket[]];

/** The buckets that hold some articles, in order, those of several types side by side. */
function touchedBy(
  buckets: readonly Bucket[],
  offset: number,
  limit: number,
): { touched: Group[]; skip: number } {
  const touched: Group[] = [];
  let skip = 0;
  let passed = 0;
  for (const group of inOrder(buckets)) {
    const size = group.reduce((sum, { count }) => sum + count, 0);
    if (passed + size > offset) {
      if (touched.length === 0) skip = offset - passed;
      touched.push(group);
    }
    passed += size;
    if (passed >= offset + limit) break;
  }
  return { touched, skip };
}

function inOrder(buckets: readonly Bucket[]): Group[] {
  const groups = Map.groupBy(buckets, ({ orderBy, month }) => `${orderBy} ${month}`);
  return [...groups.values()]
    .filter((group): group is [Bucket, ...Bucket[]] => group.length > 0)
    .sort(([a], [b]) => b.orderBy - a.orderBy || (a.month < b.month ? 1 : -1));
}
