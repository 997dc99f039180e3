import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { circulations, contentHistory } from "../../db/schema/index.ts";
import type { HistoryReceiver, historyActions } from "../../db/schema/content-versions.ts";
import type { Author } from "../../db/stamp.ts";
import type { components } from "../../generated/schema.ts";
import type { BizType } from "./content-kind.ts";

export interface HistoryEvent {
  action: (typeof historyActions)[number];
  versionNo: number;
  round?: number;
  nodeName?: string;
  comment?: string | undefined;
  receivers?: HistoryReceiver[];
  scheduledAt?: Date;
}

/** Adds an event to a record's timeline, in the transaction that caused it. */
export async function noteHistory(
  db: Db,
  record: { bizType: BizType; bizId: string },
  event: HistoryEvent,
  actor: Author,
  now: Date,
): Promise<void> {
  const { action, versionNo, round = 0, nodeName = null, comment = null, receivers = [] } = event;
  await db.insert(contentHistory).values({
    ...record,
    action,
    versionNo,
    round,
    nodeName,
    comment,
    receivers,
    scheduledAt: event.scheduledAt ?? null,
    createdAt: now,
    actorId: actor.id,
    actorName: actor.name,
  });
}

/** The timeline of a record, latest first, at most `limit` events. */
export async function readHistory(
  db: Db,
  bizType: BizType,
  bizId: string,
  limit: number,
): Promise<components["schemas"]["HistoryEntry"][]> {
  const rows = await db
    .select()
    .from(contentHistory)
    .where(and(eq(contentHistory.bizType, bizType), eq(contentHistory.bizId, bizId)))
    .orderBy(desc(contentHistory.createdAt), desc(contentHistory.id))
    .limit(limit);
  const readAt = await readTimes(
    db,
    rows.flatMap(({ receivers }) => receivers),
  );
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    versionNo: row.versionNo,
    round: row.round,
    nodeName: row.nodeName,
    comment: row.comment,
    actorId: row.actorId === "system" ? null : row.actorId,
    actorName: row.actorName,
    receivers: row.receivers.map(({ userId, name, circulationId }) => ({
      userId,
      name,
      readAt: readAt.get(circulationId ?? "") ?? null,
    })),
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

async function readTimes(
  db: Db,
  handedTo: readonly HistoryReceiver[],
): Promise<Map<string, string | null>> {
  const ids = handedTo.flatMap(({ circulationId }) => circulationId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: circulations.id, readAt: circulations.readAt })
    .from(circulations)
    .where(inArray(circulations.id, ids));
  return new Map(rows.map(({ id, readAt }) => [id, readAt?.toISOString() ?? null]));
}
