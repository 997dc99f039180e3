/** What turns flat entries into menu and routes, the floor included. */
import { createNavigation, type MenuEntry } from "@atrium/hooks";

/** A way to do it. */
export interface MenuBuilder {
  name: string;
  build(entries: readonly MenuEntry[]): unknown;
  /** The largest number of entries that it ends in bearable time for. */
  upTo: number;
}

export const floor: MenuBuilder = {
  name: "one pass that fills a Map",
  build(entries) {
    const byId = new Map<string, MenuEntry>();
    for (const entry of entries) byId.set(entry.id, entry);
    return byId;
  },
  upTo: Infinity,
};

export const ours: MenuBuilder = {
  name: "@atrium/hooks: menu and routes",
  build: (entries) => createNavigation()(entries),
  upTo: Infinity,
};

/** What is made when it is first asked for, made as well. */
export const oursWhole: MenuBuilder = {
  name: "@atrium/hooks: index, names and problems too",
  build(entries) {
    const navigation = createNavigation()(entries);
    const { index, byName, problems } = navigation;
    return { navigation, index, byName, problems };
  },
  upTo: Infinity,
};

interface Plain {
  entry: MenuEntry;
  path: string | undefined;
  children: Plain[];
  item: object | undefined;
  route: object | undefined;
}

/** What no builder can do without: it believes whatever was sent. */
export const unchecked: MenuBuilder = {
  name: "a tree, its menu and its routes, nothing checked",
  build(entries) {
    const byId = new Map<string, Plain>();
    const paths = new Set<string>();
    for (const entry of entries) {
      const path = entry.url ?? undefined;
      if (path !== undefined) paths.add(path);
      byId.set(entry.id, { entry, path, children: [], item: undefined, route: undefined });
    }
    const top: Plain[] = [];
    const nodes = [...byId.values()].sort(
      (a, b) => (a.entry.orderBy ?? 0) - (b.entry.orderBy ?? 0),
    );
    for (const node of nodes) {
      const { entry, path, children } = node;
      const { id, type, title, name, icon, component, roles, affix, noCache } = entry;
      node.item = { id, type, title, name, icon, path, children };
      const meta = { roles, affix, noCache, hidden: type === "hidden-menu" };
      node.route = { id, path, name, component, title, icon, meta, children };
      (byId.get(entry.parentId ?? "")?.children ?? top).push(node);
    }
    return { top, byId, paths };
  },
  upTo: Infinity,
};

export const recursiveFilter: MenuBuilder = {
  name: "recursive filter: a tree and nothing else",
  build: (entries) => childrenOf(entries, "0"),
  upTo: 10_000,
};

interface Branch {
  entry: MenuEntry;
  children: Branch[];
}

/** As most back offices do it: for every entry one more look through all of them. */
function childrenOf(entries: readonly MenuEntry[], parentId: string): Branch[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .toSorted((a, b) => (a.orderBy ?? 0) - (b.orderBy ?? 0))
    .map((entry) => ({ entry, children: childrenOf(entries, entry.id) }));
}
