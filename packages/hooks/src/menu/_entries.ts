import type { MenuNode } from "./build-menu.ts";
import type { MenuRoute } from "./menu-route.ts";
import type { MenuEntry } from "./menu-entry.ts";

/** A menu with a page of its own, for tests. */
export function entry(id: string, more: Partial<MenuEntry> = {}): MenuEntry {
  return { id, type: "menu", title: id, url: `/${id}`, component: `${id}-view`, ...more };
}

/** The ids of a forest, each with those below it in brackets. */
export function outline(nodes: readonly (MenuNode | MenuRoute)[]): string {
  return nodes
    .map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id))
    .join(" ");
}
