import { createHash } from "node:crypto";
import { and, asc, desc, eq, gt, notExists } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { operationLogs, operationLogSeals } from "../../db/schema/index.ts";
import { tryLock } from "../../db/try-lock.ts";

export type LogEntry = typeof operationLogs.$inferSelect;
export type LogSeal = typeof operationLogSeals.$inferSelect;

/** What the first seal follows. */
export const CHAIN_START = "0".repeat(64);

/** "Atrium operation log": one server seals at a time, so that the chain has one end. */
const SEALING_LOCK = 4_172_311;
const MAX_ENTRIES = 1_000;
/** Longer than any transaction lasts: an entry may become visible after later ones. */
const LATE_MS = 86_400_000;

/**
 * Seals committed entries that have no seal yet, at most 1,000 of them, and returns how many. An entry is sealed after its
 * transaction, since a chain within would make all writes wait for each other.
 */
export async function sealLog(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await tryLock(tx, SEALING_LOCK))) return 0;
    const last = await lastSeal(tx);
    const entries = await unsealed(tx, last, now);
    if (entries.length > 0) await tx.insert(operationLogSeals).values(sealsOf(entries, last));
    return entries.length;
  });
}

async function unsealed(tx: Db, last: LogSeal | undefined, now: Date): Promise<LogEntry[]> {
  const own = tx
    .select()
    .from(operationLogSeals)
    .where(eq(operationLogSeals.entryId, operationLogs.id));
  return tx
    .select()
    .from(operationLogs)
    .where(and(await nearEnd(tx, last, now), notExists(own)))
    .orderBy(asc(operationLogs.createdAt), asc(operationLogs.id))
    .limit(MAX_ENTRIES);
}

/** Leaves out what was sealed long ago. A clock that ran ahead does not count. */
async function nearEnd(tx: Db, last: LogSeal | undefined, now: Date) {
  if (last === undefined) return undefined;
  const { createdAt, id } = operationLogs;
  const [newest] = await tx.select({ createdAt }).from(operationLogs).where(eq(id, last.entryId));
  if (newest === undefined) return undefined;
  return gt(createdAt, new Date(Math.min(newest.createdAt.getTime(), now.getTime()) - LATE_MS));
}

async function lastSeal(db: Db): Promise<LogSeal | undefined> {
  const { position } = operationLogSeals;
  const [last] = await db.select().from(operationLogSeals).orderBy(desc(position)).limit(1);
  return last;
}

function sealsOf(entries: readonly LogEntry[], last: LogSeal | undefined): LogSeal[] {
  let position = last?.position ?? 0;
  let hash = last?.hash ?? CHAIN_START;
  return entries.map((entry) => {
    position += 1;
    hash = hashOf(hash, position, entry);
    return { position, entryId: entry.id, hash };
  });
}

/** The hash of an entry's seal, which covers every column and the seal before it. */
export function hashOf(previous: string, position: number, entry: LogEntry): string {
  const changes = entry.changes.map(({ field, before, after }) => [field, before, after]);
  const text = JSON.stringify([
    previous,
    position,
    entry.id,
    entry.createdAt.toISOString(),
    entry.userId,
    entry.username,
    entry.name,
    entry.operationId,
    entry.targetType,
    entry.targetId,
    entry.targetName,
    entry.errorCode,
    changes,
    entry.address,
    entry.requestId,
    // Entries that were sealed before there were access tokens keep their hash.
    ...(entry.accessTokenName === null ? [] : [entry.accessTokenName]),
  ]);
  return createHash("sha256").update(text).digest("hex");
}
