import { sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { queryRows } from "../db/query-rows.ts";

interface AccessVersion {
  userId: string;
  version: string;
}

/**
 * A version of what accounts may do and which menus they have. It changes with their roles, with these roles' menus and
 * permissions, and with menus and permissions themselves.
 */
export function accessVersionsOf(db: Db, userIds: readonly string[]): Promise<AccessVersion[]> {
  return queryRows<AccessVersion>(
    db,
    sql`with shared as (
      select md5(string_agg(id || ':' || version, ' ' order by id)) as versions
      from (select id, version from menus union all select id, version from auths) each
    )
    select u.id as "userId", md5(
      coalesce((select versions from shared), '') || coalesce(string_agg(' ' || r.id || ':' || r.version, '' order by r.id), '')
    ) as version
    from users u
    left join user_roles ur on ur.user_id = u.id
    left join roles r on r.id = ur.role_id and r.status = 'enabled'
    where u.id in (select jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb))
    group by u.id`,
  );
}
