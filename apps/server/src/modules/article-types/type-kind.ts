import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articleTypes, publishedArticleTypes } from "../../db/schema/index.ts";
import { stampUpdate } from "../../db/stamp.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { idsBelow, lockTree } from "../tree.ts";
import type { ContentKind, Publication, StatePatch } from "../workflow/content-kind.ts";
import { readStoredVersion } from "../workflow/stored-version.ts";
import { endOutdatedApprovals } from "./end-outdated-approvals.ts";
import { typeRules, versionInForce } from "./review-rules.ts";
import { typeSnapshot, type ArticleTypeRow } from "./type-fields.ts";
import { readType } from "./type-record.ts";

/** Article types for the workflow. */
export const articleTypeKind: ContentKind = {
  bizType: "articleType",
  permissions: "content:articleType",
  async lock(db, id) {
    const row = await lockType(db, id);
    return row && { ...row, title: row.name, typeId: row.parentId };
  },
  flow: (db, { id }, now) => typeRules(db, id, now),
  async form(db, id, versionNo) {
    const fields = typeSnapshot((await readStoredVersion(db, "articleType", id, versionNo)).fields);
    return { fields, content: null, typeId: fields.parentId };
  },
  async assertComplete() {
    // The contract's required fields make every saved type complete.
  },
  async patch(db, id, patch, actor, now) {
    const replaced = patch.publishedVersionNo === undefined ? {} : lastPublic(patch, now);
    const version = sql`${articleTypes.version} + 1`;
    await db
      .update(articleTypes)
      .set({ ...patch, ...replaced, ...stampUpdate(actor, now), version })
      .where(eq(articleTypes.id, id));
    const isLive = patch.publishedVersionNo != null && isPublicAt(patch, now);
    if (isLive) await endOutdatedApprovals(db, actor, now);
  },
  show: (db, item, publication) => showType(db, item.id, publication),
  async hide(db, id) {
    await db.delete(publishedArticleTypes).where(eq(publishedArticleTypes.id, id));
  },
  current: readType,
};

/** Reads a type and locks it until the transaction ends. */
export async function lockType(db: Db, id: string): Promise<ArticleTypeRow | undefined> {
  const [row] = await db.select().from(articleTypes).where(eq(articleTypes.id, id)).for("update");
  return row;
}

/** Keeps the last public version for its review rules, until another one is published. */
function lastPublic(patch: StatePatch, now: Date) {
  return { lastPublicVersionNo: isPublicAt(patch, now) ? null : versionInForce(now) };
}

function isPublicAt({ liveFrom }: StatePatch, now: Date): boolean {
  return liveFrom instanceof Date && liveFrom <= now;
}

async function showType(db: Db, id: string, publication: Publication): Promise<null> {
  const version = await readStoredVersion(db, "articleType", id, publication.versionNo);
  const { requireReview: _review, flow: _flow, ...shown } = typeSnapshot(version.fields);
  await assertPublicPlace(db, id, shown.parentId);
  const { versionNo, liveFrom } = publication;
  const { language, translationGroupId } = articleTypes;
  const [saved] = await db
    .select({ language, translationGroupId })
    .from(articleTypes)
    .where(eq(articleTypes.id, id));
  const copy = { ...saved, ...shown, versionNo, liveFrom };
  await db
    .insert(publishedArticleTypes)
    .values({ id, ...copy })
    .onConflictDoUpdate({ target: publishedArticleTypes.id, set: copy });
  return null;
}

/**
 * Refuses a parent that is below the type on the published site: the drafts that `updateType` checks may be elsewhere.
 *
 * @throws AppError `CYCLE`.
 */
async function assertPublicPlace(db: Db, id: string, parentId: string): Promise<void> {
  await lockTree(db, "published_article_types");
  const { id: ownId, parentId: above } = publishedArticleTypes;
  const rows = await db.select({ id: ownId, parentId: above }).from(publishedArticleTypes);
  if (!idsBelow(rows, id).includes(parentId)) return;
  throw new AppError("CYCLE", messages.articleTypes.publishedUnderIt);
}
