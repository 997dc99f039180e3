import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articleCounters, articles } from "../../db/schema/index.ts";

/**
 * Adds reads to the articles' counters in one statement and a fixed order, so that two servers lose no updates and
 * never deadlock. Deleted articles are skipped.
 */
export async function addReads(db: Db, reads: ReadonlyMap<string, number>): Promise<void> {
  const given = JSON.stringify(Array.from(reads, ([id, number]) => ({ id, number })));
  await db.execute(sql`
    insert into ${articleCounters} as counters (article_id, read_count)
    select given.id, given.number
    from jsonb_to_recordset(${given}::jsonb) as given(id text, number integer)
    join ${articles} on ${articles.id} = given.id
    order by given.id
    on conflict (article_id) do update set read_count = counters.read_count + excluded.read_count`);
}
