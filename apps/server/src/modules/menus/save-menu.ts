import { eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { permissions, menus } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import type { SeenRecord } from "../assert-version.ts";
import type { Context, Input } from "../operation.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { messages } from "../../kernel/messages/index.ts";
import { changeRecord, createRecord, deleteRecord, lockRecord, type Written } from "../records.ts";
import { assertNoChildren, assertPosition, lockTree, MAX_LEVELS } from "../tree.ts";
import { keepAdministration } from "./keep-administration.ts";
import { menuKind, type MenuRow } from "./menu-record.ts";
import { assertPagePath } from "./page-paths.ts";
import { isReserved } from "./reserved-paths.ts";

const taken = {
  menus_name_key: {
    field: "name",
    errorCode: "MENU_NAME_TAKEN",
    message: messages.menus.nameTaken,
  },
  menus_url_key: { field: "url", message: messages.menus.urlTaken },
} as const;

/** @throws AppError `MENU_NAME_TAKEN`, `DUPLICATE`, `ADMIN_LOCKOUT`, or a field error. */
export function createMenu(body: Input<"menusCreate">["body"], ctx: Context): Promise<Written> {
  assertRoute({ name: null, url: null, ...body }, ctx);
  return refuseDuplicates(taken, () =>
    ctx.idempotent.transaction((tx) =>
      keepAdministration(tx, async () => {
        assertPosition(await readPositions(tx), body, MAX_LEVELS.menus);
        await assertPagePath(tx, { url: null, ...body });
        return createRecord(tx, menuKind, body, ctx);
      }),
    ),
  );
}

/**
 * Changes or moves a menu.
 *
 * @throws AppError `VERSION_CONFLICT`, `CYCLE`, and as `createMenu` does.
 */
export function updateMenu(body: Input<"menusUpdate">["body"], ctx: Context): Promise<Written> {
  return refuseDuplicates(taken, () =>
    ctx.db.transaction((tx) =>
      keepAdministration(tx, async () => {
        const before = await lockRecord(tx, menuKind, body, ctx);
        const { id, version: _version, ...changes } = body;
        const { parentId = before.parentId } = changes;
        const after = { ...before, ...changes };
        assertRoute(after, ctx);
        if (after.type !== before.type || after.url !== before.url) {
          await assertPagePath(tx, after, id);
        }
        if (parentId !== before.parentId) {
          assertPosition(await readPositions(tx), { id, parentId }, MAX_LEVELS.menus);
        }
        return changeRecord(tx, menuKind, before, changes, ctx);
      }),
    ),
  );
}

/**
 * Also takes the menu from its roles.
 *
 * @throws AppError `HAS_CHILDREN`, `IN_USE` with counts.
 */
export async function deleteMenu(seen: SeenRecord, ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockTree(tx, "menus");
    const row = await lockRecord(tx, menuKind, seen, ctx);
    assertNoChildren(await tx.$count(menus, eq(menus.parentId, row.id)));
    const count = await tx.$count(permissions, eq(permissions.menuId, row.id));
    if (count > 0) {
      throw new AppError("IN_USE", messages.menus.usedByPermissions, {
        result: { permissions: count },
      });
    }
    await deleteRecord(tx, menuKind, row, ctx);
  });
}

/** A menu that is a route needs a name and a path, which must not be reserved; a link needs a URL of another site. */
function assertRoute(
  { type, name, url }: Pick<MenuRow, "type" | "name" | "url">,
  { config }: Context,
): void {
  const isOutside = url?.startsWith("https://") ?? false;
  if (type === "link" && url === null)
    throw fieldError("url", "required", messages.fields.required);
  if (type === "link" && !(isOutside && URL.canParse(url ?? ""))) {
    throw fieldError("url", "https", messages.menus.outside);
  }
  if (type !== "link" && isOutside) throw fieldError("url", "path", messages.menus.path);
  if (type !== "menu" && type !== "hidden-menu") return;
  if (name === null) throw fieldError("name", "required", messages.fields.required);
  if (url === null) throw fieldError("url", "required", messages.fields.required);
  if (!isReserved(url, config.apiBase)) return;
  throw new AppError("DUPLICATE", messages.menus.urlTaken, {
    fieldErrors: [{ field: "url", code: "reserved", message: messages.menus.reserved }],
  });
}

function readPositions(db: Db) {
  return db.select({ id: menus.id, parentId: menus.parentId }).from(menus);
}
