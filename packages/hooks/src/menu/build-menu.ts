import { defaultMessages, type Messages } from "../messages.ts";
import type { CheckedMenu } from "./check-menu.ts";
import { outsideUrl } from "./menu-entry.ts";

/**
 * An entry of the side menu.
 *
 * @example
 * const count = ({ children }: MenuNode): number => children.reduce((sum, one) => sum + count(one), 1);
 */
export interface MenuNode {
  readonly id: string;
  /** A link leads to another site, in a new tab. */
  readonly type: "directory" | "menu" | "link";
  readonly title: string;
  readonly name: string | undefined;
  readonly icon: string | undefined;
  /** Where it leads; a directory may lead nowhere, and a link to another site does by `href`. */
  readonly path: string | undefined;
  /** The URL that a link opens. */
  readonly href: string | undefined;
  readonly badgeKey: string | undefined;
  readonly children: readonly MenuNode[];
}

/** Below an entry that has nothing below it. */
const none: MenuNode[] = [];

/**
 * The side menu of a tree that was checked: entries of type directory, menu and link, ascending by `orderBy`. What lies below a
 * hidden or unknown entry is hidden with it; what lies below a menu that comes to nothing takes its place.
 */
export function toMenu(
  { nodes }: CheckedMenu,
  { messages = defaultMessages }: { messages?: Pick<Messages, "unnamedMenu"> } = {},
): readonly MenuNode[] {
  const menu: MenuNode[] = [];
  // Where the children of an entry go, by its place; an entry without a list here is hidden, and so are they.
  const lists: MenuNode[][] = [];
  for (const node of nodes) {
    const { entry, parent, at, path, isDropped } = node;
    const list = parent === undefined ? menu : lists[parent.at];
    const { id, type, name, title, icon, badgeKey } = entry;
    const href = outsideUrl(entry);
    const isInMenu = type === "directory" || type === "menu" || (type === "link" && href);
    if (list === undefined || !isInMenu) continue;
    // A directory that comes to no route is a group all the same.
    if (isDropped && type === "menu") {
      lists[at] = list;
      continue;
    }
    const children = node.children.length === 0 ? none : [];
    lists[at] = children;
    list.push({
      id,
      type,
      title: title || name || messages.unnamedMenu(),
      name: name ?? undefined,
      icon: icon ?? undefined,
      path,
      href,
      badgeKey: badgeKey ?? undefined,
      children,
    });
  }
  return menu;
}
