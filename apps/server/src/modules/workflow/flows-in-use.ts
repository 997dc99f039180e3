import { sql } from "drizzle-orm";

/**
 * Every flow in use, as `(type_id, round_id, flow)`: of types as last saved and as in force, and of running rounds.
 * What they refer to must not be deleted.
 */
export const flowsInUse = sql`(
  select id as type_id, null as round_id, flow from article_types
  union all
  select t.id, null, v.fields -> 'flow' from article_types t join content_versions v
    on v.biz_type = 'articleType' and v.biz_id = t.id
    and v.version_no in (t.published_version_no, t.last_public_version_no)
  union all
  select null, id, flow from review_rounds where status = 'running'
)`;
