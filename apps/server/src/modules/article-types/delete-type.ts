import { and, eq, inArray, or, sql } from "drizzle-orm";
import { typeToken } from "../../content/search-index.ts";
import { isLiveOrScheduled } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import {
  articleSearch,
  articleTypes,
  articles,
  circulations,
  contentHistory,
  contentVersions,
  publishedArticleTypes,
  publishedArticles,
  reviewRounds,
} from "../../db/schema/index.ts";
import { stampUpdate } from "../../db/stamp.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { lockTree } from "../tree.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { reviewRunning } from "./save-type.ts";
import { lockType } from "./type-kind.ts";

/**
 * Deletes a type without children; its articles, trashed ones included, move to `moveToTypeId` first.
 *
 * @throws AppError `HAS_CHILDREN`, `IN_USE` with counts, `REVIEW_RUNNING`, `NOT_FOUND`, `FORBIDDEN` for a published
 * type.
 */
export async function deleteType(
  db: Db,
  id: string,
  moveToTypeId: string | undefined,
  actor: Actor,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTree(tx, "article_types");
    const row = await lockType(tx, id);
    if (!row) throw new AppError("NOT_FOUND", messages.articleTypes.notFound);
    if (row.reviewStatus === "running") throw reviewRunning();
    if (isLiveOrScheduled(row, now) && !actor.may("content:articleType:publish")) {
      throw new AppError("FORBIDDEN", messages.articleTypes.liveDelete);
    }
    const children = await childrenOf(tx, id);
    if (children > 0) {
      throw new AppError("HAS_CHILDREN", messages.articleTypes.hasChildren, {
        result: { children },
      });
    }
    if (moveToTypeId !== undefined) await moveArticles(tx, id, moveToTypeId, actor, now);
    const used = await tx.$count(articles, eq(articles.typeId, id));
    if (used > 0) {
      throw new AppError("IN_USE", messages.articleTypes.hasArticles, {
        result: { articles: used },
      });
    }
    for (const table of [reviewRounds, circulations, contentHistory, contentVersions]) {
      await tx.delete(table).where(and(eq(table.bizType, "articleType"), eq(table.bizId, id)));
    }
    await tx.delete(articleTypes).where(eq(articleTypes.id, id));
    const target = { targetId: id, targetName: row.name };
    await actor.record?.(tx, {
      ...target,
      before: row,
      after: moveToTypeId ? { moveToTypeId } : null,
    });
  });
}

/** Children as last saved or as published. */
async function childrenOf(db: Db, id: string): Promise<number> {
  const published = db
    .select({ id: publishedArticleTypes.id })
    .from(publishedArticleTypes)
    .where(eq(publishedArticleTypes.parentId, id));
  const below = or(eq(articleTypes.parentId, id), inArray(articleTypes.id, published));
  return db.$count(articleTypes, below);
}

/** Locks a type against deletion, not against updates: else articles that wait for this one would deadlock. */
async function holdType(db: Db, id: string): Promise<boolean> {
  const { id: key } = articleTypes;
  const rows = await db.select({ id: key }).from(articleTypes).where(eq(key, id)).for("key share");
  return rows.length > 0;
}

async function moveArticles(
  db: Db,
  from: string,
  to: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (to === from || !(await holdType(db, to)))
    throw fieldError("moveToTypeId", "exists", messages.articleTypes.unknownTarget);
  await db
    .update(articles)
    .set({ typeId: to, ...stampUpdate(actor, now), version: sql`${articles.version} + 1` })
    .where(eq(articles.typeId, from));
  await db
    .update(publishedArticles)
    .set({
      typeId: to,
      card: sql`jsonb_set(${publishedArticles.card}::jsonb, '{typeId}', to_jsonb(${to}::text))::json`,
    })
    .where(eq(publishedArticles.typeId, from));
  await db
    .update(articleSearch)
    .set({
      typeId: to,
      tokens: sql`ts_delete(${articleSearch.tokens}, ${typeToken(from)}) || array_to_tsvector(array[${typeToken(to)}])`,
    })
    .where(eq(articleSearch.typeId, from));
  await db
    .update(contentVersions)
    .set({ fields: sql`jsonb_set(${contentVersions.fields}, '{typeId}', to_jsonb(${to}::text))` })
    .where(
      and(
        eq(contentVersions.bizType, "article"),
        sql`${contentVersions.fields}->>'typeId' = ${from}`,
      ),
    );
}
