import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { RecordChange } from "../audit/record-change.ts";
import { isLiveOrScheduled, publishedVersionAt, statusAt } from "../../content/workflow.ts";
import { STATUS_IN_TRASH } from "../../content/workflow-transitions.ts";
import type { Db } from "../../db/db.ts";
import { countRows, pageOf } from "../../db/page-of.ts";
import { articles } from "../../db/schema/index.ts";
import { stampUpdate } from "../../db/stamp.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { assertSeen, assertVersion, type SeenRecord } from "../assert-version.ts";
import type { Input } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import { unmarkLive } from "../workflow/approvals.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { deleteReviewData } from "../workflow/delete-review-data.ts";
import { noteHistory } from "../workflow/history.ts";
import type { ArticleRow } from "./article-fields.ts";
import { articleKind, lockArticle } from "./article-kind.ts";
import { settleNotices } from "../notifications/settle-notices.ts";
import { endHold, lockReleaseOf } from "../releases/end-hold.ts";
import { readArticle, typeNames } from "./article-record.ts";
import { named, ofType } from "./article-filters.ts";
import { queuePublication } from "../webhooks/queue-publication.ts";
import { hideArticle } from "./show-article.ts";
import type { Written } from "./save-article.ts";

/** Moves an article to the trash and off the public site. */
export async function trashArticle(
  db: Db,
  { id, version }: SeenRecord,
  actor: Actor,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockReleaseOf(tx, id);
    const row = await lockArticle(tx, id);
    if (!row) throw notFound();
    await assertSeen(row, version, () => readArticle(tx, id, actor, now));
    if (row.reviewStatus === "running") {
      throw new AppError("REVIEW_RUNNING", messages.articles.underReview);
    }
    if (isLiveOrScheduled(row, now) && !actor.may("content:article:publish")) {
      throw new AppError("FORBIDDEN", messages.articles.liveDelete);
    }
    await endHold({ db: tx, kind: articleKind, item: row, actor, now });
    const status = statusAt(row, now);
    await hideArticle(tx, id);
    await unmarkLive(tx, "article", id, now);
    const [after] = await tx
      .update(articles)
      .set({
        deletedAt: now,
        deletedBy: actor.id,
        deletedByName: actor.name,
        status: STATUS_IN_TRASH[status] ?? status,
        publishedVersionNo: null,
        nextVersionNo: null,
        nextLiveFrom: null,
        releaseId: null,
        releaseAt: null,
        liveFrom: null,
        liveUntil: null,
        ...stampUpdate(actor, now),
        version: sql`${articles.version} + 1`,
      })
      .where(eq(articles.id, id))
      .returning();
    await actor.record?.(tx, changeOf(row, after ?? null));
    const event = { action: "delete" as const, versionNo: row.headVersionNo };
    await noteHistory(tx, { bizType: "article", bizId: id }, event, actor, now);
    await settleNotices(tx, "article", id, now);
    const versionNo = publishedVersionAt(row, now);
    if (versionNo === null) return;
    const gone = { bizType: "article", id, title: row.title, versionNo };
    await queuePublication(tx, "offline", gone, now);
  });
}

/** Restores a trashed article, offline. */
export async function untrashArticle(
  db: Db,
  { id, version }: { id: string; version: number },
  actor: Actor,
  now: Date,
): Promise<Written> {
  return db.transaction(async (tx) => {
    const row = await lockTrashed(tx, { id, version }, actor);
    const [after] = await tx
      .update(articles)
      .set({
        ...(await freeGroup(tx, row)),
        deletedAt: null,
        deletedBy: null,
        deletedByName: null,
        ...stampUpdate(actor, now),
        version: sql`${articles.version} + 1`,
      })
      .where(eq(articles.id, id))
      .returning();
    await actor.record?.(tx, changeOf(row, after ?? null));
    const event = { action: "trashRestore" as const, versionNo: row.headVersionNo };
    await noteHistory(tx, { bizType: "article", bizId: id }, event, actor, now);
    return { id, version: row.version + 1 };
  });
}

/** A group of its own, when another article has become the translation meanwhile. */
async function freeGroup(db: Db, { id, translationGroupId, language }: ArticleRow) {
  const isTaken = and(
    eq(articles.translationGroupId, translationGroupId),
    eq(articles.language, language),
    isNull(articles.deletedAt),
  );
  return (await db.$count(articles, isTaken)) > 0 ? { translationGroupId: id } : {};
}

/** Deletes a trashed article for good, with all that belongs to it. */
export async function deleteArticle(
  db: Db,
  { id, version }: Required<SeenRecord>,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockTrashed(tx, { id, version }, actor);
    await deleteReviewData(tx, "article", id);
    await tx.delete(articles).where(eq(articles.id, id));
    await actor.record?.(tx, changeOf(row, null));
  });
}

/** Latest first. */
export async function pageTrash(db: Db, query: Input<"articlesTrashPage">["query"], actor: Actor) {
  const { keyword, typeId, sortField = "deletedAt", sortOrder = "desc" } = query;
  const where = and(isNotNull(articles.deletedAt), named(keyword), await ofType(db, typeId));
  const direction = sortOrder === "asc" ? asc : desc;
  const column = sortField === "title" ? articles.title : articles.deletedAt;
  const matching = db.select({ id: articles.id }).from(articles).where(where);
  const page = await pageOf(query, countRows(db, matching), (limit, offset) =>
    db
      .select()
      .from(articles)
      .where(where)
      .orderBy(direction(column), direction(articles.id))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, records: await toTrashed(db, page.records, actor) };
}

function changeOf(before: ArticleRow, after: ArticleRow | null): RecordChange {
  return { targetId: before.id, targetName: before.title, before, after };
}

async function toTrashed(
  db: Db,
  rows: readonly (typeof articles.$inferSelect)[],
  actor: Actor,
): Promise<components["schemas"]["TrashedArticle"][]> {
  const names = await typeNames(
    db,
    rows.map(({ typeId }) => typeId),
  );
  const allowed = [
    ...(actor.may("content:article:restore") ? (["restore"] as const) : []),
    ...(actor.may("content:article:purge") ? (["delete"] as const) : []),
  ];
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    typeId: row.typeId,
    typeName: names.get(row.typeId) ?? "",
    headVersionNo: row.headVersionNo,
    createdByName: row.createdByName,
    deletedAt: (row.deletedAt ?? row.updatedAt).toISOString(),
    deletedBy: row.deletedBy ?? "",
    deletedByName: row.deletedByName ?? "",
    version: row.version,
    allowedActions: allowed,
  }));
}

async function lockTrashed(db: Db, { id, version }: Required<SeenRecord>, actor: Actor) {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isNotNull(articles.deletedAt)))
    .for("update");
  if (!row) throw notFound();
  await assertVersion(row, version, async () => {
    const [current = row] = await toTrashed(db, [row], actor);
    return current;
  });
  return row;
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", messages.articles.notFound);
}
