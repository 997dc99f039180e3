import { isMenuType, type MenuEntry } from "./menu-entry.ts";
import type { MenuProblem } from "./menu-problem.ts";
import type { MenuTree } from "./menu-tree.ts";
import { isSitePath, normalisePath, publicPaths } from "./paths.ts";

/** What entries are checked against. */
export interface CheckOptions {
  /** Paths the menus may not take; `publicPaths` by default. */
  readonly publicPaths?: readonly string[];
  /** The component that stands for the layout, in any case of letters; "layout" by default. */
  readonly layoutComponent?: string;
}

/** What the check found. */
export interface CheckedMenu {
  /** The paths that can be used, by entry id. */
  readonly paths: ReadonlyMap<string, string>;
  /** Ids of the entries that come to nothing themselves; their children take their place. */
  readonly dropped: ReadonlySet<string>;
  /** The tree's problems and the entries' own. */
  readonly problems: readonly MenuProblem[];
}

/** Checks each entry of a tree: its type, name, path and component. */
export function checkMenu(tree: MenuTree, options: CheckOptions = {}): CheckedMenu {
  const problems: MenuProblem[] = [...tree.problems];
  const entries = tree.nodes.map((node) => node.entry);
  checkNames(entries, problems);
  const paths = takePaths(entries, options, problems);

  const dropped = new Set<string>();
  for (const entry of entries) {
    if (!isMenuType(entry.type))
      problems.push({ kind: "unknownType", id: entry.id, type: entry.type });
    if (!isRoutable(entry)) {
      dropped.add(entry.id);
      continue;
    }
    const hasPath = paths.has(entry.id);
    if (!entry.component && !entry.url) problems.push({ kind: "empty", id: entry.id });
    if (hasPath && !entry.component && entry.type !== "directory") {
      problems.push({ kind: "missingComponent", id: entry.id });
    }
    // A view whose path was refused could never be reached.
    const refused = !hasPath && Boolean(entry.url) && !isLayout(entry, options);
    if ((!hasPath && !entry.component) || refused) dropped.add(entry.id);
  }
  return { paths, dropped, problems };
}

/** Tells whether an entry's component is the layout. */
export function isLayout(entry: Pick<MenuEntry, "component">, options: CheckOptions = {}): boolean {
  return entry.component?.toLowerCase() === (options.layoutComponent ?? "layout").toLowerCase();
}

function checkNames(entries: readonly MenuEntry[], problems: MenuProblem[]): void {
  const names = new Set<string>();
  for (const { id, type, name } of entries) {
    if (!name || (type !== "menu" && type !== "hidden-menu")) continue;
    if (names.has(name)) problems.push({ kind: "duplicateName", id, name });
    names.add(name);
  }
}

/** Gives each path to the first entry that asks for it; views come before directories. */
function takePaths(
  entries: readonly MenuEntry[],
  options: CheckOptions,
  problems: MenuProblem[],
): Map<string, string> {
  const reserved = new Set(options.publicPaths ?? publicPaths);
  const paths = new Map<string, string>();
  const patterns = new Set<string>();
  const isView = (entry: MenuEntry) => Boolean(entry.component) && !isLayout(entry, options);
  const routable = entries.filter(isRoutable);
  const inTurn = [...routable.filter(isView), ...routable.filter((entry) => !isView(entry))];
  for (const { id, url } of inTurn) {
    if (!url) continue;
    const path = normalisePath(url);
    if (!isSitePath(path)) problems.push({ kind: "invalidPath", id, path });
    else if (reserved.has(path)) problems.push({ kind: "publicPathClash", id, path });
    else if (patterns.has(pathPattern(path))) problems.push({ kind: "duplicatePath", id, path });
    else {
      patterns.add(pathPattern(path));
      paths.set(id, path);
    }
  }
  return paths;
}

function isRoutable(entry: MenuEntry): boolean {
  return isMenuType(entry.type) && entry.type !== "api";
}

/** A path's pattern, its parameters' names left out: two paths of one pattern can't be told apart. */
function pathPattern(path: string): string {
  return path.replace(/\/:[^/]*/g, "/:");
}
