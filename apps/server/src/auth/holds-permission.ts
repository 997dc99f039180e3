import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether an account, given by a column or an expression, holds a permission by one of its enabled roles. */
export function holdsPermission(userId: PgColumn | SQL, code: string): SQL<boolean> {
  return sql`exists (
    select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${userId} and r.status = 'enabled' and (r.code = 'admin' or exists (
      select 1 from role_auths ra join auths a on a.id = ra.auth_id
      where ra.role_id = r.id and a.status = 'enabled' and a.code = ${code})))`;
}
