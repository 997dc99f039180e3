import { and, asc, eq, exists, inArray, isNotNull, type SQL } from "drizzle-orm";
import { isAdminRole, may, signedIn, type SignedInUser } from "../../auth/signed-in-user.ts";
import { equals } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { permissions, menus, roleMenus, roles, userRoles } from "../../db/schema/index.ts";
import type { Handler, Handlers } from "../operation.ts";
import { answerList, notFound, readRecord } from "../records.ts";
import { ROOT_ID, nest, readBelow } from "../tree.ts";
import { buildMenuEntries } from "./build-menu-entries.ts";
import { menuKind, menuTable, toMenus } from "./menu-record.ts";
import { createMenu, deleteMenu, updateMenu } from "./save-menu.ts";

const menusCurrentUser: Handler<"menusCurrentUser"> = async (_input, ctx) => {
  const user = signedIn(ctx.user);
  const open = await openMenus(ctx.db, user);
  return buildMenuEntries(open, await buttonsOf(ctx.db, user));
};

/** The signed-in account's menus, and their administration. */
export const menusHandlers = {
  menusCurrentUser,

  menusList: async ({ query }, { db }) => {
    const { keyword, parentId, type, status } = query;
    const list = await menuTable.list(
      db,
      query,
      menuTable.matches(keyword),
      equals(menus.parentId, parentId),
      equals(menus.type, type),
      equals(menus.status, status),
    );
    return answerList({ ...list, records: await toMenus(db, list.records) });
  },

  menusTree: async ({ path }, { db }) => {
    if (path.id !== ROOT_ID && !(await menuTable.get(db, path.id))) throw notFound();
    const { rows, truncated } = await readBelow([path.id], (parentIds, most) =>
      db
        .select()
        .from(menus)
        .where(inArray(menus.parentId, parentIds))
        .orderBy(asc(menus.orderBy), asc(menus.id))
        .limit(most),
    );
    return answerList({ records: nest(await toMenus(db, rows), path.id), truncated });
  },

  menusGet: async ({ path }, ctx) => readRecord(menuKind, path.id, ctx),

  menusCreate: async ({ body }, ctx) => createMenu(body, ctx),

  menusUpdate: async ({ body }, ctx) => updateMenu(body, ctx),

  menusDelete: async ({ path, query }, ctx) => {
    await deleteMenu({ ...path, ...query }, ctx);
    return null;
  },
} satisfies Partial<Handlers>;

/** Enabled menus that the account's roles open, and those that it looks through; the administrator's role opens all. */
async function openMenus(db: Db, { id, roles: codes, viewingAs }: SignedInUser) {
  const isAdmin = viewingAs?.byAdmin ?? codes.some(isAdminRole);
  const seesAll = viewingAs === undefined || viewingAs.roleCodes.some(isAdminRole);
  const own = db.select({ id: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, id));
  return db
    .select()
    .from(menus)
    .where(
      and(
        eq(menus.status, "enabled"),
        isAdmin ? undefined : openedBy(db, inArray(roles.id, own)),
        seesAll ? undefined : openedBy(db, inArray(roles.id, [...viewingAs.roleIds])),
      ),
    )
    .orderBy(asc(menus.orderBy), asc(menus.id));
}

/** Whether one of these roles opens the menu. */
function openedBy(db: Db, which: SQL) {
  return exists(
    db
      .select({ menuId: roleMenus.menuId })
      .from(roleMenus)
      .innerJoin(roles, and(eq(roles.id, roleMenus.roleId), eq(roles.status, "enabled"), which))
      .where(eq(roleMenus.menuId, menus.id)),
  );
}

/** Actions that the account may perform, by the menu whose page has their buttons. */
async function buttonsOf(db: Db, user: SignedInUser): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ menuId: permissions.menuId, action: permissions.action, code: permissions.code })
    .from(permissions)
    .where(and(eq(permissions.status, "enabled"), isNotNull(permissions.menuId)))
    .orderBy(asc(permissions.orderBy), asc(permissions.code));
  const buttons = new Map<string, string[]>();
  for (const { menuId, action, code } of rows) {
    if (menuId === null || !may(user, code)) continue;
    const actions = buttons.get(menuId) ?? [];
    if (!actions.includes(action)) actions.push(action);
    buttons.set(menuId, actions);
  }
  return buttons;
}
