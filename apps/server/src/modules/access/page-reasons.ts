import { and, asc, eq, or } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { menus, roleMenus, roles } from "../../db/schema/index.ts";
import { pathTo } from "../tree.ts";
import type { Account } from "./account.ts";
import { toBrief } from "./permission-reasons.ts";
import { reason, type Reason } from "./reasons.ts";

/** Whether the account's roles open the page of a button; a disabled menu closes all pages below it. */
export async function pageReasons(db: Db, menuId: string, account: Account): Promise<Reason[]> {
  const rows = await db
    .select({ id: menus.id, parentId: menus.parentId, title: menus.title, status: menus.status })
    .from(menus);
  const path = pathTo(new Map(rows.map((row) => [row.id, row])), menuId);
  const subject = path.at(-1)?.title ?? rows.find(({ id }) => id === menuId)?.title ?? null;
  const disabled = path.find(({ status }) => status === "disabled");
  const closed = disabled ? [reason("pageDisabled", "refuses", { subject: disabled.title })] : [];
  if (account.isAdmin) return closed;
  const openers = await openersOf(db, menuId);
  const held = new Set(account.roles.map(({ id }) => id));
  const own = openers.filter(({ id }) => held.has(id));
  const opened =
    own.length > 0
      ? reason("pageOpened", "allows", { subject, roles: own.map(toBrief) })
      : reason("pageNotOpened", "refuses", { subject, roles: openers.map(toBrief) });
  return [opened, ...closed];
}

function openersOf(db: Db, menuId: string) {
  return db
    .selectDistinct({ id: roles.id, name: roles.name, orderBy: roles.orderBy })
    .from(roles)
    .leftJoin(roleMenus, and(eq(roleMenus.roleId, roles.id), eq(roleMenus.menuId, menuId)))
    .where(
      and(eq(roles.status, "enabled"), or(eq(roles.builtIn, true), eq(roleMenus.menuId, menuId))),
    )
    .orderBy(asc(roles.orderBy), asc(roles.name));
}
