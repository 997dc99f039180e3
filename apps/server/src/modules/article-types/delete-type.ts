import { and, eq, inArray, or, sql } from "drizzle-orm";
import { isLiveOrScheduled, statusAt } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import {
  articleTypes,
  articles,
  contentVersions,
  publishedArticleTypes,
} from "../../db/schema/index.ts";
import { stampUpdate } from "../../db/stamp.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { ArticleRow } from "../articles/article-fields.ts";
import { assertSeen, type SeenRecord } from "../assert-version.ts";
import { hideArticle } from "../articles/show-article.ts";
import { lockTree } from "../tree.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { deleteReviewData } from "../workflow/delete-review-data.ts";
import { endApproval, withdrawRound } from "../workflow/end-approval.ts";
import { noteHistory } from "../workflow/history.ts";
import { reviewRunning } from "./save-type.ts";
import type { ArticleTypeRow } from "./type-fields.ts";
import { readType } from "./type-record.ts";
import { lockType } from "./type-kind.ts";

/**
 * Deletes a type without children; its articles, trashed ones included, move to `moveToTypeId` first and lose their
 * approvals.
 *
 * @throws AppError `HAS_CHILDREN`, `IN_USE` with counts, `REVIEW_RUNNING`, `NOT_FOUND`, `FORBIDDEN` for a published
 * type.
 */
export async function deleteType(
  db: Db,
  { id, version, moveToTypeId }: SeenRecord & { moveToTypeId?: string },
  actor: Actor,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTree(tx, "article_types");
    const row = await lockType(tx, id);
    if (!row) throw new AppError("NOT_FOUND", messages.articleTypes.notFound);
    await assertSeen(row, version, () => readType(tx, id, actor, now));
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
    if (moveToTypeId !== undefined) await moveArticles(tx, row, moveToTypeId, actor, now);
    const used = await tx.$count(articles, eq(articles.typeId, id));
    if (used > 0) {
      throw new AppError("IN_USE", messages.articleTypes.hasArticles, {
        result: { articles: used },
      });
    }
    await deleteReviewData(tx, "articleType", id);
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
async function holdType(db: Db, id: string) {
  const { id: key, name, language } = articleTypes;
  const held = db.select({ name, language }).from(articleTypes);
  const [row] = await held.where(eq(key, id)).for("key share");
  return row;
}

/**
 * Moves every article: none is in review or approved any more, since nobody has approved it in that type. What is public
 * or scheduled stays where its approval says, so it keeps its type from being deleted.
 */
async function moveArticles(
  db: Db,
  from: ArticleTypeRow,
  to: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const target = to === from.id ? undefined : await holdType(db, to);
  if (!target) throw fieldError("moveToTypeId", "exists", messages.articleTypes.unknownTarget);
  if (target.language !== from.language) {
    throw fieldError("moveToTypeId", "const", messages.languages.ofParentField);
  }
  const rows = await db.select().from(articles).where(eq(articles.typeId, from.id)).for("update");
  const live = rows.filter((row) => row.publishedVersionNo !== null && isLiveOrScheduled(row, now));
  if (live.length > 0) {
    throw new AppError("IN_USE", messages.articleTypes.liveArticles, {
      result: { articles: rows.length, live: live.length },
    });
  }
  for (const row of rows) {
    const item = await withdrawForMove(db, row, actor, now);
    const comment = `${from.name} → ${target.name}`;
    const event = { action: "move" as const, versionNo: item.headVersionNo, comment };
    await noteHistory(db, { bizType: "article", bizId: row.id }, event, actor, now);
  }
  await db
    .update(articles)
    .set({ typeId: to, ...stampUpdate(actor, now), version: sql`${articles.version} + 1` })
    .where(eq(articles.typeId, from.id));
  await db
    .update(contentVersions)
    .set({ fields: sql`jsonb_set(${contentVersions.fields}, '{typeId}', to_jsonb(${to}::text))` })
    .where(
      and(
        eq(contentVersions.bizType, "article"),
        sql`${contentVersions.fields}->>'typeId' = ${from.id}`,
      ),
    );
}

/** Ends an article's review, its approval, and a publication that has expired. */
async function withdrawForMove(
  db: Db,
  row: ArticleRow,
  actor: Actor,
  now: Date,
): Promise<ArticleRow> {
  await hideArticle(db, row.id);
  const over = {
    publishedVersionNo: null,
    nextVersionNo: null,
    nextLiveFrom: null,
    liveFrom: null,
    liveUntil: null,
  };
  const hidden =
    row.publishedVersionNo === null ? row : { ...row, ...over, status: statusAt(row, now) };
  if (hidden !== row) {
    await db
      .update(articles)
      .set({ ...over, status: hidden.status })
      .where(eq(articles.id, row.id));
  }
  await withdrawRound(db, "article", row.id, "moved", actor, now);
  return endApproval(db, "article", hidden, "moved", actor, now);
}
