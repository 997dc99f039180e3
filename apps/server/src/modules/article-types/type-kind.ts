import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articleTypes, contentVersions, publishedArticleTypes } from "../../db/schema/index.ts";
import { stampUpdate } from "../../db/stamp.ts";
import type { ContentKind, Publication } from "../workflow/content-kind.ts";
import { typeSnapshot, type ArticleTypeRow } from "./type-fields.ts";
import { readType } from "./type-record.ts";
import { effectiveFlow } from "./type-tree.ts";

/** Article types, as the workflow sees them. A type is always reviewed itself; its flag concerns its articles. */
export const articleTypeKind: ContentKind = {
  bizType: "articleType",
  permissions: "content:articleType",
  async lock(db, id) {
    const row = await lockType(db, id);
    return row && { ...row, title: row.name };
  },
  async flow(db, item) {
    return { ...(await effectiveFlow(db, item.id)), required: true };
  },
  async assertComplete() {
    // The contract's required fields make every saved type complete.
  },
  async patch(db, id, patch, actor, now) {
    await db
      .update(articleTypes)
      .set({ ...patch, ...stampUpdate(actor, now), version: sql`${articleTypes.version} + 1` })
      .where(eq(articleTypes.id, id));
  },
  show: (db, item, publication) => showType(db, item.id, publication),
  async hide(db, id) {
    await db.delete(publishedArticleTypes).where(eq(publishedArticleTypes.id, id));
  },
  current: readType,
};

/** Reads a type and holds it until the transaction ends. */
export async function lockType(db: Db, id: string): Promise<ArticleTypeRow | undefined> {
  const [row] = await db.select().from(articleTypes).where(eq(articleTypes.id, id)).for("update");
  return row;
}

async function showType(db: Db, id: string, publication: Publication): Promise<null> {
  const [version] = await db
    .select({ fields: contentVersions.fields })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.bizType, "articleType"),
        eq(contentVersions.bizId, id),
        eq(contentVersions.versionNo, publication.versionNo),
      ),
    );
  if (!version) throw new Error(`Article type ${id} has no version ${publication.versionNo}`);
  const { requireReview: _review, flow: _flow, ...shown } = typeSnapshot(version.fields);
  const { versionNo, liveFrom } = publication;
  const copy = { ...shown, versionNo, liveFrom };
  await db
    .insert(publishedArticleTypes)
    .values({ id, ...copy })
    .onConflictDoUpdate({ target: publishedArticleTypes.id, set: copy });
  return null;
}
