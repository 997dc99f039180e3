/** Number of articles of a type in one month of one `orderBy`. */
export interface Bucket {
  readonly typeId: string;
  readonly orderBy: number;
  /** `YYYY-MM`, in UTC. */
  readonly month: string;
  readonly count: number;
}

/**
 * Buckets in list order, the highest `orderBy` and the newest month first. A large site has tens of thousands, so they
 * are sorted once, and a read looks only at those of its month or type.
 */
export class Buckets {
  readonly #all: readonly Bucket[];
  readonly #ofMonth: ReadonlyMap<string, Bucket[]>;
  readonly #ofType: ReadonlyMap<string, Bucket[]>;
  /** Of each type. */
  readonly #months: ReadonlyMap<string, ReadonlyMap<string, number>>;

  constructor(buckets: readonly Bucket[]) {
    this.#all = buckets.toSorted(
      (a, b) => b.orderBy - a.orderBy || Number(a.month < b.month) - Number(a.month > b.month),
    );
    this.#ofMonth = Map.groupBy(this.#all, ({ month }) => month);
    this.#ofType = Map.groupBy(this.#all, ({ typeId }) => typeId);
    this.#months = new Map(Array.from(this.#ofType, ([id, list]) => [id, sumByMonth(list)]));
  }

  /** Those of some types, in order. */
  of(typeIds: readonly string[], month?: string): readonly Bucket[] {
    const [first] = typeIds;
    if (first === undefined) return [];
    if (month === undefined && typeIds.length === 1) return this.#ofType.get(first) ?? [];
    const requested = new Set(typeIds);
    const among = month === undefined ? this.#all : (this.#ofMonth.get(month) ?? []);
    return among.filter(({ typeId }) => requested.has(typeId));
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

function sumByMonth(buckets: readonly Bucket[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { month, count } of buckets) sums.set(month, (sums.get(month) ?? 0) + count);
  return sums;
}
