import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { permissions, rolePermissions, roles } from "../../db/schema/index.ts";
import type { Account } from "./account.ts";
import { reason, type Reason } from "./reasons.ts";

/** A permission by its code, ignoring case. */
export async function findPermission(db: Db, code: string) {
  const [row] = await db
    .select()
    .from(permissions)
    .where(eq(sql`lower(${permissions.code})`, code.toLowerCase()));
  return row;
}

/** Which of the account's roles grant a permission, or which roles would. */
export async function permissionReasons(
  db: Db,
  code: string,
  { roles: held, isAdmin }: Account,
): Promise<Reason[]> {
  const permission = await findPermission(db, code);
  const about = { code, subject: permission?.name ?? null };
  if (isAdmin) {
    const own = held.filter((role) => role.code === "admin");
    return [reason("administrator", "allows", { ...about, roles: own.map(toBrief) })];
  }
  if (!permission) return [reason("permissionMissing", "refuses", about)];
  const holders = await holdersOf(db, permission.id);
  const ids = new Set(holders.map(({ id }) => id));
  const own = held.filter(({ id }) => ids.has(id));
  const enabled = own.filter(({ status }) => status === "enabled");
  const disabled = own.filter(({ status }) => status === "disabled");
  const others = holders.filter((role) => role.status === "enabled" && !own.includes(role));
  return [
    ...(permission.status === "disabled" ? [reason("permissionDisabled", "refuses", about)] : []),
    ...(enabled.length > 0
      ? [reason("roleGrants", "allows", { ...about, roles: enabled.map(toBrief) })]
      : []),
    ...(disabled.length > 0
      ? [reason("roleDisabled", "notes", { ...about, roles: disabled.map(toBrief) })]
      : []),
    ...(enabled.length === 0
      ? [reason("notGranted", "refuses", { ...about, roles: others.map(toBrief) })]
      : []),
  ];
}

/** The administrator's role holds every permission, whatever its rows say. */
function holdersOf(db: Db, authId: string) {
  return db
    .selectDistinct({
      id: roles.id,
      code: roles.code,
      name: roles.name,
      status: roles.status,
      orderBy: roles.orderBy,
    })
    .from(roles)
    .leftJoin(
      rolePermissions,
      and(eq(rolePermissions.roleId, roles.id), eq(rolePermissions.authId, authId)),
    )
    .where(or(eq(roles.builtIn, true), eq(rolePermissions.authId, authId)))
    .orderBy(asc(roles.orderBy), asc(roles.name));
}

export function toBrief({ id, name }: { id: string; name: string }) {
  return { id, name };
}
