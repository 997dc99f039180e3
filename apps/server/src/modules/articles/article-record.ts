import { sql } from "drizzle-orm";
import { isApprovedNotLive } from "../../content/workflow.ts";
import { allColumns, ColumnSet } from "../../db/column-set.ts";
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
import { outdatedBy, type ApprovedFlow } from "../workflow/approvals.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { generalPermissions } from "../workflow/record-permissions.ts";
import { stateFields } from "../workflow/state-fields.ts";
import { snapshotOf } from "./article-fields.ts";
import { readContent } from "./article-versions.ts";
import {
  byActor,
  forActor,
  surroundingColumns,
  surroundingTables,
  type Surroundings,
} from "./surroundings.ts";

type Article = components["schemas"]["Article"];
type ArticleSummary = components["schemas"]["ArticleSummary"];

/**
 * An article as last saved, with its text.
 *
 * @throws AppError `NOT_FOUND`, also for a trashed one.
 */
export async function readArticle(db: Db, id: string, actor: Actor, now: Date): Promise<Article> {
  const [found] = await forActor(articleById, actor).rows(db, { id, actorId: actor.id });
  const row = found && allOfArticle.read<Surroundings>(found);
  const [summary] = row ? await toSummaries(db, [row], actor, now) : [];
  if (!row || !summary) throw new AppError("NOT_FOUND", messages.articles.notFound);
  const { content } = await readContent(db, id, row.headVersionNo);
  return { ...summary, ...snapshotOf(row), content };
}

const allOfArticle = allColumns(articles);
const articleById = byActor(
  (actor, kind) =>
    new Prepared<SurroundedRow>(
      `article_by_id_${kind}`,
      sql`select ${allOfArticle.selected}, ${surroundingColumns(actor)} from articles ${surroundingTables}
        where articles.id = ${sql.placeholder("id")} and articles.deleted_at is null`,
    ),
);

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

/** An article with what its summary shows from other tables. */
export type SummaryRow = ReturnType<typeof summaryColumns.read> & Surroundings;

/** What a statement returns that selects columns of articles with their surroundings. */
export type SurroundedRow = Record<string, unknown> & Surroundings;

/** Reads summaries by the ids of a page, in their order. */
export async function readSummaryRows(
  db: Db,
  ids: readonly string[],
  actor: Actor,
): Promise<SummaryRow[]> {
  if (ids.length === 0) return [];
  const rows = await forActor(articlesByIds, actor).rows(db, { ids, actorId: actor.id });
  const byId = new Map(rows.map((row) => [row.id, summaryColumns.read<Surroundings>(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const articlesByIds = byActor(
  (actor, kind) =>
    new Prepared<SurroundedRow>(
      `article_summaries_${kind}`,
      sql`select ${summaryColumns.selected}, ${surroundingColumns(actor)} from articles ${surroundingTables}
        where articles.id = any(${sql.placeholder("ids")}::text[])`,
    ),
);

/** Adds what the actor may do. */
export async function toSummaries(
  db: Db,
  rows: readonly SummaryRow[],
  actor: Actor,
  now: Date,
): Promise<ArticleSummary[]> {
  const outdated = await outdatedBy(db, ruleKinds.article, approvalsNotLive(rows, now), now);
  const general = generalPermissions("article", actor);
  const translated = rows.filter(({ isTranslated }) => isTranslated);
  const translationsOf = await translatedContent(db, translatedArticles, translated, now);
  return rows.map((row) => {
    const state = outdated.has(row.id) ? { ...row, approvalOutdated: true } : row;
    const { id, typeName, readCount, commentCount, isAssignee, isReceiver } = row;
    const permissions = { ...general, isAssignee, isReceiver };
    const { isOutdated, translations } = translationsOf(id);
    return {
      ...toEntity(row),
      ...stateFields(state, permissions, now),
      ...pick(row, SUMMARY_FIELDS),
      topUntil: row.topUntil?.toISOString() ?? null,
      offlineAt: row.offlineAt?.toISOString() ?? null,
      typeName,
      readCount,
      commentCount,
      isOutdated,
      translations,
    };
  });
}

/** The approvals of those whose approved version is not what the public sees. */
function approvalsNotLive(rows: readonly SummaryRow[], now: Date): ApprovedFlow[] {
  return rows.flatMap((row) => {
    const { id, approvedTypeId: typeId, approvedRound: round, approvedFlowHash: flowHash } = row;
    if (typeId === null || round === null || !isApprovedNotLive(row, now)) return [];
    return [{ bizType: "article", bizId: id, typeId, round, flowHash }];
  });
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
