import { isMenuType, outsideUrl } from "./menu-entry.ts";
import type { MenuProblem } from "./menu-problem.ts";
import type { MenuDraft, MenuTree } from "./menu-tree.ts";
import { once } from "./once.ts";
import { isPlainPath, isSitePath, normalisePath, publicPaths } from "./paths.ts";

/**
 * What entries are checked against.
 *
 * @example
 * const options: CheckOptions = { publicPaths: [...publicPaths, "/about"] };
 */
export interface CheckOptions {
  /** Paths the menus may not take; `publicPaths` by default. */
  readonly publicPaths?: readonly string[];
  /** The component that stands for the layout, in any case of letters; "layout" by default. */
  readonly layoutComponent?: string;
}

/** A tree whose nodes know their paths. Names and problems are looked for when they are first asked for. */
export interface CheckedMenu extends MenuTree {
  /** The menus, hidden ones too, by their names. */
  readonly byName: ReadonlyMap<string, MenuDraft>;
}

/** Checks each entry of a tree: its type, name, path and component. */
export function checkMenu(tree: MenuTree, options: CheckOptions = {}): CheckedMenu {
  const own: MenuProblem[] = [];
  takePaths(tree, options, own);
  for (const node of tree.sent) node.isDropped = comesToNothing(node, own);
  const names = once(() => takeNames(tree.nodes));
  const problems = once(() => [...tree.problems, ...names().problems, ...own]);
  return {
    ...tree,
    get byName() {
      return names().byName;
    },
    get problems() {
      return problems();
    },
  };
}

function takeNames(nodes: readonly MenuDraft[]) {
  const problems: MenuProblem[] = [];
  const byName = new Map<string, MenuDraft>();
  for (const node of nodes) {
    const { id, type, name } = node.entry;
    if (!name || (type !== "menu" && type !== "hidden-menu")) continue;
    if (byName.has(name)) problems.push({ kind: "duplicateName", id, name });
    else byName.set(name, node);
  }
  return { byName, problems };
}

/** Gives each entry the path it asks for. */
function takePaths(tree: MenuTree, options: CheckOptions, problems: MenuProblem[]): void {
  const layout = (options.layoutComponent ?? "layout").toLowerCase();
  const reserved = new Set(options.publicPaths ?? publicPaths);
  const taken = new Set<string>();
  let givenOut = 0;
  for (const node of tree.sent) {
    const { id, url, component } = node.entry;
    node.isLayout = isNamedLike(layout, component);
    if (!url || !isRoutable(node)) continue;
    const isPlain = isPlainPath(url);
    const path = isPlain ? url : normalisePath(url);
    if (!isPlain && !isSitePath(path)) problems.push({ kind: "invalidPath", id, path });
    else if (reserved.has(path)) problems.push({ kind: "publicPathClash", id, path });
    else {
      node.path = path;
      node.hasParams = !isPlain && path.includes("/:");
      taken.add(patternOf(node));
      givenOut += 1;
    }
  }
  if (taken.size < givenOut) takeBackRepeated(tree.nodes, problems);
}

/** Leaves each path to the first entry in reading order that asked for it; views come before directories. */
function takeBackRepeated(nodes: readonly MenuDraft[], problems: MenuProblem[]): void {
  const taken = new Set<string>();
  for (const node of [...nodes.filter(isView), ...nodes.filter((one) => !isView(one))]) {
    const { path } = node;
    if (path === undefined) continue;
    const pattern = patternOf(node);
    if (taken.has(pattern)) {
      problems.push({ kind: "duplicatePath", id: node.entry.id, path });
      node.path = undefined;
    }
    taken.add(pattern);
  }
}

function isView({ entry, isLayout }: MenuDraft): boolean {
  return Boolean(entry.component) && !isLayout;
}

function comesToNothing(node: MenuDraft, problems: MenuProblem[]): boolean {
  const { id, type, component, url } = node.entry;
  if (!isMenuType(type)) problems.push({ kind: "unknownType", id, type });
  if (type === "link" && outsideUrl(node.entry) === undefined) {
    problems.push({ kind: "invalidPath", id, path: url ?? "" });
  }
  if (!isRoutable(node)) return true;
  // A directory without a path of its own is a group of the side menu.
  if (!component && !url && type !== "directory") problems.push({ kind: "empty", id });
  if (node.path !== undefined) {
    if (!component && type !== "directory") problems.push({ kind: "missingComponent", id });
    return false;
  }
  // A view whose path was refused could never be reached.
  return !component || (Boolean(url) && !node.isLayout);
}

function isRoutable({ entry }: MenuDraft): boolean {
  return entry.type !== "api" && entry.type !== "link" && isMenuType(entry.type);
}

/** Its path without the parameters' names: two paths of one pattern can't be told apart. */
function patternOf({ path = "", hasParams }: MenuDraft): string {
  return hasParams ? path.replace(/\/:[^/]*/g, "/:") : path;
}

/** Most names are told apart by their length, which spares the new string. */
function isNamedLike(layout: string, component: string | null | undefined): boolean {
  return component?.length === layout.length && component.toLowerCase() === layout;
}
