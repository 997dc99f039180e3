import type { Db } from "../../db/db.ts";
import { menus, permissions } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { lockTree } from "../tree.ts";
import { findLostPages, type AdministrationPage } from "./administration.ts";

/**
 * Makes a change of menus or permissions in this transaction, one at a time, and refuses it when a page of
 * administration that was of use no longer is. What was lost before may stay lost, so that it can be mended in steps.
 *
 * @throws AppError `ADMIN_LOCKOUT`.
 */
export async function keepAdministration<T>(tx: Db, change: () => Promise<T>): Promise<T> {
  await lockTree(tx, "menus");
  const before = await readLostPages(tx);
  const changed = await change();
  const lost = (await readLostPages(tx)).filter((page) => !before.includes(page));
  if (lost.length === 0) return changed;
  const subjects = lost.map(({ subject }) => subject);
  throw new AppError("ADMIN_LOCKOUT", messages.menus.lockout(subjects));
}

export async function readLostPages(db: Db): Promise<AdministrationPage[]> {
  const rows = await db
    .select({
      id: menus.id,
      parentId: menus.parentId,
      type: menus.type,
      url: menus.url,
      component: menus.component,
      status: menus.status,
    })
    .from(menus);
  const { menuId, action, status } = permissions;
  return findLostPages(rows, await db.select({ menuId, action, status }).from(permissions));
}
