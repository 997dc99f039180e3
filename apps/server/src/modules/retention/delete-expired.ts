import { and, asc, eq, gte, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { deleteExpiredChallenges } from "../../auth/passkey-challenges.ts";
import { deleteExpiredSessions } from "../../auth/sessions.ts";
import type { Db } from "../../db/db.ts";
import {
  articles,
  deletedRecords,
  messages,
  operationLogs,
  operationLogSeals,
  signInLogs,
} from "../../db/schema/index.ts";
import { systemAuthor } from "../../db/stamp.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Retention } from "../../kernel/config/retention.ts";
import { deleteOldPreviewLinks } from "../article-previews/preview-links.ts";
import { deleteArticle } from "../articles/trash.ts";
import { recordChange, serverCall, type RecordChange } from "../audit/record-change.ts";
import { deleteNotices } from "../notifications/read-notices.ts";
import { settleMessageNotices } from "../notifications/settle-post-notices.ts";
import { deleteExpiredAttempts } from "../oidc/oidc-attempts.ts";
import { admitRetention } from "./admit-retention.ts";
import { withRetentionLock } from "./retention-lock.ts";

/** The operation in the log when the server itself deletes what is no longer kept. */
export const RETENTION = "retention";

const DAY_MS = 86_400_000;
const BATCH = 2_000;
/** Of articles, each of which is a transaction. */
const MAX_ARTICLES = 200;

/**
 * Deletes what is older than the settings keep, and says in the operation log what it was; and expired sessions, attempts to
 * sign in, preview links and old notices, without an entry. The append-only logs admit deletions from here alone.
 */
export async function deleteExpired(db: Db, retention: Retention, now: Date): Promise<void> {
  const { operationLogDays, signInLogDays, messageDays, trashDays } = retention;
  const { signInAddressDays, noticeDays } = retention;
  const oldest = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const work: [target: string, days: number | null, part: Part][] = [
    ["operationLogs", operationLogDays, deleteLogEntries],
    ["signInLogs", signInLogDays, deleteSignIns],
    ["messages", messageDays, deleteMessages],
    ["trash", trashDays, deleteTrashed],
  ];
  await deleteExpiredSessions(db, now);
  await deleteExpiredAttempts(db, now);
  await deleteExpiredChallenges(db, now);
  await deleteOldPreviewLinks(db, now);
  if (noticeDays !== null) await deleteNotices(db, oldest(noticeDays));
  for (const [target, days, part] of work) {
    if (days !== null) await deleteAll(db, target, oldest(days), now, part);
  }
  if (signInAddressDays !== null) await shortenAddresses(db, oldest(signInAddressDays));
  if (trashDays !== null) await emptyTrash(db, oldest(trashDays), now);
}

/** Deletes a batch of what is older, and returns how many it were. */
type Part = (tx: Db, before: Date, now: Date) => Promise<number>;

async function deleteAll(
  db: Db,
  target: string,
  before: Date,
  now: Date,
  part: Part,
): Promise<void> {
  for (let count = BATCH; count >= BATCH;) {
    const deletedBatch = await withRetentionLock(db, async (tx) => {
      await admitRetention(tx);
      const deleted = await part(tx, before, now);
      if (deleted > 0) await logDeletion(tx, target, { deleted, before }, now);
      return deleted;
    });
    count = deletedBatch ?? 0;
  }
}

/** Deletes entries from the start of the chain. The seal of the last one stays: the next seal's hash follows it. */
async function deleteLogEntries(tx: Db, before: Date): Promise<number> {
  const { position, entryId } = operationLogSeals;
  const sealed = () =>
    tx
      .select({ position, entryId })
      .from(operationLogSeals)
      .innerJoin(operationLogs, eq(operationLogs.id, entryId))
      .orderBy(asc(position))
      .$dynamic();
  const [kept] = await sealed().where(gte(operationLogs.createdAt, before)).limit(1);
  const isOlder = kept && lt(position, kept.position);
  const batch = await sealed()
    .where(and(lt(operationLogs.createdAt, before), isOlder))
    .limit(BATCH);
  const last = batch.at(-1);
  if (last === undefined) return 0;
  const ids = batch.map((one) => one.entryId);
  await tx.delete(operationLogs).where(inArray(operationLogs.id, ids));
  await tx.delete(operationLogSeals).where(lt(position, last.position));
  return batch.length;
}

async function deleteSignIns(tx: Db, before: Date): Promise<number> {
  const { id, createdAt } = signInLogs;
  const old = tx.select({ id }).from(signInLogs).where(lt(createdAt, before)).limit(BATCH);
  return (await tx.delete(signInLogs).where(inArray(id, old)).returning({ id })).length;
}

/** With their answers. */
async function deleteMessages(tx: Db, before: Date, now: Date): Promise<number> {
  const { id, createdAt } = messages;
  const old = tx.select({ id }).from(messages).where(lt(createdAt, before)).limit(BATCH);
  const deleted = await tx.delete(messages).where(inArray(id, old)).returning({ id });
  const ids = deleted.map((row) => row.id);
  if (ids.length > 0) await settleMessageNotices(tx, ids, now);
  return ids.length;
}

/** Records other than articles. */
async function deleteTrashed(tx: Db, before: Date): Promise<number> {
  const { id, deletedAt } = deletedRecords;
  const old = tx.select({ id }).from(deletedRecords).where(lte(deletedAt, before)).limit(BATCH);
  return (await tx.delete(deletedRecords).where(inArray(id, old)).returning({ id })).length;
}

/** Keeps of old addresses the network alone: 24 bits of an IPv4 address, 48 of an IPv6 one. */
async function shortenAddresses(db: Db, before: Date): Promise<void> {
  const { address, createdAt } = signInLogs;
  const inet = sql`${address}::inet`;
  const bits = sql`case family(${inet}) when 4 then 24 else 48 end`;
  const network = sql`host(network(set_masklen(${inet}, ${bits})))`;
  // What is no address is left alone: the cast of it would fail.
  const isAddress = sql`${address} ~ '^[0-9a-fA-F:.]+$'`;
  const isWhole = sql`case when ${isAddress} then ${address} <> ${network} end`;
  await withRetentionLock(db, async (tx) => {
    await admitRetention(tx);
    await tx
      .update(signInLogs)
      .set({ address: network })
      .where(and(lt(createdAt, before), isWhole));
  });
}

async function emptyTrash(db: Db, before: Date, now: Date): Promise<void> {
  const old = await db
    .select({ id: articles.id, version: articles.version })
    .from(articles)
    .where(and(isNotNull(articles.deletedAt), lte(articles.deletedAt, before)))
    .orderBy(asc(articles.deletedAt))
    .limit(MAX_ARTICLES);
  const actor = {
    ...systemAuthor,
    may: () => true,
    // Not the whole article, which would live on in the log.
    record: (tx: Db, { targetId, targetName, before: row }: RecordChange) =>
      recordChange(tx, serverCall({ id: RETENTION, tag: "articles" }, now), {
        targetId,
        targetName,
        before: { deletedAt: row?.["deletedAt"] },
        after: null,
      }),
  };
  for (const article of old) {
    await deleteArticle(db, article, actor).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
  }
}

/** Another server, or somebody, has deleted or restored it meanwhile. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  return error.errorCode === "NOT_FOUND" || error.errorCode === "VERSION_CONFLICT";
}

async function logDeletion(
  tx: Db,
  target: string,
  after: { deleted: number; before: Date },
  now: Date,
): Promise<void> {
  const change = { targetId: target, targetName: null, before: null, after };
  await recordChange(tx, serverCall({ id: RETENTION, tag: target }, now), change);
}
