import { eq, isNull, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import { articleTypes, articles, homePages, type tasks } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { homePageTitleSql } from "../home-pages/home-page-title.ts";
import type { Actor, BizType } from "./content-kind.ts";
import type { Decider } from "./task-holders.ts";

export type Task = components["schemas"]["Task"];

/** What is shown of a review task from other tables. */
export interface TaskSurroundings {
  /** The initiator's. */
  note: string | null;
  seenVersionNo: number | null;
  /** Of the record. */
  version: number;
  title: string;
  typeName: string | null;
}

/** The columns of a review task that are shown. */
type ShownColumn =
  | "id"
  | "bizId"
  | "versionNo"
  | "round"
  | "nodeName"
  | "status"
  | "comment"
  | "initiatorName"
  | "fromUserName"
  | "assigneeName"
  | "createdAt"
  | "handledAt";

type TaskRow = Pick<typeof tasks.$inferSelect, ShownColumn> & TaskSurroundings;

/** Writes the review tasks of an actor, for whom they wait or who handled them. */
export function taskOf(actor: Actor, bizType: BizType): (row: TaskRow) => Task {
  const decisions: Task["allowedActions"] = ["approve", "reject", "return"];
  if (bizType !== "homePage") decisions.push("transfer");
  const mayDecide = ["act", "approve"].every((step) => actor.may(`content:${bizType}:${step}`));
  return (row) => ({
    id: row.id,
    bizType,
    bizId: row.bizId,
    bizVersion: row.version,
    title: row.title,
    typeName: row.typeName,
    versionNo: row.versionNo,
    seenVersionNo: row.seenVersionNo,
    round: row.round,
    nodeName: row.nodeName,
    status: row.status,
    comment: row.comment,
    initiatorNote: row.note,
    dueAt: null,
    initiatorName: row.initiatorName,
    fromUserName: row.fromUserName,
    assigneeName: row.assigneeName,
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
    readAt: null,
    allowedActions: mayDecide && row.status === "pending" ? decisions : [],
  });
}

/** The latest version before a row's own that an account decided about or read. */
export function seenVersion(
  actorId: Decider["id"],
  row: { bizType: AnyColumn; bizId: AnyColumn; versionNo: AnyColumn },
): SQL<number | null> {
  return sql`greatest(
    (select max(decided.version_no) from tasks decided
      where decided.assignee_id = ${actorId} and decided.status in ('approved', 'rejected', 'returned', 'transferred')
        and decided.biz_type = ${row.bizType} and decided.biz_id = ${row.bizId}
        and decided.version_no < ${row.versionNo}),
    (select max(sent.version_no) from circulations sent
      where sent.receiver_id = ${actorId} and sent.read_at is not null
        and sent.biz_type = ${row.bizType} and sent.biz_id = ${row.bizId}
        and sent.version_no < ${row.versionNo}))`;
}

export type Biz = ReturnType<typeof bizOf>;

/** The records of tasks, in one shape for all kinds. */
export function bizOf(bizType: BizType) {
  const db = new QueryBuilder();
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
