import { count, eq, isNull } from "drizzle-orm";
import type { CallerPermissions } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { articleTypes, articles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { translatedContent, translatedTypes } from "../languages/versioned-translations.ts";
import { toEntity } from "../to-entity.ts";
import { pathTo } from "../tree.ts";
import { outdatedAmong } from "../workflow/approvals.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { permissionsOn } from "../workflow/record-permissions.ts";
import { stateFields } from "../workflow/state-fields.ts";
import { ruleKinds } from "./end-outdated-approvals.ts";
import { articleRules } from "./review-rules.ts";
import { typeSnapshotOf, type ArticleTypeRow } from "./type-fields.ts";

type ArticleType = components["schemas"]["ArticleType"];

/**
 * A type as last saved, with the review rules in force.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function readType(
  db: Db,
  id: string,
  actor: Actor,
  now: Date,
): Promise<components["schemas"]["ArticleTypeDetail"]> {
  const [row] = await db.select().from(articleTypes).where(eq(articleTypes.id, id));
  const [type] = row ? await toTypes(db, [row], actor, now) : [];
  if (!type) throw new AppError("NOT_FOUND", messages.articleTypes.notFound);
  const { nodes, required } = await articleRules(db, id, now);
  return { ...type, effectiveFlow: nodes, effectiveRequireReview: required };
}

/** Adds the position in the tree and what the actor may do. */
export async function toTypes(
  db: Db,
  rows: readonly ArticleTypeRow[],
  actor: Actor,
  now: Date,
): Promise<ArticleType[]> {
  const ids = rows.map(({ id }) => id);
  // Sequential: this also runs inside transactions, which have one connection.
  const permissionsOf = await permissionsOn(db, "articleType", actor, ids);
  const outdated = await outdatedAmong(db, ruleKinds.articleType, rows, now);
  const translationsOf = await translatedContent(db, translatedTypes, rows, now);
  const tree = await readTree(db);
  const articleCounts = await countArticles(db);
  const children = Map.groupBy(tree.values(), ({ parentId }) => parentId);
  return rows.map((row) => ({
    ...toType({ ...row, approvalOutdated: outdated.has(row.id) }, permissionsOf(row.id), now),
    ...translationsOf(row.id),
    parentName: tree.get(row.parentId)?.name ?? null,
    level: Math.max(1, pathTo(tree, row.id).length),
    childCount: children.get(row.id)?.length ?? 0,
    articleCount: articleCounts.get(row.id) ?? 0,
  }));
}

function toType(
  row: ArticleTypeRow & { approvalOutdated: boolean },
  permissions: CallerPermissions,
  now: Date,
) {
  return {
    ...toEntity(row),
    ...stateFields(row, permissions, now),
    ...typeSnapshotOf(row),
    translationGroupId: row.translationGroupId,
  };
}

async function readTree(db: Db) {
  const { id, parentId, name } = articleTypes;
  const rows = await db.select({ id, parentId, name }).from(articleTypes);
  return new Map(rows.map((row) => [row.id, row]));
}

async function countArticles(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ typeId: articles.typeId, count: count() })
    .from(articles)
    .where(isNull(articles.deletedAt))
    .groupBy(articles.typeId);
  return new Map(rows.map((row) => [row.typeId, row.count]));
}
