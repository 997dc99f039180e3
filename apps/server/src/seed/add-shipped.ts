import type { Db } from "../db/db.ts";
import { shippedRecords } from "../db/schema/index.ts";
import { stampCreate, systemAuthor } from "../db/stamp.ts";
import { readContract } from "../kernel/contract.ts";
import { addDictionaries } from "./add-dictionaries.ts";
import { addHomePages } from "./add-home-pages.ts";
import { addMenus } from "./add-menus.ts";
import { addPermissions } from "./add-permissions.ts";
import { addRoles } from "./add-roles.ts";
import { permissionsOf } from "./permissions.ts";
import { shippedKeys } from "./shipped-keys.ts";

/**
 * Adds the menus, permissions, roles, grants, dictionaries and home pages that this program ships and this site was never given. It
 * changes nothing that is there, and brings nothing back that administrators have removed.
 *
 * @returns How many were new to the site.
 */
export async function addShipped(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const permissions = permissionsOf(readContract());
    const given = new Set((await tx.select().from(shippedRecords)).map(({ key }) => key));
    const fresh = new Set(shippedKeys(permissions).filter((key) => !given.has(key)));
    if (fresh.size === 0) return 0;
    const shipment = {
      isNew: (key: string) => fresh.has(key),
      stamp: stampCreate(systemAuthor, now),
    };
    const menus = await addMenus(tx, shipment);
    const permissionRows = await addPermissions(tx, shipment, permissions, menus);
    await addRoles(tx, shipment, menus, permissionRows);
    await addDictionaries(tx, shipment);
    await addHomePages(tx, shipment);
    await tx.insert(shippedRecords).values([...fresh].map((key) => ({ key, createdAt: now })));
    return fresh.size;
  });
}
