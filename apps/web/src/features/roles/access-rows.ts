import type { MenuBranch } from "../../queries/menus.ts";
import type { GrantablePermission } from "../../queries/permissions.ts";

/** What may be done on a page, in the order of the columns. */
export const verbs = ["see", "create", "change", "delete", "publish", "other"] as const;

/** What may be done on a page. */
export type Verb = (typeof verbs)[number];

/** A page without an entry of its own in the side menu: it opens with another page. */
export interface FollowingPage {
  readonly id: string;
  readonly permissionCode: string | null;
}

/** A page with everything that may be done there; `menuId` is null for what belongs to no page. */
export interface AccessRow {
  readonly id: string;
  readonly menuId: string | null;
  readonly title: string | null;
  /** The menus above it, from the top. */
  readonly path: readonly string[];
  readonly isDisabled: boolean;
  /** The permission without which the page only says that it may not be seen. */
  readonly read: GrantablePermission | undefined;
  readonly followers: readonly FollowingPage[];
  readonly permissions: readonly GrantablePermission[];
}

interface PlacedMenu {
  readonly menu: MenuBranch;
  readonly above: readonly MenuBranch[];
}

/** The pages in the order of the side menu; permissions that belong to none come last. */
export function accessRows(
  menus: readonly MenuBranch[],
  permissions: readonly GrantablePermission[],
): AccessRow[] {
  const all = place(menus, []);
  const byCode = new Map(permissions.map((permission) => [permission.code, permission]));
  const owners = new Map(
    all.map((placed) => [placed.menu.id, ownerOf(placed, all, byCode) ?? placed.menu.id]),
  );
  const ownerOfPermission = ({ menuId }: GrantablePermission) =>
    menuId === null ? undefined : owners.get(menuId);
  const rows = all
    .filter(({ menu }) => owners.get(menu.id) === menu.id && !isHeading(menu))
    .map(({ menu, above }): AccessRow => {
      const { id, title, permissionCode } = menu;
      return {
        id,
        menuId: id,
        title,
        path: above.map((one) => one.title),
        isDisabled: [...above, menu].some(({ status }) => status === "disabled"),
        read: permissionCode === null ? undefined : byCode.get(permissionCode),
        followers: all
          .filter((other) => other.menu.id !== id && owners.get(other.menu.id) === id)
          .map((other) => ({ id: other.menu.id, permissionCode: other.menu.permissionCode })),
        permissions: permissions.filter((one) => ownerOfPermission(one) === id),
      };
    });
  const listed = new Set(rows.map(({ id }) => id));
  const others = permissions.filter((one) => !listed.has(ownerOfPermission(one) ?? ""));
  return others.length === 0 ? rows : [...rows, withoutPage(others)];
}

/** What a permission lets do, by the last part of its code. */
export function verbOf({ code }: Pick<GrantablePermission, "code">): Verb {
  return verbsByAction[code.split(":").at(-1) ?? ""] ?? "other";
}

/** Reading may be needed without the page, by pickers elsewhere; so is `act`, with which tasks are marked as read. */
export function needsPage(permission: Pick<GrantablePermission, "code">): boolean {
  return verbOf(permission) !== "see" && !permission.code.endsWith(":act");
}

const verbsByAction: Readonly<Record<string, Verb>> = {
  page: "see",
  view: "see",
  list: "see",
  pick: "see",
  trash: "see",
  add: "create",
  save: "create",
  upload: "create",
  update: "change",
  replace: "change",
  restore: "change",
  assign: "change",
  assignMenus: "change",
  assignAuths: "change",
  resetPwd: "change",
  delete: "delete",
  purge: "delete",
  approve: "publish",
  publish: "publish",
};

/** The rows whose page, or one of whose permissions, contains every word of a query. */
export function findRows(rows: readonly AccessRow[], query: string): readonly AccessRow[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ title, path, permissions }) => {
    const texts = permissions.flatMap(({ name, code, apiPath }) => [name, code, apiPath]);
    const text = [title, ...path, ...texts].join(" ").toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function place(menus: readonly MenuBranch[], above: readonly MenuBranch[]): PlacedMenu[] {
  return menus.flatMap((menu) => [{ menu, above }, ...place(menu.children, [...above, menu])]);
}

/** A directory is open when something below it is. */
function isHeading({ type, children }: MenuBranch): boolean {
  return type === "directory" && children.length > 0;
}

/** The page that a hidden one opens with: the one it marks in the side menu, or whose button leads to it. */
function ownerOf(
  { menu, above }: PlacedMenu,
  all: readonly PlacedMenu[],
  byCode: ReadonlyMap<string, GrantablePermission>,
): string | undefined {
  if (menu.type !== "hidden-menu") return undefined;
  const isPage = ({ type }: MenuBranch) => type === "menu";
  const marked = all.find((one) => isPage(one.menu) && one.menu.url === menu.activeMenu);
  const button = byCode.get(menu.permissionCode ?? "")?.menuId;
  const owner = marked ?? all.find((one) => isPage(one.menu) && one.menu.id === button);
  return owner?.menu.id ?? above.findLast(isPage)?.id;
}

function withoutPage(permissions: readonly GrantablePermission[]): AccessRow {
  return {
    id: "none",
    menuId: null,
    title: null,
    path: [],
    isDisabled: false,
    read: undefined,
    followers: [],
    permissions,
  };
}
