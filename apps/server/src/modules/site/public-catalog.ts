import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { InvalidationBus } from "../../db/invalidation-bus.ts";
import { queryRows } from "../../db/query-rows.ts";
import { publishedCounts } from "../../db/schema/index.ts";
import type { LabelKind } from "../../db/schema/published-lists.ts";
import { Buckets, type Bucket } from "./buckets.ts";
import { nextPublicChange } from "./next-change.ts";
import { Memoized } from "./memoized.ts";
import { readProductShelf, type ProductShelf } from "./products/product-shelf.ts";
import { loadPublicTypes, type PublicTypes } from "./public-types.ts";
import type { SearchIndex } from "./search/search-indexes.ts";
import { readSearchStatistics, type SearchStatistics } from "./search/search-statistics.ts";

/** A pinned article. */
export interface Pin {
  id: string;
  typeId: string;
  month: string;
  labels: Record<LabelKind, readonly string[]>;
}

interface Counted {
  typeId: string;
  count: number;
}

/** Limit of memoized numbers, against callers with ever new parameters. */
const MAX_MEMOIZED = 2000;

/**
 * A snapshot of what every public read needs: the types, the active pins, and article counts. Counting starts from the
 * numbers that triggers maintain and subtracts what is not visible now, which is little.
 */
export class PublicCatalog {
  readonly types: PublicTypes;
  /** In list order. */
  readonly pins: readonly Pin[];
  /** Visible articles of each type, without descendants. */
  readonly totals: ReadonlyMap<string, number>;
  /** Visible articles of all types. */
  readonly total: number;
  readonly #remembered = new Map<string, Promise<number>>();
  readonly #buckets: Memoized<Buckets>;
  readonly #searchStatistics: Record<SearchIndex["table"], Memoized<SearchStatistics>>;
  readonly #shelf: Memoized<ProductShelf>;

  constructor(loaded: Loaded) {
    this.#buckets = new Memoized(() => loadBuckets(loaded));
    const statisticsOf = (table: SearchIndex["table"]) =>
      new Memoized(() => readSearchStatistics(loaded.db, table));
    this.#searchStatistics = {
      article_search: statisticsOf("article_search"),
      product_search: statisticsOf("product_search"),
    };
    this.#shelf = new Memoized(() => readProductShelf(loaded.db, loaded.types.defaultLanguage));
    this.types = loaded.types;
    this.pins = loaded.pins;
    this.totals = sumByType([...loaded.counted, ...loaded.hidden.map(negative)]);
    this.total = this.totals.values().reduce((sum, count) => sum + count, 0);
  }

  /** Visible articles of some types, without descendants. */
  count(typeIds: readonly string[]): number {
    return typeIds.reduce((sum, id) => sum + (this.totals.get(id) ?? 0), 0);
  }

  /** Visible articles by type, `orderBy` and month, without the pins. */
  unpinnedBuckets(): Promise<Buckets> {
    return this.#buckets.get();
  }

  /** What searches need beforehand. */
  searchStatistics(table: SearchIndex["table"]): Promise<SearchStatistics> {
    return this.#searchStatistics[table].get();
  }

  /** The categories and series of products. */
  shelf(): Promise<ProductShelf> {
    return this.#shelf.get();
  }

  /** Memoizes a number as long as the catalogue is valid. */
  remember(key: string, workOut: () => Promise<number>): Promise<number> {
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    if (this.#remembered.size >= MAX_MEMOIZED) this.#remembered.clear();
    const made = workOut();
    this.#remembered.set(key, made);
    made.catch(() => this.#remembered.delete(key));
    return made;
  }

  /** Visible articles of some types, by month. */
  async months(typeIds: readonly string[]): Promise<Map<string, number>> {
    const requested = new Set(typeIds);
    const counts = (await this.#buckets.get()).months(typeIds);
    for (const { typeId, month } of this.pins) {
      if (requested.has(typeId)) counts.set(month, (counts.get(month) ?? 0) + 1);
    }
    return counts;
  }
}

interface Loaded {
  db: Db;
  types: PublicTypes;
  pins: Pin[];
  /** Articles by type, including those not visible now. */
  counted: Counted[];
  /** Those not visible now. */
  hidden: Bucket[];
  /** Active pins. */
  pinned: Bucket[];
}

interface Held {
  generation: number;
  loading: Promise<Lasting>;
}

interface Lasting {
  catalog: PublicCatalog;
  from: number;
  /** When a scheduled change next invalidates it. */
  until: number;
}

/** A catalogue goes on reading where it was loaded: the primary and a replica have one each. */
const held = new WeakMap<InvalidationBus, WeakMap<Db, Held>>();

function heldOf(changes: InvalidationBus): WeakMap<Db, Held> {
  const known = held.get(changes) ?? new WeakMap<Db, Held>();
  held.set(changes, known);
  return known;
}

/** The current catalogue, cached until a write in any process or a scheduled change invalidates it. */
export async function publicCatalog(
  db: Db,
  changes: InvalidationBus | undefined,
  now: Date,
): Promise<PublicCatalog> {
  if (changes === undefined || !changes.connected) return loadCatalog(db, now);
  const own = heldOf(changes);
  for (;;) {
    const known = own.get(db);
    if (known?.generation !== changes.generation) return (await hold(db, changes, now)).catalog;
    const { catalog, from, until } = await known.loading;
    if (from <= now.getTime() && now.getTime() < until) return catalog;
    // Time has passed a scheduled change; the first reader reloads it for all.
    if (own.get(db) === known) own.delete(db);
  }
}

async function hold(db: Db, changes: InvalidationBus, now: Date): Promise<Lasting> {
  const loading = Promise.all([loadCatalog(db, now), nextPublicChange(db, now)]).then(
    ([catalog, next]) => ({ catalog, from: now.getTime(), until: next?.getTime() ?? Infinity }),
  );
  const entry = { generation: changes.generation, loading };
  const own = heldOf(changes);
  own.set(db, entry);
  try {
    return await loading;
  } catch (error) {
    if (own.get(db) === entry) own.delete(db);
    throw error;
  }
}

/** Loads a catalogue. */
export async function loadCatalog(db: Db, now: Date): Promise<PublicCatalog> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const month = sql`to_char(published_at at time zone 'UTC', 'YYYY-MM')`;
  const [types, pinned, counted, hidden] = await Promise.all([
    loadPublicTypes(db, now),
    queryRows<PinRow>(
      db,
      sql`select id, type_id as "typeId", order_by as "orderBy", ${month} as month, tags,
            recommend_positions as positions, card ->> 'author' as author from published_articles
          where is_top and (top_until is null or top_until > ${at})
            and live_from <= ${at} and (live_until is null or live_until > ${at})
          order by order_by desc, published_at desc, id desc`,
    ),
    queryRows<Counted>(
      db,
      sql`select type_id as "typeId", sum(count)::int as count from published_counts group by type_id`,
    ),
    queryRows<Bucket>(
      db,
      sql`select type_id as "typeId", order_by as "orderBy", ${month} as month, count(*)::int as count
          from (select type_id, order_by, published_at from published_articles where live_from > ${at}
            union all select type_id, order_by, published_at from published_articles
            where live_until <= ${at} and live_from <= ${at}) hidden group by 1, 2, 3`,
    ),
  ]);
  return new PublicCatalog({
    db,
    types,
    pins: pinned.map(({ tags, positions, author, ...pin }) => ({
      ...pin,
      labels: { tag: tags, position: positions, author: author === null ? [] : [author] },
    })),
    counted,
    hidden,
    pinned: pinned.map((pin) => ({ ...pin, count: 1 })),
  });
}

interface PinRow extends Omit<Bucket, "count"> {
  id: string;
  tags: string[];
  positions: string[];
  author: string | null;
}

async function loadBuckets({ db, hidden, pinned }: Loaded): Promise<Buckets> {
  const { typeId, orderBy, month, count } = publishedCounts;
  const counted = await db.select({ typeId, orderBy, month, count }).from(publishedCounts);
  const sums = new Map<string, Bucket>();
  for (const bucket of [...counted, ...[...hidden, ...pinned].map(negative)]) {
    const key = `${bucket.typeId} ${bucket.orderBy} ${bucket.month}`;
    sums.set(key, { ...bucket, count: (sums.get(key)?.count ?? 0) + bucket.count });
  }
  return new Buckets([...sums.values()].filter(({ count: left }) => left > 0));
}

function negative<T extends Counted>(counted: T): T {
  return { ...counted, count: -counted.count };
}

function sumByType(counts: readonly Counted[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { typeId, count } of counts) sums.set(typeId, (sums.get(typeId) ?? 0) + count);
  return sums;
}
