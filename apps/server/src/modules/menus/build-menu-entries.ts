import type { components } from "../../generated/schema.ts";
import { ROOT_ID } from "../tree.ts";
import { menuTraits, type MenuRow } from "./menu-record.ts";

type MenuEntry = components["schemas"]["MenuEntry"];

/** Nests menus in order. Leaves out what is below a missing menu, and cycles, which cannot be reached from the root. */
export function buildMenuEntries(
  rows: readonly MenuRow[],
  buttons: ReadonlyMap<string, string[]>,
): MenuEntry[] {
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: string): MenuEntry[] =>
    (byParent.get(parentId) ?? []).map((row) => ({
      id: row.id,
      ...menuTraits(row),
      permissionButtons: buttons.get(row.id) ?? [],
      children: below(row.id),
    }));
  return below(ROOT_ID);
}
