import type { MenuEntry } from "@atrium/hooks";
import { flattenMenus } from "./menu-tree.ts";
import type { MenuBranch, MenuFields } from "../../queries/menus.ts";

/** The form's values: of the menu with this id, or of a new one. */
export interface MenuDraft {
  readonly id: string;
  readonly fields: MenuFields;
}

type Entry = MenuEntry & Pick<MenuFields, "status" | "parentId">;

/** The entries the server would send with the draft saved: those that are in use, as is everything above them. */
export function previewEntries(
  branches: readonly MenuBranch[],
  draft: MenuDraft | undefined,
): MenuEntry[] {
  const stored: Entry[] = flattenMenus(branches).map(({ children: _children, ...menu }) => menu);
  const drafted: Entry[] = draft === undefined ? [] : [{ ...draft.fields, id: draft.id }];
  const all = [...stored.filter(({ id }) => id !== draft?.id), ...drafted];
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  return all.filter((entry) => isShown(entry, byId)).toSorted(byOrder);
}

function isShown(entry: Entry, byId: ReadonlyMap<string, Entry>): boolean {
  const seen = new Set<string>();
  let at: Entry | undefined = entry;
  while (at !== undefined && at.parentId !== "0") {
    if (at.status === "disabled" || seen.has(at.id)) return false;
    seen.add(at.id);
    at = byId.get(at.parentId);
  }
  return at?.status === "enabled";
}

/** As the server orders siblings. */
function byOrder(one: Entry, other: Entry): number {
  return (one.orderBy ?? 0) - (other.orderBy ?? 0) || (one.id < other.id ? -1 : 1);
}
