/**
 * The kinds of menu entries the product knows.
 *
 * @example
 * const options = menuTypes.map((type) => ({ value: type, label: type }));
 */
export const menuTypes = ["directory", "menu", "hidden-menu", "api", "link"] as const;

/**
 * A kind of menu entry.
 *
 * @example
 * const type: MenuType = "hidden-menu";
 */
export type MenuType = (typeof menuTypes)[number];

/**
 * A menu entry as a server sends it: nested by `children`, flat by `parentId`, or both.
 *
 * @example
 * const entry: MenuEntry = { id: "7", type: "menu", title: "Roles", url: "/roles", component: "role/list" };
 */
export interface MenuEntry {
  readonly id: string;
  /** Absent, empty and "0" stand for the top level. */
  readonly parentId?: string | null | undefined;
  /** One of `menuTypes`; anything else is reported and left out. */
  readonly type: string;
  readonly name?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly icon?: string | null | undefined;
  /** The path, with `:params`; of a link the https URL that it opens. */
  readonly url?: string | null | undefined;
  /** The view's name in the application's registry, or the layout's. */
  readonly component?: string | null | undefined;
  readonly permissionCode?: string | null | undefined;
  readonly orderBy?: number | null | undefined;
  readonly children?: readonly MenuEntry[] | null | undefined;
  readonly affix?: boolean | null | undefined;
  readonly noCache?: boolean | null | undefined;
  /** The path, or the name, of the menu to mark as active while this one is shown. */
  readonly activeMenu?: string | null | undefined;
  readonly badgeKey?: string | null | undefined;
  /** The actions the user may take on this page; absent means none. */
  readonly permissionButtons?: readonly string[] | null | undefined;
  /** Roles of which the user needs one; absent or empty means any. */
  readonly roles?: readonly string[] | null | undefined;
}

/**
 * The URL that a link to another site opens; undefined for other entries, and unless it is an https URL.
 *
 * @example
 * outsideUrl({ type: "link", url: "https://example.com/" }); // "https://example.com/"
 */
export function outsideUrl({ type, url }: Pick<MenuEntry, "type" | "url">): string | undefined {
  return type === "link" && url && /^https:\/\/[^\s\\]+$/.test(url) ? url : undefined;
}

/**
 * Whether a type is one the product knows.
 *
 * @example
 * isMenuType("directory"); // true
 * isMenuType("iframe"); // false
 */
export function isMenuType(type: string): type is MenuType {
  const known: readonly string[] = menuTypes;
  return known.includes(type);
}
