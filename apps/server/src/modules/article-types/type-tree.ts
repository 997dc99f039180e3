import type { Db } from "../../db/db.ts";
import { articleTypes } from "../../db/schema/index.ts";
import { idsBelow } from "../tree.ts";

/** Ids of a type and its descendants, as last saved. */
export async function typeIdsBelow(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: articleTypes.id, parentId: articleTypes.parentId })
    .from(articleTypes);
  return idsBelow(rows, id);
}
