import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { queryRows } from "../db/query-rows.ts";

interface AccessVersion {
  userId: string;
  version: string;
}

/**
 * A version of what an account of the table `users` may do and which menus it has. It changes with its roles, with these roles'
 * menus and permissions, and with menus and permissions themselves.
 */
export function accessVersion(): SQL<string> {
  return sql<string>`md5(
    coalesce((
      select md5(string_agg(id || ':' || version, ' ' order by id))
      from (select id, version from menus union all select id, version from auths) shared
    ), '') || coalesce((
      select string_agg(' ' || r.id || ':' || r.version, '' order by r.id)
      from user_roles ur join roles r on r.id = ur.role_id
      where ur.user_id = users.id and r.status = 'enabled'
    ), '')
  )`;
}

/** The versions of several accounts; of menus and permissions one is computed for all. */
export function accessVersionsOf(db: Db, userIds: readonly string[]): Promise<AccessVersion[]> {
  const ids = JSON.stringify(userIds);
  return queryRows<AccessVersion>(
    db,
    sql`select users.id as "userId", ${accessVersion()} as version from users
    where users.id in (select jsonb_array_elements_text(${ids}::jsonb))`,
  );
}
