import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articleTypes, reviewRounds } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { messages } from "../../messages/index.ts";

/**
 * Refuses to lose a workgroup that somebody counts on: the review flow of an article type, or a review that runs now.
 *
 * @throws AppError `IN_USE` with the numbers of both.
 */
export async function assertUnused(tx: Db, id: string): Promise<void> {
  const types = await tx.$count(articleTypes, names(articleTypes.flow, id));
  const running = and(eq(reviewRounds.status, "running"), names(reviewRounds.flow, id));
  const reviews = await tx.$count(reviewRounds, running);
  if (types + reviews === 0) return;
  const result = { articleTypes: types, reviews };
  throw new AppError("IN_USE", messages.workgroups.inUse, { result });
}

/** Whether a flow hands any of its steps to a workgroup. */
function names(flow: typeof articleTypes.flow | typeof reviewRounds.flow, id: string) {
  const path = "$[*].assignees.workgroupIds[*] ? (@ == $id)";
  return sql`jsonb_path_exists(${flow}, ${path}::jsonpath, jsonb_build_object('id', ${id}::text))`;
}
