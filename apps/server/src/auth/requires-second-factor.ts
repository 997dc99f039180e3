import { and, eq } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { roles, userRoles } from "../db/schema/index.ts";

/** Whether an enabled role of an account requires a second factor. */
export async function requiresSecondFactor(db: Db, userId: string): Promise<boolean> {
  const requiring = and(
    eq(userRoles.userId, userId),
    eq(roles.status, "enabled"),
    eq(roles.requireSecondFactor, true),
  );
  const found = await db
    .select({ id: roles.id })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(requiring)
    .limit(1);
  return found.length > 0;
}
