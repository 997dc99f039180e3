import { sql, type SQL } from "drizzle-orm";
import type { CallerPermissions } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import { reviewRounds, tasks } from "../../db/schema/index.ts";
import type { Actor, BizType } from "./content-kind.ts";
import { waitsFor, type Decider } from "./task-holders.ts";

/** What the actor may do with each of some records, by their permissions and assignments. */
export async function permissionsOn(
  db: Db,
  bizType: BizType,
  actor: Actor,
  ids: readonly string[],
): Promise<(id: string) => CallerPermissions> {
  const { assigned, unread } = await handedTo(db, bizType, actor, ids);
  const general = generalPermissions(bizType, actor);
  return (id) => ({ ...general, isAssignee: assigned.has(id), isReceiver: unread.has(id) });
}

/** What the actor's permissions allow with every record of a kind. */
export function generalPermissions(
  bizType: BizType,
  actor: Actor,
): Omit<CallerPermissions, "isAssignee" | "isReceiver"> {
  const may = (action: string) => actor.may(`content:${bizType}:${action}`);
  return {
    update: may("update"),
    delete: may("delete"),
    act: may("act"),
    publish: may("publish"),
    circulate: may("circulate"),
  };
}

/** Whether a record waits for the actor's decision. */
export function isWaiting(bizType: BizType, actor: Decider, id: SQL): SQL {
  return sql`exists (
    select from ${tasks} join ${reviewRounds} on ${reviewRounds.id} = ${tasks.roundId}
    where ${waitsFor(actor, bizType)} and ${tasks.bizId} = ${id})`;
}

/** Whether a record was circulated to the actor and is unread. */
export function isUnread(bizType: BizType, actor: Decider, id: SQL): SQL {
  return sql`exists (
    select from circulations
    where receiver_id = ${actor.id} and read_at is null and biz_type = ${bizType} and biz_id = ${id})`;
}

/** The records that wait for the actor's decision, and those to read. */
async function handedTo(db: Db, bizType: BizType, actor: Actor, ids: readonly string[]) {
  if (ids.length === 0) return { assigned: new Set<string>(), unread: new Set<string>() };
  const values = { actorId: actor.id, bizType, ids: [...ids] };
  const waiting = waitingRecords[bizType][actor.administers ? "all" : "own"];
  const assigned = await waiting.rows(db, values);
  const unread = await unreadRecords.rows(db, values);
  return { assigned: idsOf(assigned), unread: idsOf(unread) };
}

interface RecordRow {
  bizId: string;
}

function idsOf(rows: readonly RecordRow[]): ReadonlySet<string> {
  return new Set(rows.map(({ bizId }) => bizId));
}

// Every list and record that staff read runs both.
const waitingRecords = {
  article: { own: waitingOf("article", false), all: waitingOf("article", true) },
  articleType: { own: waitingOf("articleType", false), all: waitingOf("articleType", true) },
  homePage: { own: waitingOf("homePage", false), all: waitingOf("homePage", true) },
};

function waitingOf(bizType: BizType, administers: boolean): Prepared<RecordRow> {
  const actor = { id: sql.placeholder("actorId"), administers };
  return new Prepared(
    `waiting_${bizType}_${administers ? "all" : "own"}`,
    sql`
select ${tasks.bizId} as "bizId"
from ${tasks} join ${reviewRounds} on ${reviewRounds.id} = ${tasks.roundId}
where ${waitsFor(actor, bizType)} and ${tasks.bizId} = any(${sql.placeholder("ids")}::text[])`,
  );
}

const unreadRecords = new Prepared<RecordRow>(
  "unread_records",
  sql`
select biz_id as "bizId" from circulations
where receiver_id = ${sql.placeholder("actorId")} and read_at is null
  and biz_type = ${sql.placeholder("bizType")} and biz_id = any(${sql.placeholder("ids")}::text[])`,
);
