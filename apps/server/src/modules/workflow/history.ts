import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import type { PageNumbers } from "../../db/page-of.ts";
import { Prepared } from "../../db/prepared.ts";
import { circulations, contentHistory } from "../../db/schema/index.ts";
import type { approvalEndReasons } from "../../db/schema/content-approvals.ts";
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
  reason?: (typeof approvalEndReasons)[number];
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
  const { reason = null } = event;
  await addEntry.rows(db, {
    ...record,
    id: uuidv7(),
    action,
    versionNo,
    round,
    nodeName,
    comment,
    reason,
    receivers: JSON.stringify(receivers),
    scheduledAt: event.scheduledAt?.toISOString() ?? null,
    createdAt: now.toISOString(),
    actorId: actor.id,
    actorName: actor.name,
  });
}

const value = sql.placeholder;
const addEntry = new Prepared<never>(
  "add_history_entry",
  sql`
insert into content_history (id, biz_type, biz_id, action, version_no, round, node_name, comment, reason, receivers,
  scheduled_at, created_at, actor_id, actor_name)
values (${value("id")}, ${value("bizType")}, ${value("bizId")}, ${value("action")}, ${value("versionNo")},
  ${value("round")}, ${value("nodeName")}, ${value("comment")}, ${value("reason")}, ${value("receivers")}::jsonb,
  ${value("scheduledAt")}::timestamptz, ${value("createdAt")}::timestamptz, ${value("actorId")}, ${value("actorName")})`,
);

/** The timeline of a record, latest first. */
export async function readHistory(
  db: Db,
  bizType: BizType,
  bizId: string,
  query: PageNumbers,
): Promise<BoundedList<components["schemas"]["HistoryEntry"]>> {
  const { records: rows, truncated } = await listOf(query, (limit, offset) =>
    db
      .select()
      .from(contentHistory)
      .where(and(eq(contentHistory.bizType, bizType), eq(contentHistory.bizId, bizId)))
      .orderBy(desc(contentHistory.createdAt), desc(contentHistory.id))
      .limit(limit)
      .offset(offset),
  );
  const readAt = await readTimes(
    db,
    rows.flatMap(({ receivers }) => receivers),
  );
  const records = rows.map((row) => ({
    id: row.id,
    action: row.action,
    versionNo: row.versionNo,
    round: row.round,
    nodeName: row.nodeName,
    comment: row.comment,
    reason: row.reason,
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
  return { records, truncated };
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
