import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { may, signedIn, type SignedInUser } from "../../auth/signed-in-user.ts";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { savedViewDefaults, savedViews } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Context } from "../operation.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

type SavedView = components["schemas"]["SavedView"];
type SavedViewRow = typeof savedViews.$inferSelect;

/** The permission to share views, and to change shared ones. */
export const SHARE = "system:savedView:share";

export const savedViewTable = crudTable(savedViews, {
  search: [],
  sort: {},
  order: [asc(sql`lower(${savedViews.name})`)],
});

export const savedViewKind = recordKind({
  table: savedViewTable,
  nameOf: ({ name }) => name,
  toRecords: toSavedViews,
});

export async function toSavedViews(
  db: Db,
  rows: readonly SavedViewRow[],
  { user }: Context,
): Promise<SavedView[]> {
  const caller = signedIn(user);
  const defaults = await defaultsAmong(db, rows, caller);
  return rows.map((row) => {
    const { id, list, name, search, columns } = row;
    const view = {
      list,
      name,
      search,
      columns,
      shared: isShared(row),
      isDefault: defaults.has(id),
    };
    return { ...toEntity(row), ...view, allowedActions: actionsOn(row, caller) };
  });
}

/** A shared view belongs to nobody. */
export function isShared({ ownerId }: Pick<SavedViewRow, "ownerId">): boolean {
  return ownerId === null;
}

async function defaultsAmong(
  db: Db,
  rows: readonly SavedViewRow[],
  { id: userId }: SignedInUser,
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ viewId: savedViewDefaults.viewId })
    .from(savedViewDefaults)
    .where(and(eq(savedViewDefaults.userId, userId), inArray(savedViewDefaults.viewId, ids)));
  return new Set(found.map(({ viewId }) => viewId));
}

function actionsOn(row: SavedViewRow, caller: SignedInUser): SavedView["allowedActions"] {
  if (may(caller, SHARE)) return ["update", "share", "delete"];
  return isShared(row) ? [] : ["update", "delete"];
}
