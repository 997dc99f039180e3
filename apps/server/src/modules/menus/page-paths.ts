import { and, inArray, isNotNull, ne } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { menus } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { MenuRow } from "./menu-record.ts";

type Page = Pick<MenuRow, "type" | "url">;

const pageTypes = ["menu", "hidden-menu"] as const;

/**
 * Refuses an entry of the side menu that would lead nowhere, since its URL needs a record, and a page that another one
 * has but for capital letters. The back office reports the same while a menu is edited; a test compares the two.
 *
 * @param id The menu's own, where it exists already.
 * @throws AppError `DUPLICATE`, or an error of the field `url`.
 */
export async function assertPagePath(db: Db, { type, url }: Page, id = ""): Promise<void> {
  if (url === null || (type !== "menu" && type !== "hidden-menu")) return;
  if (type === "menu" && url.includes("/:")) {
    throw fieldError("url", "parameter", messages.menus.needsRecord);
  }
  const others = await db
    .select({ title: menus.title, url: menus.url })
    .from(menus)
    .where(and(inArray(menus.type, pageTypes), isNotNull(menus.url), ne(menus.id, id)));
  const other = others.find((one) => one.url !== null && keyOf(one.url) === keyOf(url));
  if (other === undefined) return;
  throw new AppError("DUPLICATE", messages.menus.urlTaken, {
    fieldErrors: [{ field: "url", code: "unique", message: messages.menus.urlOf(other.title) }],
  });
}

/** Neither the names of parameters nor the case of letters tell two paths apart. */
function keyOf(url: string): string {
  return url.replace(/:[^/]+/g, ":").toLowerCase();
}
