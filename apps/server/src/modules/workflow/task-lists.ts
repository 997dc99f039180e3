import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type SQL,
} from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { countRows, pageOf, type Page } from "../../db/page-of.ts";
import { circulations, reviewRounds, tasks } from "../../db/schema/index.ts";
import { containsText } from "../../db/text-filter.ts";
import type { Actor, BizType } from "./content-kind.ts";
import { waitsFor } from "./task-holders.ts";
import { bizOf, seenVersion, taskOf, type Biz, type Task } from "./task-records.ts";
import { waitingTasks } from "./waiting-tasks.ts";

/** Kinds of content that can be transferred and circulated. */
export type CirculatedKind = Exclude<BizType, "homePage">;

export interface TaskQuery {
  pageNo?: number;
  pageSize?: number;
  keyword?: string;
  sortField?: "title" | "createdAt" | "handledAt" | "readAt";
  sortOrder?: "asc" | "desc";
  status?: Task["status"];
  /** undefined for all. */
  typeIds?: readonly string[] | undefined;
}

/** Review tasks of the actor: pending ones oldest first, or completed ones latest first. */
export async function reviewTasks(
  db: Db,
  bizType: BizType,
  actor: Actor,
  which: "waiting" | "handled",
  query: TaskQuery,
): Promise<Page<Task>> {
  if (which === "waiting" && asksForAll(query)) return waitingTasks(db, bizType, actor, query);
  const biz = bizOf(bizType);
  const decided = query.status ? [reviewStatus(query.status)] : DECIDED;
  const mine =
    which === "waiting"
      ? waitsFor(actor, bizType)
      : and(
          eq(tasks.assigneeId, actor.id),
          eq(tasks.bizType, bizType),
          inArray(tasks.status, decided),
        );
  const where = and(mine, ...bizFilters(biz, query));
  const columns = {
    title: biz.title,
    createdAt: tasks.createdAt,
    handledAt: tasks.handledAt,
    readAt: tasks.handledAt,
  };
  const sortField = query.sortField ?? (which === "waiting" ? "createdAt" : "handledAt");
  const ascending = query.sortOrder ? query.sortOrder === "asc" : which === "waiting";
  const matching = db
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(reviewRounds, eq(reviewRounds.id, tasks.roundId))
    .innerJoin(biz, eq(biz.id, tasks.bizId))
    .where(where);
  const page = await pageOf(query, countRows(db, matching), (limit, offset) =>
    db
      .select({
        ...getTableColumns(tasks),
        note: reviewRounds.comment,
        seenVersionNo: seenVersion(actor.id, tasks),
        version: biz.version,
        title: biz.title,
        typeName: biz.typeName,
      })
      .from(tasks)
      .innerJoin(reviewRounds, eq(reviewRounds.id, tasks.roundId))
      .innerJoin(biz, eq(biz.id, tasks.bizId))
      .where(where)
      .orderBy(direction(columns[sortField], ascending), direction(tasks.id, ascending))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, records: page.records.map(taskOf(actor, bizType)) };
}

/** What was circulated to the actor: unread or read, latest first. */
export async function circulatedTasks(
  db: Db,
  bizType: CirculatedKind,
  actor: Actor,
  which: "unread" | "read",
  query: TaskQuery,
): Promise<Page<Task>> {
  const biz = bizOf(bizType);
  const where = and(
    eq(circulations.receiverId, actor.id),
    eq(circulations.bizType, bizType),
    which === "unread" ? isNull(circulations.readAt) : isNotNull(circulations.readAt),
    ...bizFilters(biz, query),
  );
  const { createdAt, readAt } = circulations;
  const columns = { title: biz.title, createdAt, readAt, handledAt: readAt };
  const sortField = query.sortField ?? (which === "unread" ? "createdAt" : "readAt");
  const ascending = query.sortOrder === "asc";
  const matching = db
    .select({ id: circulations.id })
    .from(circulations)
    .innerJoin(biz, eq(biz.id, circulations.bizId))
    .where(where);
  const page = await pageOf(query, countRows(db, matching), (limit, offset) =>
    db
      .select({
        item: circulations,
        seenVersionNo: seenVersion(actor.id, circulations),
        version: biz.version,
        title: biz.title,
        typeName: biz.typeName,
      })
      .from(circulations)
      .innerJoin(biz, eq(biz.id, circulations.bizId))
      .where(where)
      .orderBy(direction(columns[sortField], ascending), direction(circulations.id, ascending))
      .limit(limit)
      .offset(offset),
  );
  const mayAct = actor.may(`content:${bizType}:act`);
  const records = page.records.map(({ item, seenVersionNo, version, title, typeName }): Task => ({
    id: item.id,
    bizType,
    bizId: item.bizId,
    bizVersion: version,
    title,
    typeName,
    versionNo: item.versionNo,
    seenVersionNo,
    round: item.round,
    nodeName: null,
    status: item.readAt === null ? "unread" : "read",
    comment: item.comment,
    initiatorNote: null,
    dueAt: item.dueAt?.toISOString() ?? null,
    initiatorName: item.fromUserName,
    fromUserName: item.fromUserName,
    assigneeName: item.receiverName,
    createdAt: item.createdAt.toISOString(),
    handledAt: null,
    readAt: item.readAt?.toISOString() ?? null,
    allowedActions: mayAct && item.readAt === null ? ["markRead"] : [],
  }));
  return { ...page, records };
}

/** Whether a query filters and sorts nothing: what every list asks first. */
function asksForAll({ pageNo: _no, pageSize: _size, ...others }: TaskQuery): boolean {
  return Object.values(others).every((value) => value === undefined);
}

const DECIDED: (typeof tasks.$inferSelect)["status"][] = [
  "approved",
  "rejected",
  "returned",
  "transferred",
];

function reviewStatus(status: Task["status"]): (typeof tasks.$inferSelect)["status"] {
  return status === "unread" || status === "read" ? "cancelled" : status;
}

function bizFilters(biz: Biz, { keyword, typeIds }: TaskQuery): (SQL | undefined)[] {
  return [
    keyword ? containsText(biz.title, keyword) : undefined,
    typeIds ? inArray(biz.typeId, typeIds.length > 0 ? [...typeIds] : ["-"]) : undefined,
  ];
}

function direction(column: Parameters<typeof asc>[0], ascending: boolean): SQL {
  return ascending ? asc(column) : desc(column);
}
