import { eq, sql } from "drizzle-orm";
import type { CallerPermissions } from "../../content/workflow.ts";
import { ColumnSet } from "../../db/column-set.ts";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import { articles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { pick } from "../../kernel/pick.ts";
import { toEntity } from "../to-entity.ts";
import { translatedContent, translatedArticles } from "../languages/versioned-translations.ts";
import { ruleKinds } from "../article-types/end-outdated-approvals.ts";
import { outdatedAmong } from "../workflow/approvals.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { generalPermissions, isUnread, isWaiting } from "../workflow/record-permissions.ts";
import { stateFields } from "../workflow/state-fields.ts";
import { snapshotOf } from "./article-fields.ts";
import { readContent } from "./article-versions.ts";

type Article = components["schemas"]["Article"];
type ArticleSummary = components["schemas"]["ArticleSummary"];

/**
 * An article as last saved, with its text.
 *
 * @throws AppError `NOT_FOUND`, also for a trashed one.
 */
export async function readArticle(db: Db, id: string, actor: Actor, now: Date): Promise<Article> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  const [summary] = row && row.deletedAt === null ? await toSummaries(db, [row], actor, now) : [];
  if (!row || !summary) throw new AppError("NOT_FOUND", messages.articles.notFound);
  const { content } = await readContent(db, id, row.headVersionNo);
  return { ...summary, ...snapshotOf(row), content };
}

/** The article's own fields that lists show. */
const SUMMARY_FIELDS = [
  "typeId",
  "language",
  "translationGroupId",
  "title",
  "subTitle",
  "slug",
  "summary",
  "cover",
  "coverAlt",
  "coverFocus",
  "author",
  "source",
  "tags",
  "allowComment",
  "isTop",
  "topUntil",
  "recommendPositions",
  "orderBy",
  "offlineAt",
] as const;

/** The columns of a summary. */
export const summaryColumns = new ColumnSet(articles, [
  "id",
  "createdAt",
  "createdBy",
  "createdByName",
  "updatedAt",
  "updatedBy",
  "updatedByName",
  "version",
  "status",
  "reviewStatus",
  "headVersionNo",
  "approvedVersionNo",
  "publishedVersionNo",
  "nextVersionNo",
  "nextLiveFrom",
  "releaseId",
  "releaseAt",
  "scheduledAt",
  "publishedAt",
  "liveFrom",
  "liveUntil",
  ...SUMMARY_FIELDS,
]);

export type SummaryRow = ReturnType<typeof summaryColumns.read>;

/** Adds what the actor may do. */
export async function toSummaries(
  db: Db,
  rows: readonly SummaryRow[],
  actor: Actor,
  now: Date,
): Promise<ArticleSummary[]> {
  if (rows.length === 0) return [];
  const contexts = await readContexts(db, rows, actor);
  const outdated = await outdatedAmong(db, ruleKinds.article, rows, now);
  const general = generalPermissions("article", actor);
  const translationsOf = await translatedContent(db, translatedArticles, rows, now);
  return rows.map((row) => {
    const context = contexts.get(row.id) ?? NO_CONTEXT;
    const { isAssignee = false, isReceiver = false, ...shown } = context;
    const state = { ...row, approvalOutdated: outdated.has(row.id) };
    const summary = toSummary(state, { ...general, isAssignee, isReceiver }, now);
    return { ...summary, ...shown, ...translationsOf(row.id) };
  });
}

/** What a summary shows from other tables. */
interface SummaryContext {
  typeName: string;
  readCount: number;
  commentCount: number;
  isAssignee?: boolean;
  isReceiver?: boolean;
}

const NO_CONTEXT: SummaryContext = { typeName: "", readCount: 0, commentCount: 0 };

async function readContexts(db: Db, rows: readonly SummaryRow[], actor: Actor) {
  const values = {
    ids: rows.map(({ id }) => id),
    typeIds: rows.map(({ typeId }) => typeId),
    actorId: actor.id,
  };
  const query = summaryContexts[actor.administers ? "all" : "own"];
  return new Map((await query.rows(db, values)).map(({ id, ...context }) => [id, context]));
}

// Every list and record that staff read runs one of these.
const summaryContexts = { own: summaryContextQuery(false), all: summaryContextQuery(true) };

function summaryContextQuery(administers: boolean) {
  const actor = { id: sql.placeholder("actorId"), administers };
  const id = sql`asked.id`;
  return new Prepared<SummaryContext & { id: string }>(
    `article_summary_contexts_${administers ? "all" : "own"}`,
    sql`
select asked.id, coalesce(type.name, '') as "typeName",
  coalesce(counters.read_count, 0) as "readCount", coalesce(counters.comment_count, 0) as "commentCount",
  ${isWaiting("article", actor, id)} as "isAssignee", ${isUnread("article", actor, id)} as "isReceiver"
from unnest(${sql.placeholder("ids")}::text[], ${sql.placeholder("typeIds")}::text[]) as asked (id, type_id)
left join article_types type on type.id = asked.type_id
left join article_counters counters on counters.article_id = asked.id`,
  );
}

export async function typeNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await namesOfTypes.rows(db, { ids: [...new Set(ids)] });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const namesOfTypes = new Prepared<{ id: string; name: string }>(
  "names_of_types",
  sql`select id, name from article_types where id = any(${sql.placeholder("ids")}::text[])`,
);

function toSummary(
  row: SummaryRow & { approvalOutdated: boolean },
  permissions: CallerPermissions,
  now: Date,
) {
  return {
    ...toEntity(row),
    ...stateFields(row, permissions, now),
    ...pick(row, SUMMARY_FIELDS),
    topUntil: row.topUntil?.toISOString() ?? null,
    offlineAt: row.offlineAt?.toISOString() ?? null,
  };
}
