import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { queryRows } from "../db/query-rows.ts";
import { sessions } from "../db/schema/index.ts";
import { isAdminRole, type SignedInUser } from "./signed-in-user.ts";

/** How long somebody looks through other roles at most. */
export const VIEW_AS_MS = 30 * 60_000;

interface ViewedRow {
  code: string;
  name: string;
  permissions: string[];
}

/**
 * An account as it looks through other roles: with their permissions, as far as they are its own as well, so that
 * nobody sees more than before.
 */
export async function viewAs(
  db: Db,
  user: SignedInUser,
  { roleIds, until }: { roleIds: readonly string[]; until: Date },
): Promise<SignedInUser> {
  const rows = await queryRows<ViewedRow>(
    db,
    sql`select r.code, r.name, (select coalesce(json_agg(a.code), '[]') from role_auths ra
        join auths a on a.id = ra.auth_id where ra.role_id = r.id and a.status = 'enabled') as permissions
      from roles r where r.status = 'enabled' and r.id in (select jsonb_array_elements_text(${JSON.stringify(roleIds)}::jsonb))
      order by r.order_by, r.name`,
  );
  const byAdmin = user.roles.some(isAdminRole);
  const roleCodes = rows.map(({ code }) => code);
  const held = new Set(rows.flatMap(({ permissions }) => permissions));
  const isEverything = roleCodes.some(isAdminRole);
  return {
    ...user,
    roles: byAdmin ? roleCodes : roleCodes.filter((code) => !isAdminRole(code)),
    permissions: isEverything
      ? user.permissions
      : new Set([...user.permissions].filter((code) => held.has(code))),
    workgroupIds: [],
    viewingAs: { roleIds, roleCodes, roleNames: rows.map(({ name }) => name), until, byAdmin },
  };
}

/** Lets a session look through these roles until then; null for its own again. */
export async function setViewAs(
  db: Db,
  sessionId: string,
  view: { roleIds: string[]; until: Date } | null,
): Promise<void> {
  const columns = { viewAsRoleIds: view?.roleIds ?? null, viewAsUntil: view?.until ?? null };
  await db.update(sessions).set(columns).where(eq(sessions.id, sessionId));
}
