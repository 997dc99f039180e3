import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { flowsInUse } from "../workflow/flows-in-use.ts";

/** How often review flows use a role. */
export interface FlowUsage {
  articleTypes: number;
  /** Running review rounds. */
  reviews: number;
}

/** Roles that review flows use, by code. */
export async function flowUsage(db: Db): Promise<ReadonlyMap<string, FlowUsage>> {
  const rows = await db
    .select({
      code: sql<string>`named.code`,
      articleTypes: sql<number>`count(distinct used.type_id)::int`,
      reviews: sql<number>`count(distinct used.round_id)::int`,
    })
    .from(
      sql`${flowsInUse} as used, jsonb_array_elements(used.flow) as node, ${namedIn} as named(code)`,
    )
    .groupBy(sql`named.code`);
  return new Map(rows.map(({ code, ...usage }) => [code, usage]));
}

const namedIn = sql`jsonb_array_elements_text(node -> 'assignees' -> 'roleCodes')`;
