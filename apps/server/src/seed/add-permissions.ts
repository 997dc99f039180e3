import type { Db } from "../db/db.ts";
import { permissions } from "../db/schema/index.ts";
import type { SiteMenu } from "./add-menus.ts";
import type { Shipment } from "./shipment.ts";
import type { ShippedMenu } from "./menus.ts";
import type { ContractPermission } from "./permissions.ts";
import { keyOf } from "./shipped-keys.ts";

/** A permission of the contract that the site has. */
export interface SitePermission {
  id: string;
  code: string;
  /** Whether it has just been added. */
  isNew: boolean;
}

/** Adds new permissions, as buttons of their pages. */
export async function addPermissions(
  tx: Db,
  { isNew, stamp }: Shipment,
  shipped: readonly ContractPermission[],
  menus: readonly SiteMenu[],
): Promise<SitePermission[]> {
  const { id, code } = permissions;
  const before = await tx.select({ id, code }).from(permissions);
  const taken = new Set(before.map((row) => row.code.toLowerCase()));
  const rows = shipped.flatMap((permission, index) => {
    if (!isNew(keyOf.permission(permission.code)) || taken.has(permission.code.toLowerCase()))
      return [];
    const page = pageOf(permission.code, menus);
    const action = actionOn(page?.menu, permission);
    return [
      { ...permission, action, menuId: page?.id ?? null, orderBy: (index + 1) * 10, ...stamp },
    ];
  });
  const added =
    rows.length === 0 ? [] : await tx.insert(permissions).values(rows).returning({ id, code });
  return [
    ...before.map((row) => ({ ...row, isNew: false })),
    ...added.map((row) => ({ ...row, isNew: true })),
  ];
}

/** The page with a permission's button: the one with the longest matching prefix. */
function pageOf(code: string, menus: readonly SiteMenu[]): SiteMenu | undefined {
  const matches = menus.flatMap((row) =>
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
