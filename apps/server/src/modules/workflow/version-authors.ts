import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { reviewRounds } from "../../db/schema/index.ts";
import type { BizType } from "./content-kind.ts";

/** Whom the fate of a version concerns: who created the record, who submitted the version, and whoever wrote any of it. */
export async function versionAuthors(
  db: Db,
  bizType: BizType,
  record: { id: string; createdBy: string },
  versionNo: number | null,
): Promise<Set<string>> {
  const authors = new Set([record.createdBy]);
  if (versionNo === null) return authors;
  const [round] = await db
    .select({ initiatorId: reviewRounds.initiatorId, authorIds: reviewRounds.authorIds })
    .from(reviewRounds)
    .where(
      and(
        eq(reviewRounds.bizType, bizType),
        eq(reviewRounds.bizId, record.id),
        eq(reviewRounds.versionNo, versionNo),
      ),
    )
    .orderBy(desc(reviewRounds.round))
    .limit(1);
  for (const id of round?.authorIds ?? []) authors.add(id);
  if (round) authors.add(round.initiatorId);
  return authors;
}
