import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import {
  circulations,
  contentApprovals,
  contentHistory,
  contentVersions,
  reviewRounds,
} from "../../db/schema/index.ts";
import type { BizType } from "./content-kind.ts";

/** Deletes the versions of a record and whatever its reviews left, before the record itself is deleted. */
export async function deleteReviewData(db: Db, bizType: BizType, bizId: string): Promise<void> {
  const tables = [reviewRounds, circulations, contentHistory, contentApprovals, contentVersions];
  for (const table of tables) {
    await db.delete(table).where(and(eq(table.bizType, bizType), eq(table.bizId, bizId)));
  }
}
