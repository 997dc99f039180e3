import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { flowsInUse } from "../workflow/flows-in-use.ts";

/**
 * Refuses to delete a workgroup that a review flow or a running review uses.
 *
 * @throws AppError `IN_USE` with both counts.
 */
export async function assertUnused(tx: Db, id: string): Promise<void> {
  const [usage = unused] = await tx
    .select({
      articleTypes: sql<number>`count(distinct used.type_id)::int`,
      reviews: sql<number>`count(distinct used.round_id)::int`,
    })
    .from(sql`${flowsInUse} as used`)
    .where(names(id));
  if (usage.articleTypes + usage.reviews === 0) return;
  throw new AppError("IN_USE", messages.workgroups.inUse, { result: usage });
}

const unused = { articleTypes: 0, reviews: 0 };

/** Whether the current flow assigns a node to a workgroup. */
function names(id: string) {
  const path = "$[*].assignees.workgroupIds[*] ? (@ == $id)";
  return sql`jsonb_path_exists(used.flow, ${path}::jsonpath, jsonb_build_object('id', ${id}::text))`;
}
