import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articleRemarks } from "../../db/schema/index.ts";

/**
 * Notes that a save put the suggestions into the text that its author has accepted since their last one.
 *
 * @returns Who suggested them: authors of that version.
 */
export async function noteAcceptedEdits(
  db: Db,
  { articleId, versionNo, authorId }: { articleId: string; versionNo: number; authorId: string },
): Promise<string[]> {
  const rows = await db
    .update(articleRemarks)
    .set({ acceptedVersionNo: versionNo })
    .where(and(isPending(articleId), eq(articleRemarks.decidedBy, authorId)))
    .returning({ id: articleRemarks.createdBy });
  return rows.map(({ id }) => id);
}

/** Whose suggestions are accepted and not noted in a version yet: they may be in the text in other ways. */
export async function pendingSuggesters(db: Db, articleId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: articleRemarks.createdBy })
    .from(articleRemarks)
    .where(isPending(articleId));
  return rows.map(({ id }) => id);
}

function isPending(articleId: string) {
  return and(
    eq(articleRemarks.articleId, articleId),
    eq(articleRemarks.suggestionStatus, "accepted"),
    isNull(articleRemarks.acceptedVersionNo),
  );
}
