import { eq } from "drizzle-orm";
import type { Db } from "../../src/db/db.ts";
import type { articleTypes, articles } from "../../src/db/schema/index.ts";

/** The translation group of what has been seeded already. */
export async function groupOf(
  db: Db,
  table: typeof articles | typeof articleTypes,
  id: string,
): Promise<string> {
  const [row] = await db
    .select({ group: table.translationGroupId })
    .from(table)
    .where(eq(table.id, id));
  if (row === undefined) throw new Error(`There is no original ${id}`);
  return row.group;
}
