import type { Db } from "../../db/db.ts";
import { articleTypes } from "../../db/schema/index.ts";
import { idsBelow } from "../tree.ts";
import type { TaskQuery } from "../workflow/task-lists.ts";

/** Ids of a type and its descendants, as last saved. */
export async function typeIdsBelow(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: articleTypes.id, parentId: articleTypes.parentId })
    .from(articleTypes);
  return idsBelow(rows, id);
}

/** A query of tasks by one type, as one by that type and all below it. */
export async function withTypesBelow(
  { typeId, ...rest }: TaskQuery & { typeId?: string },
  { db }: { db: Db },
): Promise<TaskQuery> {
  return typeId === undefined ? rest : { ...rest, typeIds: await typeIdsBelow(db, typeId) };
}
