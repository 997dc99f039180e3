/** Number of articles of a type in one month of one `orderBy`. */
export interface Bucket {
  readonly typeId: string;
  readonly orderBy: number;
  /** `YYYY-MM`, in UTC. */
  readonly month: string;
  readonly count: number;
}

/** Articles of one month and one `orderBy`, of several types side by side. */
export interface Place {
  readonly orderBy: number;
  readonly month: string;
  readonly typeIds: string[];
  count: number;
}

/** Sets of types that are remembered, against callers with ever new ones. */
const MAX_REMEMBERED = 100;

/**
 * Buckets in list order, the highest `orderBy` and the newest month first. A large site has tens of thousands, so they
 * are sorted once, and put together once for the types of a list.
 */
export class Buckets {
  readonly #all: readonly Bucket[];
  readonly #ofMonth: ReadonlyMap<string, Bucket[]>;
  /** Of each type. */
  readonly #months: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly #places = new Map<string, readonly Place[]>();

  constructor(buckets: readonly Bucket[]) {
    this.#all = buckets.toSorted(
      (a, b) => b.orderBy - a.orderBy || Number(a.month < b.month) - Number(a.month > b.month),
    );
    this.#ofMonth = Map.groupBy(this.#all, ({ month }) => month);
    const ofType = Map.groupBy(this.#all, ({ typeId }) => typeId);
    this.#months = new Map(Array.from(ofType, ([id, list]) => [id, sumByMonth(list)]));
  }

  /** Where some types have articles, in order. */
  places(typeIds: readonly string[]): readonly Place[] {
    const key = typeIds.join(" ");
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    if (this.#places.size >= MAX_REMEMBERED) this.#places.clear();
    const places = sideBySide(this.#all, typeIds);
    this.#places.set(key, places);
    return places;
  }

  placesInMonth(typeIds: readonly string[], month: string): readonly Place[] {
    return sideBySide(this.#ofMonth.get(month) ?? [], typeIds);
  }

  /** How many some types have in each month. */
  months(typeIds: readonly string[]): Map<string, number> {
    const sums = new Map<string, number>();
    for (const typeId of new Set(typeIds)) {
      for (const [month, count] of this.#months.get(typeId) ?? []) {
        sums.set(month, (sums.get(month) ?? 0) + count);
      }
    }
    return sums;
  }
}

/** @param buckets In list order. */
function sideBySide(buckets: readonly Bucket[], typeIds: readonly string[]): Place[] {
  const requested = new Set(typeIds);
  const places: Place[] = [];
  for (const { typeId, orderBy, month, count } of buckets) {
    if (!requested.has(typeId)) continue;
    const last = places.at(-1);
    if (last?.orderBy === orderBy && last.month === month) {
      last.typeIds.push(typeId);
      last.count += count;
    } else places.push({ orderBy, month, typeIds: [typeId], count });
  }
  return places;
}

function sumByMonth(buckets: readonly Bucket[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { month, count } of buckets) sums.set(month, (sums.get(month) ?? 0) + count);
  return sums;
}
