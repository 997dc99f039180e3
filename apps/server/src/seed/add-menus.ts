import { uuidv7 } from "uuidv7";
import type { Db } from "../db/db.ts";
import { menus } from "../db/schema/index.ts";
import { ROOT_ID } from "../modules/tree.ts";
import type { Shipment } from "./shipment.ts";
import { shippedMenus, type ShippedMenu } from "./menus.ts";
import { keyOf } from "./shipped-keys.ts";

type Row = Pick<typeof menus.$inferSelect, "id" | "parentId" | "orderBy" | "type" | "name" | "url">;

/** A shipped menu that the site has. */
export interface SiteMenu {
  id: string;
  parentId: string;
  menu: ShippedMenu;
  /** Whether it has just been added. */
  isNew: boolean;
}

interface Entry {
  menu: ShippedMenu;
  parentId: string;
  orderBy: number;
}

/** Adds new menus where their directories are now, after the menus that they are shipped after. */
export async function addMenus(tx: Db, { isNew, stamp }: Shipment): Promise<SiteMenu[]> {
  const before = await tx.select().from(menus);
  const all: SiteMenu[] = [];
  let level: { menus: readonly ShippedMenu[]; parentId: string }[] = [
    { menus: shippedMenus, parentId: ROOT_ID },
  ];
  while (level.length > 0) {
    const known: SiteMenu[] = [];
    const missing: Entry[] = [];
    for (const group of level) {
      let last = 0;
      // A new site's menus leave room between them.
      const step = before.some(({ parentId }) => parentId === group.parentId) ? 1 : 10;
      for (const menu of group.menus) {
        const row = before.find((one) => isSame(one, menu));
        if (row) known.push({ id: row.id, parentId: row.parentId, menu, isNew: false });
        else if (isNew(keyOf.menu(menu))) {
          missing.push({ menu, parentId: group.parentId, orderBy: last + step });
        } else continue;
        last = row
          ? Math.max(last, row.parentId === group.parentId ? row.orderBy : last)
          : last + step;
      }
    }
    const added = await insert(tx, missing, stamp);
    all.push(...known, ...added);
    const places = new Map([...known, ...added].map(({ menu, id }) => [menu, id]));
    level = level
      .flatMap((group) => group.menus)
      .flatMap((menu) =>
        menu.children ? [{ menus: menu.children, parentId: places.get(menu) ?? ROOT_ID }] : [],
      );
  }
  return all;
}

async function insert(
  tx: Db,
  entries: readonly Entry[],
  stamp: Shipment["stamp"],
): Promise<SiteMenu[]> {
  if (entries.length === 0) return [];
  const added = entries.map((entry) => ({ ...entry, id: uuidv7() }));
  await tx.insert(menus).values(
    added.map(({ id, menu, parentId, orderBy }) => {
      const { children: _children, permissions: _permissions, ...columns } = menu;
      return { ...columns, id, parentId, orderBy, ...stamp };
    }),
  );
  return added.map(({ id, menu, parentId }) => ({ id, parentId, menu, isNew: true }));
}

/** Whether a menu is the shipped one, or in its way: names and URLs are unique. */
function isSame(row: Row, menu: ShippedMenu): boolean {
  if (menu.type === "directory") return row.type === "directory" && row.url === menu.url;
  if (row.type !== "menu" && row.type !== "hidden-menu") return false;
  return (
    row.name?.toLowerCase() === menu.name?.toLowerCase() || pattern(row.url) === pattern(menu.url)
  );
}

function pattern(url: string | null | undefined): string {
  return (url ?? "").replaceAll(/:[^/]+/g, ":");
}
