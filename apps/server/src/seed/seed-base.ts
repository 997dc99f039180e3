import { camelCase } from "../db/camel-case.ts";
import { readContract } from "../kernel/contract.ts";
import type { Db } from "../db/db.ts";
import { nameKey } from "../db/name-key.ts";
import {
  permissions,
  dictItems,
  dicts,
  menus,
  orgs,
  rolePermissions,
  roleMenus,
  roles,
  siteSettings,
} from "../db/schema/index.ts";
import { stampCreate, systemAuthor } from "../db/stamp.ts";
import { shippedDictionaries } from "./dictionaries.ts";
import { shippedMenus, type ShippedMenu } from "./menus.ts";
import { permissionsOf, type ContractPermission } from "./permissions.ts";
import { roleHolds, shippedRoles, type ShippedRole } from "./roles.ts";

/**
 * Creates what the product needs: menus, permissions, roles, dictionaries, an organisation and the site's settings, all
 * or nothing. Does nothing when there are roles already.
 *
 * @returns Whether anything was written.
 */
export async function seedBase(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ((await tx.$count(roles)) > 0) return false;
    const stamp = stampCreate(systemAuthor, now);
    const menuRows = await seedMenus(tx, stamp);
    const permissionRows = await seedPermissions(tx, menuRows, stamp);
    await seedRoles(tx, menuRows, permissionRows, stamp);
    await seedDictionaries(tx, stamp);
    await tx
      .insert(orgs)
      .values({ parentId: "0", code: "company", name: "Company", type: "company", ...stamp });
    await tx
      .insert(siteSettings)
      .values({ id: "site", systemName: "Atrium", companyName: "Your company", ...stamp });
    return true;
  });
}

type Stamp = ReturnType<typeof stampCreate>;

interface SeededMenu {
  id: string;
  parentId: string;
  menu: ShippedMenu;
}

interface SeededPermission {
  id: string;
  code: string;
}

async function seedMenus(tx: Db, stamp: Stamp): Promise<SeededMenu[]> {
  const seeded: SeededMenu[] = [];
  let level = shippedMenus.map((menu, index) => ({ menu, parentId: "0", index }));
  while (level.length > 0) {
    const rows = await tx
      .insert(menus)
      .values(level.map(({ menu, parentId, index }) => menuColumns(menu, parentId, index, stamp)))
      .returning({ id: menus.id, parentId: menus.parentId });
    const written = rows.flatMap((row, at) => {
      const entry = level[at];
      return entry === undefined ? [] : [{ ...row, menu: entry.menu }];
    });
    seeded.push(...written);
    level = written.flatMap(({ id, menu }) =>
      (menu.children ?? []).map((child, index) => ({ menu: child, parentId: id, index })),
    );
  }
  return seeded;
}

function menuColumns(menu: ShippedMenu, parentId: string, index: number, stamp: Stamp) {
  const { children: _children, permissions: _permissions, ...columns } = menu;
  return { ...columns, parentId, orderBy: (index + 1) * 10, ...stamp };
}

async function seedPermissions(
  tx: Db,
  menuRows: SeededMenu[],
  stamp: Stamp,
): Promise<SeededPermission[]> {
  const rows = permissionsOf(readContract()).map((permission, index) => {
    const page = pageOf(permission.code, menuRows);
    const action = actionOn(page?.menu, permission);
    return { ...permission, action, menuId: page?.id ?? null, orderBy: (index + 1) * 10, ...stamp };
  });
  return tx
    .insert(permissions)
    .values(rows)
    .returning({ id: permissions.id, code: permissions.code });
}

/** The page with a permission's button: the one with the longest matching prefix. */
function pageOf(code: string, menuRows: SeededMenu[]): SeededMenu | undefined {
  const matches = menuRows.flatMap((row) =>
    (row.menu.permissions ?? [])
      .filter((begin) => code.startsWith(begin))
      .map((begin) => ({ row, length: begin.length })),
  );
  return matches.toSorted((a, b) => b.length - a.length)[0]?.row;
}

/** On a page of two resources, the second one's actions carry its name: `delete` beside `deleteDictItem`. */
function actionOn(menu: ShippedMenu | undefined, { code, action }: ContractPermission): string {
  const own = menu?.permissions?.[0] ?? "";
  if (menu === undefined || code.startsWith(own)) return action;
  const resource = code.split(":")[1] ?? "";
  return action + resource.charAt(0).toUpperCase() + resource.slice(1);
}

async function seedRoles(
  tx: Db,
  menuRows: SeededMenu[],
  permissionRows: SeededPermission[],
  stamp: Stamp,
): Promise<void> {
  for (const [index, role] of shippedRoles.entries()) {
    const { code, name, description } = role;
    const [row] = await tx
      .insert(roles)
      .values({
        code,
        name,
        description,
        nameKey: nameKey(name),
        builtIn: code === "admin",
        orderBy: (index + 1) * 10,
        ...stamp,
      })
      .returning({ id: roles.id });
    if (row === undefined) throw new Error(`Role ${code} was not written`);
    const held = permissionRows.filter((permission) => roleHolds(role, permission.code));
    const roleId = row.id;
    await tx.insert(rolePermissions).values(held.map(({ id }) => ({ roleId, authId: id })));
    const seen = menusOf(role, menuRows);
    await tx.insert(roleMenus).values(seen.map(({ id, half }) => ({ roleId, menuId: id, half })));
  }
}

/** Pages that the role may use or that everybody sees, and the directories above them. */
function menusOf(role: ShippedRole, menuRows: SeededMenu[]): { id: string; half: boolean }[] {
  const isOpen = ({ menu }: SeededMenu) =>
    menu.type !== "directory" &&
    (menu.permissionCode === undefined || roleHolds(role, menu.permissionCode));
  const open = new Set(menuRows.filter(isOpen).map(({ id }) => id));
  const directories = menuRows.flatMap(({ id, menu }) => {
    if (menu.type !== "directory") return [];
    const children = menuRows.filter(({ parentId }) => parentId === id);
    const opened = children.filter((child) => open.has(child.id));
    return opened.length === 0 ? [] : [{ id, half: opened.length < children.length }];
  });
  return [...directories, ...[...open].map((id) => ({ id, half: false }))];
}

async function seedDictionaries(tx: Db, stamp: Stamp): Promise<void> {
  for (const [index, { code, name, items }] of shippedDictionaries.entries()) {
    const [row] = await tx
      .insert(dicts)
      .values({
        code,
        name,
        codeKey: camelCase(code),
        system: true,
        orderBy: (index + 1) * 10,
        ...stamp,
      })
      .returning({ id: dicts.id });
    if (row === undefined) throw new Error(`Dictionary ${code} was not written`);
    await tx.insert(dictItems).values(
      items.map(([value, label, color], at) => ({
        dictId: row.id,
        value,
        label,
        color: color ?? null,
        orderBy: (at + 1) * 10,
        ...stamp,
      })),
    );
  }
}
