import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { holdsPermission } from "../../auth/holds-permission.ts";
import { createToken, hashToken } from "../../auth/tokens.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import type { PageNumbers } from "../../db/page-of.ts";
import { articles, previewLinks, users } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Context } from "../operation.ts";
import { notFound } from "../records.ts";

type PreviewLink = components["schemas"]["PreviewLink"];
type PreviewLinkRow = typeof previewLinks.$inferSelect;

const day = 86_400_000;

/** How long a link works. */
const lifetimeMs = 7 * day;

/** How long a link that no longer works says so (410) before it is unknown (404). */
const retentionMs = 30 * day;

/** Opening a link again within this time writes nothing. */
const openedPrecisionMs = 60_000;

/** A link shows what its creator may see and share, as long as they may: over `previewLinks` joined with their accounts. */
const creatorMayShare = and(
  eq(users.status, "active"),
  holdsPermission(users.id, "content:article:view"),
  holdsPermission(users.id, "content:article:share"),
);

/**
 * Creates a link to an article's draft. Its token is in the result only.
 *
 * @throws AppError `NOT_FOUND` for an unknown or trashed article.
 */
export async function createPreviewLink(
  articleId: string,
  ctx: Context,
): Promise<components["schemas"]["NewPreviewLink"]> {
  const { id: createdBy, name: createdByName } = signedIn(ctx.user);
  const createdAt = ctx.now();
  const token = createToken();
  return ctx.db.transaction(async (tx) => {
    const title = await titleOf(tx, articleId);
    await deleteOldPreviewLinks(tx, createdAt);
    const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
    const values = { articleId, createdAt, createdBy, createdByName, expiresAt };
    const [row] = await tx
      .insert(previewLinks)
      .values({ ...values, tokenHash: hashToken(token) })
      .returning();
    if (row === undefined) throw new Error("The inserted link was not returned");
    const after = { previewLink: row.id, expiresAt };
    await recordChange(tx, ctx, { targetId: articleId, targetName: title, before: null, after });
    return { ...toPreviewLink(row), token };
  });
}

/** A link stays for thirty days after its end, to say that it has ended. */
export async function deleteOldPreviewLinks(db: Db, now: Date): Promise<void> {
  const { expiresAt } = previewLinks;
  await db.delete(previewLinks).where(lt(expiresAt, new Date(now.getTime() - retentionMs)));
}

/**
 * The links of an article that still work, latest first.
 *
 * @throws AppError `NOT_FOUND` for an unknown or trashed article.
 */
export async function listPreviewLinks(
  { db, now }: Pick<Context, "db" | "now">,
  articleId: string,
  query: PageNumbers,
): Promise<BoundedList<PreviewLink>> {
  await titleOf(db, articleId);
  const list = await listOf(query, (limit, offset) =>
    db
      .select({ link: previewLinks })
      .from(previewLinks)
      .innerJoin(users, eq(users.id, previewLinks.createdBy))
      .where(
        and(
          eq(previewLinks.articleId, articleId),
          isNull(previewLinks.revokedAt),
          gt(previewLinks.expiresAt, now()),
          creatorMayShare,
        ),
      )
      .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id))
      .limit(limit)
      .offset(offset),
  );
  return { ...list, records: list.records.map(({ link }) => toPreviewLink(link)) };
}

/**
 * Ends a link at once.
 *
 * @throws AppError `NOT_FOUND`, also for one that was revoked before.
 */
export async function revokePreviewLink(id: string, ctx: Context): Promise<void> {
  const revokedAt = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(previewLinks)
      .set({ revokedAt })
      .where(and(eq(previewLinks.id, id), isNull(previewLinks.revokedAt)))
      .returning();
    if (row === undefined) throw notFound();
    const [article] = await tx
      .select({ title: articles.title })
      .from(articles)
      .where(eq(articles.id, row.articleId));
    await recordChange(tx, ctx, {
      targetId: row.articleId,
      targetName: article?.title ?? null,
      before: { previewLink: row.id, expiresAt: row.expiresAt },
      after: null,
    });
  });
}

/**
 * Finds the link of a token and notes that it was opened.
 *
 * @throws AppError `NOT_FOUND` for an unknown token; `GONE` for a link that works no longer.
 */
export async function openPreviewLink(
  { db, now }: Pick<Context, "db" | "now">,
  token: string,
): Promise<PreviewLink> {
  const openedAt = now();
  const [found] = await db
    .select({ link: previewLinks, creatorMayShare: sql<boolean>`${creatorMayShare}` })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.createdBy))
    .where(eq(previewLinks.tokenHash, hashToken(token)));
  if (found === undefined) throw new AppError("NOT_FOUND", messages.previewLinks.notFound);
  const { link } = found;
  const hasEnded = link.revokedAt !== null || link.expiresAt <= openedAt;
  if (hasEnded || !found.creatorMayShare) throw previewGone();
  await noteOpened(db, link.id, openedAt);
  return toPreviewLink(link);
}

/** The refusal of a link that works no longer. */
export function previewGone(): AppError {
  return new AppError("GONE", messages.previewLinks.gone);
}

async function noteOpened(db: Db, id: string, openedAt: Date): Promise<void> {
  const before = new Date(openedAt.getTime() - openedPrecisionMs);
  await db
    .update(previewLinks)
    .set({ lastOpenedAt: openedAt })
    .where(
      and(
        eq(previewLinks.id, id),
        or(isNull(previewLinks.lastOpenedAt), lt(previewLinks.lastOpenedAt, before)),
      ),
    );
}

async function titleOf(db: Db, articleId: string): Promise<string> {
  const [article] = await db
    .select({ title: articles.title })
    .from(articles)
    .where(and(eq(articles.id, articleId), isNull(articles.deletedAt)));
  if (article === undefined) throw new AppError("NOT_FOUND", messages.articles.notFound);
  return article.title;
}

function toPreviewLink(row: PreviewLinkRow): PreviewLink {
  const { id, articleId, createdBy, createdByName } = row;
  return {
    id,
    articleId,
    createdAt: row.createdAt.toISOString(),
    createdBy,
    createdByName,
    expiresAt: row.expiresAt.toISOString(),
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  };
}
