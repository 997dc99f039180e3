import { defaultMessages, type Messages } from "../messages.ts";
import type { CheckedMenu } from "./check-menu.ts";
import type { MenuDraft } from "./menu-tree.ts";
import type { RoleRule } from "./role-rule.ts";
import type { MenuRoute } from "./menu-route.ts";

/**
 * The routes of a tree that was checked, and its pages in menu order. An api entry yields none; children whose component is
 * the layout move up until no layout lies within a route.
 */
export function toRoutes(
  { nodes }: CheckedMenu,
  { messages = defaultMessages }: { messages?: Pick<Messages, "unnamedMenu"> } = {},
): { routes: MenuRoute[]; pages: MenuRoute[] } {
  const routes: MenuRoute[] = [];
  const pages: MenuRoute[] = [];
  // Where the children of an entry go, and what it asks of them, by its place.
  const lists: MenuRoute[][] = [];
  const rules: (RoleRule | undefined)[] = [];
  for (const node of nodes) {
    const { entry, parent, at } = node;
    const within = parent && rules[parent.at];
    rules[at] = entry.roles?.length ? { anyOf: entry.roles, within } : within;
    const above = parent === undefined ? routes : (lists[parent.at] ?? routes);
    if (node.isDropped) {
      lists[at] = above;
      continue;
    }
    const route = toRoute(node, within, messages);
    lists[at] = route.children;
    (node.isLayout ? routes : above).push(route);
    if (isPage(route)) pages.push(route);
  }
  return { routes, pages };
}

/** Whether a route shows a view of its own. */
export function isPage(route: MenuRoute): boolean {
  return route.path !== undefined && !route.meta.isGroup;
}

/** Whether an entry only holds others. */
export function isGroup({ entry, isLayout }: MenuDraft): boolean {
  return isLayout || (!entry.component && entry.type === "directory");
}

const none: readonly string[] = [];
/** Below a route that has nothing below it. */
const leaf: MenuRoute[] = [];

function toRoute(
  node: MenuDraft,
  within: RoleRule | undefined,
  messages: Pick<Messages, "unnamedMenu">,
): MenuRoute & { children: MenuRoute[] } {
  const { entry, path } = node;
  return {
    id: entry.id,
    path,
    name: entry.name ?? undefined,
    component: entry.component ?? undefined,
    title: entry.title || entry.name || messages.unnamedMenu(),
    icon: entry.icon ?? undefined,
    meta: {
      isGroup: isGroup(node),
      hidden: entry.type === "hidden-menu",
      affix: entry.affix ?? false,
      noCache: entry.noCache ?? false,
      roles: entry.roles ?? none,
      within,
      activeMenu: entry.activeMenu ?? undefined,
      permissionButtons: entry.permissionButtons ?? none,
    },
    children: node.children.length === 0 ? leaf : [],
  };
}
