import { and, isNotNull, isNull, ne, or, type SQL } from "drizzle-orm";
import type { StoredState } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { articleTypes, articles } from "../../db/schema/index.ts";
import type { Author } from "../../db/stamp.ts";
import { outdatedAmong } from "../workflow/approvals.ts";
import {
  countChange,
  endApproval,
  isPublishable,
  type ApprovedState,
} from "../workflow/end-approval.ts";
import { articleRules, typeRules } from "./review-rules.ts";

/** How the records of each kind are reviewed, as far as approvals need it. */
export const ruleKinds: Record<"article" | "articleType", Parameters<typeof outdatedAmong>[1]> = {
  article: { bizType: "article", flow: (db, { typeId }, now) => articleRules(db, typeId, now) },
  articleType: { bizType: "articleType", flow: (db, { id }, now) => typeRules(db, id, now) },
};

/**
 * Ends every approval that went through another flow than the one that is in force now that a type was published. What
 * somebody changes at the same time is left out: publication verifies it.
 */
export async function endOutdatedApprovals(db: Db, actor: Author, now: Date): Promise<void> {
  const lock = { skipLocked: true } as const;
  const approvedArticles = await db
    .select()
    .from(articles)
    .where(isNotPublic(articles))
    .for("no key update", lock);
  await endOutdated(db, ruleKinds.article, approvedArticles, actor, now);
  const approvedTypes = await db
    .select()
    .from(articleTypes)
    .where(isNotPublic(articleTypes))
    .for("no key update", lock);
  await endOutdated(db, ruleKinds.articleType, approvedTypes, actor, now);
}

async function endOutdated(
  db: Db,
  kind: Parameters<typeof outdatedAmong>[1],
  rows: readonly (ApprovedState & StoredState)[],
  actor: Author,
  now: Date,
): Promise<void> {
  const outdated = await outdatedAmong(db, kind, rows, now);
  for (const row of rows.filter((one) => outdated.has(one.id) && isPublishable(one))) {
    await endApproval(db, kind.bizType, row, "flowChanged", actor, now);
    await countChange(db, kind.bizType, row.id);
  }
}

function isNotPublic(table: typeof articles | typeof articleTypes): SQL | undefined {
  const { approvedVersionNo, publishedVersionNo } = table;
  const isOther = or(isNull(publishedVersionNo), ne(publishedVersionNo, approvedVersionNo));
  return and(isNotNull(approvedVersionNo), isOther);
}
