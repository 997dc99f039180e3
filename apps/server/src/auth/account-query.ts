import { sql, type SQL } from "drizzle-orm";
import type { SignedInUser } from "./signed-in-user.ts";

/** An account with everything it may do, as the query of `accountBy` returns it. */
export interface AccountRow extends Omit<SignedInUser, "permissions" | "credential"> {
  permissions: string[];
}

/** The columns of `users u` that `accountBy` needs of its caller, beside those of the credential. */
export const accountColumns = sql.raw(
  `u.id, u.username, u.name, u.org_id as "orgId", u.must_change_password as "mustChangePassword"`,
);

/** Every authenticated call runs such a query: it returns the account that `found` selects with everything it may do. */
export function accountBy(found: SQL): SQL {
  return sql`
with account as (${found}), held as (
  select r.id, r.code, r.require_second_factor
  from account join user_roles ur on ur.user_id = account.id join roles r on r.id = ur.role_id
  where r.status = 'enabled'
)
select account.*,
  (select coalesce(json_agg(code order by code), '[]') from held) as roles,
  exists (select from held where require_second_factor) and not exists (
    select from second_factors f where f.user_id = account.id and f.confirmed_at is not null)
    and not exists (select from passkeys p where p.user_id = account.id)
    as "mustEnrolSecondFactor",
  (select coalesce(json_agg(a.code order by a.code), '[]')
    from auths a
    where a.status = 'enabled' and (exists (select from held where code = 'admin')
      or a.id in (select ra.auth_id from role_auths ra join held on held.id = ra.role_id))) as permissions,
  (select coalesce(json_agg(w.id order by w.id), '[]')
    from workgroup_members m join workgroups w on w.id = m.workgroup_id
    where m.user_id = account.id and w.status = 'enabled') as "workgroupIds"
from account`;
}
