import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  sql,
  type AnyColumn,
  type SQL,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import { countRows, pageOf, type Page } from "../../db/page-of.ts";
import {
  articleTypes,
  articles,
  circulations,
  homePages,
  reviewRounds,
  tasks,
} from "../../db/schema/index.ts";
import { containsText } from "../../db/text-filter.ts";
import type { components } from "../../generated/schema.ts";
import { homePageTitleSql } from "../home-pages/home-page-title.ts";
import type { Actor, BizType } from "./content-kind.ts";
import { waitsFor } from "./task-holders.ts";

type Task = components["schemas"]["Task"];

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
  const biz = bizOf(db, bizType);
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
        task: tasks,
        note: reviewRounds.comment,
        seenVersionNo: seenVersion(actor, tasks),
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
  const decisions: Task["allowedActions"] = ["approve", "reject", "return"];
  if (bizType !== "homePage") decisions.push("transfer");
  const mayDecide = ["act", "approve"].every((step) => actor.may(`content:${bizType}:${step}`));
  const records = page.records.map(
    ({ task, note, seenVersionNo, version, title, typeName }): Task => ({
      id: task.id,
      bizType,
      bizId: task.bizId,
      bizVersion: version,
      title,
      typeName,
      versionNo: task.versionNo,
      seenVersionNo,
      round: task.round,
      nodeName: task.nodeName,
      status: task.status,
      comment: task.comment,
      initiatorNote: note,
      dueAt: null,
      initiatorName: task.initiatorName,
      fromUserName: task.fromUserName,
      assigneeName: task.assigneeName,
      createdAt: task.createdAt.toISOString(),
      handledAt: task.handledAt?.toISOString() ?? null,
      readAt: null,
      allowedActions: mayDecide && task.status === "pending" ? decisions : [],
    }),
  );
  return { ...page, records };
}

/** What was circulated to the actor: unread or read, latest first. */
export async function circulatedTasks(
  db: Db,
  bizType: CirculatedKind,
  actor: Actor,
  which: "unread" | "read",
  query: TaskQuery,
): Promise<Page<Task>> {
  const biz = bizOf(db, bizType);
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
        seenVersionNo: seenVersion(actor, circulations),
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

/** The latest version before a row's own that the actor decided about or read. */
function seenVersion(
  actor: Actor,
  row: { bizType: AnyColumn; bizId: AnyColumn; versionNo: AnyColumn },
): SQL<number | null> {
  return sql`greatest(
    (select max(decided.version_no) from tasks decided
      where decided.assignee_id = ${actor.id} and decided.status in ('approved', 'rejected', 'returned', 'transferred')
        and decided.biz_type = ${row.bizType} and decided.biz_id = ${row.bizId}
        and decided.version_no < ${row.versionNo}),
    (select max(sent.version_no) from circulations sent
      where sent.receiver_id = ${actor.id} and sent.read_at is not null
        and sent.biz_type = ${row.bizType} and sent.biz_id = ${row.bizId}
        and sent.version_no < ${row.versionNo}))`;
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

type Biz = ReturnType<typeof bizOf>;

/** The records of tasks, in one shape for all kinds. */
function bizOf(db: Db, bizType: BizType) {
  const type = alias(articleTypes, "biz_type_row");
  if (bizType === "article") {
    return db
      .select(bizColumns(articles.id, articles.version, articles.title, type.name, articles.typeId))
      .from(articles)
      .innerJoin(type, eq(type.id, articles.typeId))
      .where(isNull(articles.deletedAt))
      .as("biz");
  }
  if (bizType === "homePage") {
    const { id, version } = homePages;
    return db
      .select(bizColumns(id, version, homePageTitleSql, sql`null`, id))
      .from(homePages)
      .where(sql`true`)
      .as("biz");
  }
  const { id, version, name } = articleTypes;
  return db
    .select(bizColumns(id, version, name, type.name, id))
    .from(articleTypes)
    .leftJoin(type, eq(type.id, articleTypes.parentId))
    .where(sql`true`)
    .as("biz");
}

function bizColumns(...[id, version, title, typeName, typeId]: Parameters<typeof sql>[1][]) {
  return {
    id: sql<string>`${id}`.as("biz_key"),
    version: sql<number>`${version}`.as("biz_version"),
    title: sql<string>`${title}`.as("biz_title"),
    typeName: sql<string | null>`${typeName}`.as("biz_type_name"),
    typeId: sql<string>`${typeId}`.as("biz_type_id"),
  };
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
