import { inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import { cacheChanges } from "../../db/schema/index.ts";
import { tryLock } from "../../db/try-lock.ts";
import { queueWebhooks } from "../webhooks/queue-webhooks.ts";

const SENDING_LOCK = 4_172_313;
/** Taken at once. */
const MAX_CHANGES = 5000;
/** CDNs take no more in one call: then everything is dropped. */
const MAX_KEYS = 100;
/** Servers' clocks differ a little, and each serves what is public by its own. */
const SETTLING_MS = 2000;

type Change = Pick<typeof cacheChanges.$inferSelect, "key" | "listed">;

/**
 * Sends webhooks the keys that caches must drop: for what was written since the last time, and for what the clock has
 * published or ended. One server does it at a time, and each change is sent once. Returns the number of keys.
 */
export async function queueCacheChanges(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - SETTLING_MS);
  if (!(await isDue(db, until))) return 0;
  return db.transaction(async (tx) => {
    if (!(await tryLock(tx, SENDING_LOCK))) return 0;
    const keys = keysOf(await takeChanges(tx, until));
    if (keys.size === 0) return 0;
    const sent = keys.size > MAX_KEYS || keys.has("site") ? ["site"] : [...keys];
    const subject = { bizType: "site", id: "site", keys: sent };
    await queueWebhooks(tx, "cache.invalidated", subject, now);
    return sent.length;
  });
}

const { position, key, listed, dueAt } = cacheChanges;

function isDueBy(until: Date) {
  return or(isNull(dueAt), lte(dueAt, until));
}

/** Almost always nothing is, and then nothing is locked or written. */
async function isDue(db: Db, until: Date): Promise<boolean> {
  const found = sql`select 1 from ${cacheChanges} where ${isDueBy(until)} limit 1`;
  return (await queryRows(db, found)).length > 0;
}

async function takeChanges(tx: Db, until: Date): Promise<Change[]> {
  const oldest = tx
    .select({ position })
    .from(cacheChanges)
    .where(isDueBy(until))
    .orderBy(position)
    .limit(MAX_CHANGES);
  return tx.delete(cacheChanges).where(inArray(position, oldest)).returning({ key, listed });
}

/** Lists change with the articles that are in them and their places, not with what an article says. */
export function keysOf(changes: readonly Change[]): Set<string> {
  const keys = new Set(changes.map((change) => change.key));
  if (keys.size > 0) keys.add("records");
  const places = new Map<string, number>();
  for (const change of changes) {
    if (change.listed === null) continue;
    const place = change.key + change.listed.slice(1);
    places.set(place, (places.get(place) ?? 0) + (change.listed.startsWith("+") ? 1 : -1));
  }
  if ([...places.values()].some((count) => count !== 0)) keys.add("articles");
  return keys;
}
