import { sql, type SQL } from "drizzle-orm";
import {
  articles,
  circulations,
  comments,
  messages,
  orgs,
  releases,
  reviewRounds,
  tasks,
  users,
  workgroups,
} from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { mayAct, mayDecide } from "../workflow/task-holders.ts";
import { handOverCirculations } from "./hand-over-circulations.ts";
import { handOverTasks } from "./hand-over-tasks.ts";
import { ownedRecords } from "./owned-records.ts";
import type { WorkKind } from "./work-kind.ts";

export type WorkKindName = components["schemas"]["WorkKind"];

const bizTypes = ["article", "articleType", "homePage"] as const;

const contentName = (table: typeof tasks | typeof circulations) => sql`coalesce(
  (select a.title from articles a where ${table.bizType} = 'article' and a.id = ${table.bizId}),
  (select t.name from article_types t where ${table.bizType} = 'articleType' and t.id = ${table.bizId}),
  ${table.bizType})`;

/** Each kind that somebody may leave behind, in the order in which it is listed. */
export const workKinds: Readonly<Record<WorkKindName, WorkKind>> = {
  reviewTask: {
    open: (userId) => sql`select ${tasks.id}, ${contentName(tasks)} as name from ${tasks}
      where ${tasks.assigneeId} = ${userId} and ${tasks.status} = 'pending' order by ${tasks.createdAt}, ${tasks.id}`,
    view: "content:article:view",
    blocksDeletion: true,
    unavailable: (userId) => sql`
      ${sql.join(bizTypes.map((bizType) => notDecider(userId, bizType)))}
      when exists (select 1 from ${tasks} join ${reviewRounds} on ${reviewRounds.id} = ${tasks.roundId}
        where ${tasks.assigneeId} = ${userId} and ${tasks.status} = 'pending'
          and ${reviewRounds.authorIds} ? ${users.id}) then 'author'`,
    handOver: handOverTasks,
  },
  article: ownedRecords({
    tag: "articles",
    table: articles,
    name: articles.title,
    owner: articles.createdBy,
    ownerName: articles.createdByName,
    isOpen: sql`${articles.deletedAt} is null and ${articles.publishedVersionNo} is null
      and ${articles.status} <> 'offline'`,
    view: "content:article:view",
    needs: "content:article:update",
    notice: "article",
  }),
  circulation: {
    open: (
      userId,
    ) => sql`select ${circulations.id}, ${contentName(circulations)} as name from ${circulations}
      where ${circulations.receiverId} = ${userId} and ${circulations.readAt} is null
      order by ${circulations.createdAt}, ${circulations.id}`,
    view: "content:article:view",
    blocksDeletion: false,
    unavailable: (userId) => sql.join(bizTypes.map((bizType) => mayNotRead(userId, bizType))),
    handOver: handOverCirculations,
  },
  comment: ownedRecords({
    tag: "comments",
    table: comments,
    name: sql`left(${comments.content}, 80)`,
    owner: comments.assigneeId,
    isOpen: sql`${comments.status} = 'pending'`,
    view: "content:comment:page",
    needs: "content:comment:update",
    notice: "comment",
  }),
  message: ownedRecords({
    tag: "messages",
    table: messages,
    name: sql`coalesce(${messages.subject}, left(${messages.content}, 80))`,
    owner: messages.assigneeId,
    isOpen: sql`${messages.status} in ('new', 'processing')`,
    view: "content:message:page",
    needs: "content:message:update",
    notice: "message",
  }),
  release: ownedRecords({
    tag: "releases",
    table: releases,
    name: releases.name,
    owner: releases.createdBy,
    ownerName: releases.createdByName,
    isOpen: sql`${releases.status} = 'open' or ${releases.status} = 'scheduled' and ${releases.releasedAt} > now()`,
    view: "content:release:page",
    needs: "content:release:update",
  }),
  org: ownedRecords({
    tag: "orgs",
    table: orgs,
    name: orgs.name,
    owner: orgs.leaderId,
    isOpen: sql`true`,
    view: "system:org:view",
    blocksDeletion: true,
  }),
  workgroup: ownedRecords({
    tag: "workgroups",
    table: workgroups,
    name: workgroups.name,
    owner: workgroups.leaderId,
    isOpen: sql`true`,
    view: "system:workgroup:view",
    blocksDeletion: true,
  }),
};

type BizType = (typeof bizTypes)[number];

function notDecider(userId: string, bizType: BizType): SQL {
  return sql`when not ${mayDecide(users.id, bizType)} and exists (select 1 from ${tasks}
    where ${tasks.assigneeId} = ${userId} and ${tasks.status} = 'pending' and ${tasks.bizType} = ${bizType})
    then 'notDecider' `;
}

function mayNotRead(userId: string, bizType: BizType): SQL {
  return sql`when not ${mayAct(users.id, bizType)} and exists (select 1 from ${circulations}
    where ${circulations.receiverId} = ${userId} and ${circulations.readAt} is null
      and ${circulations.bizType} = ${bizType}) then 'noPermission' `;
}
