import { and, asc, eq, exists, or } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { permissions, rolePermissions, roles, userRoles, users } from "../../db/schema/index.ts";

/** Ids of the active accounts with a permission. */
export async function holdersOf(db: Db, permission: string): Promise<string[]> {
  const grants = db
    .select({ id: permissions.id })
    .from(rolePermissions)
    .innerJoin(permissions, eq(permissions.id, rolePermissions.authId))
    .where(
      and(
        eq(rolePermissions.roleId, roles.id),
        eq(permissions.code, permission),
        eq(permissions.status, "enabled"),
      ),
    );
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(
      and(
        eq(users.status, "active"),
        eq(roles.status, "enabled"),
        or(eq(roles.code, "admin"), exists(grants)),
      ),
    )
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}
