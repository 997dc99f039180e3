import { sql, type SQL } from "drizzle-orm";
import type { Actor } from "../workflow/content-kind.ts";
import type { Decider } from "../workflow/task-holders.ts";
import { isUnread, isWaiting } from "../workflow/record-permissions.ts";

/** What a summary shows, or needs, from other tables. */
export interface Surroundings {
  typeName: string;
  readCount: number;
  commentCount: number;
  isAssignee: boolean;
  isReceiver: boolean;
  /** Whether there is another article of its translation group. */
  isTranslated: boolean;
  /** Of the approval of its approved version; null without one. */
  approvedTypeId: string | null;
  approvedRound: number | null;
  approvedFlowHash: string | null;
}

/** A statement for administrators, whom other tasks wait for, and one for everybody else. */
export type ByActor<Statement> = Record<"administrator" | "other", Statement>;

/** Builds both; they take the actor's id as `actorId`. */
export function byActor<Statement>(
  build: (actor: Decider, kind: keyof ByActor<Statement>) => Statement,
): ByActor<Statement> {
  const id = sql.placeholder("actorId");
  return {
    administrator: build({ id, administers: true }, "administrator"),
    other: build({ id, administers: false }, "other"),
  };
}

export function forActor<Statement>(
  statements: ByActor<Statement>,
  { administers }: Pick<Actor, "administers">,
): Statement {
  return statements[administers ? "administrator" : "other"];
}

/** Selects the surroundings of `articles`, in a statement that joins `surroundingTables`. */
export function surroundingColumns(actor: Decider): SQL {
  const id = sql`articles.id`;
  return sql`coalesce(type.name, '') as "typeName",
    coalesce(counters.read_count, 0) as "readCount", coalesce(counters.comment_count, 0) as "commentCount",
    ${isWaiting("article", actor, id)} as "isAssignee", ${isUnread("article", actor, id)} as "isReceiver",
    exists (select from articles other where other.translation_group_id = articles.translation_group_id
      and other.id <> articles.id and other.deleted_at is null) as "isTranslated",
    approval.type_id as "approvedTypeId", approval.round as "approvedRound", approval.flow_hash as "approvedFlowHash"`;
}

export const surroundingTables = sql`left join article_types type on type.id = articles.type_id
  left join article_counters counters on counters.article_id = articles.id
  left join content_approvals approval on approval.biz_type = 'article' and approval.biz_id = articles.id
    and approval.version_no = articles.approved_version_no and approval.ended_at is null`;
