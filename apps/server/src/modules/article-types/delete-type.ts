import { and, eq, sql } from "drizzle-orm";
import { isPublishersMatter } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import {
  articleTypes,
  articles,
  circulations,
  contentHistory,
  contentVersions,
  publishedArticles,
  reviewRounds,
} from "../../db/schema/index.ts";
import { stampUpdate } from "../../db/stamp.ts";
import { AppError } from "../../http/app-error.ts";
import { fieldError } from "../../http/field-error.ts";
import { messages } from "../../messages/index.ts";
import { lockTree } from "../tree.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { reviewRunning } from "./save-type.ts";
import { lockType } from "./type-kind.ts";

/**
 * Deletes a type without children; its articles, those in the trash too, move to `moveToTypeId` first.
 *
 * @throws AppError `HAS_CHILDREN`, `IN_USE` with the numbers, `REVIEW_RUNNING`, `NOT_FOUND`, `FORBIDDEN` for a live type.
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
    if (isPublishersMatter(row, now) && !actor.may("content:articleType:publish")) {
      throw new AppError("FORBIDDEN", messages.articleTypes.liveDelete);
    }
    const children = await tx.$count(articleTypes, eq(articleTypes.parentId, id));
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

async function moveArticles(
  db: Db,
  from: string,
  to: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const target = to === from ? undefined : await lockType(db, to);
  if (!target) throw fieldError("moveToTypeId", "exists", messages.articleTypes.unknownTarget);
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
    .update(contentVersions)
    .set({ fields: sql`jsonb_set(${contentVersions.fields}, '{typeId}', to_jsonb(${to}::text))` })
    .where(
      and(
        eq(contentVersions.bizType, "article"),
        sql`${contentVersions.fields}->>'typeId' = ${from}`,
      ),
    );
}
