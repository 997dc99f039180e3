import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";

/** Where review flows name a role. */
export interface FlowUsage {
  articleTypes: number;
  /** Rounds of review that run with it now. */
  reviews: number;
}

/** The roles that review flows name, by code. */
export async function flowUsage(db: Db): Promise<ReadonlyMap<string, FlowUsage>> {
  const rows = await db
    .select({
      code: sql<string>`named.code`,
      articleTypes: sql<number>`count(distinct named.type_id)::int`,
      reviews: sql<number>`count(distinct named.round_id)::int`,
    })
    .from(
      sql`(
        select id as type_id, null as round_id, ${namedIn} as code
        from article_types, jsonb_array_elements(flow) as node
        union all
        select null, id, ${namedIn}
        from review_rounds, jsonb_array_elements(flow) as node where status = 'running'
      ) as named`,
    )
    .groupBy(sql`named.code`);
  return new Map(rows.map(({ code, ...usage }) => [code, usage]));
}

const namedIn = sql`jsonb_array_elements_text(node -> 'assignees' -> 'roleCodes')`;
