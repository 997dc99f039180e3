import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { menus, permissions, roles } from "../db/schema/index.ts";
import { stampCreate, stampUpdate, systemAuthor } from "../db/stamp.ts";
import { readContract } from "../kernel/contract.ts";
import {
  isInSideMenu,
  isOpenedByUrl,
  type AdministrationPage,
} from "../modules/menus/administration.ts";
import { readLostPages } from "../modules/menus/keep-administration.ts";
import { lockTree, pathTo, ROOT_ID } from "../modules/tree.ts";
import { shippedMenus, type ShippedMenu } from "../seed/menus.ts";
import { permissionsOf } from "../seed/permissions.ts";

type Menu = typeof menus.$inferSelect;

/**
 * Gives administrators back the pages that administer menus, permissions, roles, users and the settings. What is right
 * about them stays; the rest becomes as it was shipped.
 *
 * @returns What was done, in sentences.
 */
export async function repairAdministration(db: Db, now: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockTree(tx, "menus");
    const done = await enableAdminRole(tx, now);
    for (const page of await readLostPages(tx)) {
      const { id, title, url } = await repairMenu(tx, page, now);
      await repairButtons(tx, page, id, now);
      done.push(`“${title}” at ${url} administers ${page.subject} again.`);
    }
    return done;
  });
}

async function enableAdminRole(tx: Db, now: Date): Promise<string[]> {
  const enabled = await tx
    .update(roles)
    .set({ status: "enabled", ...stampUpdate(systemAuthor, now) })
    .where(and(eq(roles.builtIn, true), eq(roles.status, "disabled")))
    .returning({ name: roles.name });
  return enabled.map(({ name }) => `The role ${name} is enabled again.`);
}

async function repairMenu(tx: Db, { component }: AdministrationPage, now: Date): Promise<Menu> {
  const rows = await tx.select().from(menus).orderBy(menus.id);
  const own = rows.filter((row) => row.component === component);
  const found = own.find(({ type }) => type === "menu") ?? own[0];
  const [menu] =
    found === undefined
      ? await tx
          .insert(menus)
          .values(newPage(component, rows, now))
          .returning()
      : await tx
          .update(menus)
          .set({ ...(await repairedFields(tx, found, rows, now)), ...changed(found, now) })
          .where(eq(menus.id, found.id))
          .returning();
  if (menu === undefined) throw new Error(`The page ${component} was not written`);
  return menu;
}

function newPage(component: string, rows: readonly Menu[], now: Date): typeof menus.$inferInsert {
  const { children: _children, permissions: _prefixes, ...columns } = shippedPage(component);
  return {
    ...columns,
    parentId: ROOT_ID,
    url: unused(columns.url, rows, "url"),
    name: unused(columns.name, rows, "name"),
    ...stampCreate(systemAuthor, now),
  };
}

/** What the side menu needs to show a page, and the browser to open it. */
async function repairedFields(tx: Db, menu: Menu, rows: readonly Menu[], now: Date) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const above = pathTo(byId, menu.id).slice(0, -1);
  const stays = above.length > 0 && above.every(isInSideMenu);
  for (const row of stays ? above.filter(({ status }) => status === "disabled") : []) {
    await tx
      .update(menus)
      .set({ status: "enabled", ...changed(row, now) })
      .where(eq(menus.id, row.id));
  }
  const shipped = shippedPage(menu.component ?? "");
  return {
    type: "menu",
    status: "enabled",
    parentId: stays ? menu.parentId : ROOT_ID,
    url: isOpenedByUrl(menu, byId) ? menu.url : unused(shipped.url, rows, "url"),
    name: menu.name ?? unused(shipped.name, rows, "name"),
  } as const;
}

async function repairButtons(
  tx: Db,
  { resource, actions }: AdministrationPage,
  menuId: string,
  now: Date,
): Promise<void> {
  const codes = actions.map((action) => `${resource}:${action}`);
  const stored = await tx.select().from(permissions).where(inArray(permissions.code, codes));
  for (const row of stored) {
    const action = row.code.slice(resource.length + 1);
    await tx
      .update(permissions)
      .set({ menuId, action, status: "enabled", ...changed(row, now) })
      .where(eq(permissions.id, row.id));
  }
  const missing = permissionsOf(readContract()).filter(
    ({ code }) => codes.includes(code) && !stored.some((row) => row.code === code),
  );
  if (missing.length === 0) return;
  const stamp = stampCreate(systemAuthor, now);
  await tx.insert(permissions).values(missing.map((one) => ({ ...one, menuId, ...stamp })));
}

function shippedPage(component: string): ShippedMenu {
  const all = shippedMenus.flatMap((menu) => [menu, ...(menu.children ?? [])]);
  const page = all.find((menu) => menu.component === component);
  if (page === undefined) throw new Error(`No shipped menu shows ${component}`);
  return page;
}

/** A value that no menu has yet: itself, or with a number. */
function unused(value = "", rows: readonly Menu[], field: "url" | "name"): string {
  const taken = new Set(rows.map((row) => row[field]?.toLowerCase()));
  let free = value;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${value}-${number}`;
  return free;
}

function changed({ version }: { version: number }, now: Date) {
  return { version: version + 1, ...stampUpdate(systemAuthor, now) };
}
