import { asc, count, inArray, sql } from "drizzle-orm";
import { isAdmin, rolesAbove } from "../../auth/privilege-check.ts";
import { may, signedIn, type SignedInUser } from "../../auth/signed-in-user.ts";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import {
  permissions,
  menus,
  rolePermissions,
  roleMenus,
  roles,
  userRoles,
} from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Context } from "../operation.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";
import { flowUsage } from "./flow-usage.ts";

type Role = components["schemas"]["Role"];

export type RoleRow = typeof roles.$inferSelect;

export const roleTable = crudTable(roles, {
  search: [roles.code, roles.name],
  sort: {
    code: roles.code,
    name: sql`lower(${roles.name})`,
    orderBy: roles.orderBy,
    userCount: sql`(select count(*) from user_roles held where held.role_id = ${roles.id})`,
    createdAt: roles.createdAt,
    updatedAt: roles.updatedAt,
  },
  order: [asc(roles.orderBy), asc(sql`lower(${roles.name})`)],
});

export const roleKind = recordKind({
  table: roleTable,
  nameOf: ({ name }) => name,
  toRecords: toRoles,
});

/** With counts and what the caller may do. */
export async function toRoles(db: Db, rows: readonly RoleRow[], ctx: Context): Promise<Role[]> {
  // Sequential: this also runs inside transactions, which have one connection.
  const users = await countsOf(db, userRoles, rows);
  const menuCounts = await countsOf(db, roleMenus, rows);
  const authCounts = await countsOf(db, rolePermissions, rows);
  // The built-in role has everything, whatever its rows say.
  const everything = { menus: await db.$count(menus), permissions: await db.$count(permissions) };
  const actions = await actionsOn(db, rows, signedIn(ctx.user));
  return rows.map((row) => {
    const { id, name, code, description, status, orderBy, requireSecondFactor, builtIn } = row;
    const userCount = users.get(id) ?? 0;
    const menuCount = builtIn ? everything.menus : (menuCounts.get(id) ?? 0);
    const authCount = builtIn ? everything.permissions : (authCounts.get(id) ?? 0);
    const fields = { name, code, description, status, orderBy, requireSecondFactor, builtIn };
    const head = { ...toEntity(row), ...fields };
    const allowedActions = actions(row, userCount);
    return { ...head, userCount, menuCount, authCount, allowedActions };
  });
}

async function countsOf(
  db: Db,
  table: typeof userRoles | typeof roleMenus | typeof rolePermissions,
  rows: readonly RoleRow[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ roleId: table.roleId, times: count() })
    .from(table)
    .where(inArray(table.roleId, ids))
    .groupBy(table.roleId);
  return new Map(counted.map(({ roleId, times }) => [roleId, times]));
}

type Action = Role["allowedActions"][number];

/** Mirrors the checks of the writes. */
async function actionsOn(db: Db, rows: readonly RoleRow[], caller: SignedInUser) {
  const ids = rows.map(({ id }) => id);
  const above = await rolesAbove(db, caller, ids);
  const flows = await flowUsage(db);
  const own = isAdmin(caller) ? [] : caller.roles;
  const has = (action: string) => may(caller, `system:role:${action}`);
  return ({ id, code, builtIn, status }: RoleRow, userCount: number): Action[] => {
    if (above.has(id) || own.includes(code)) return [];
    const unused = userCount === 0 && !flows.has(code);
    const allowed: Record<Action, boolean> = {
      update: has("update"),
      disable: has("update") && !builtIn && status === "enabled",
      assignMenus: has("assignMenus") && !builtIn,
      assignAuths: has("assignAuths") && !builtIn,
      delete: has("delete") && !builtIn && unused,
    };
    return (Object.keys(allowed) as Action[]).filter((action) => allowed[action]);
  };
}
