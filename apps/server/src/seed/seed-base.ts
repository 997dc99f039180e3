import type { Db } from "../db/db.ts";
import { orgs, roles, siteSettings } from "../db/schema/index.ts";
import { stampCreate, systemAuthor } from "../db/stamp.ts";
import { addShipped } from "./add-shipped.ts";

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
    await addShipped(tx, now);
    await tx
      .insert(orgs)
      .values({ parentId: "0", code: "company", name: "Company", type: "company", ...stamp });
    await tx
      .insert(siteSettings)
      .values({ id: "site", systemName: "Atrium", companyName: "Your company", ...stamp });
    return true;
  });
}
