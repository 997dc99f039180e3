import type { MenuRoute } from "./menu-route.ts";
import { normalisePath, pathSegments } from "./paths.ts";

/**
 * A route and what its `:params` stand for.
 *
 * @example
 * const { route, params }: RouteMatch = match;
 * const recordId = params["id"];
 */
export interface RouteMatch {
  readonly route: MenuRoute;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Routes by path: finding one does not depend on how many there are.
 *
 * @example
 * const { index }: { index: RouteIndex } = navigationOf(menus);
 * const isKnown = matchRoute(index, "/system/users") !== undefined;
 */
export interface RouteIndex {
  /** Those without parameters, by their whole path. */
  readonly fixed: ReadonlyMap<string, MenuRoute>;
  /** Those with parameters. */
  readonly patterns: PathPatterns;
}

/**
 * Routes with parameters, by the segments of their paths.
 *
 * @example
 * const { patterns }: { patterns: PathPatterns } = navigationOf(menus).index;
 */
export interface PathPatterns {
  readonly fixed: ReadonlyMap<string, PathPatterns>;
  readonly param: PathPatterns | undefined;
  readonly route: MenuRoute | undefined;
}

interface Draft {
  readonly fixed: Map<string, Draft>;
  param: Draft | undefined;
  route: MenuRoute | undefined;
}

/** Indexes routes at any depth by path. Of two with one path, a page wins over a group, then the first. */
export function buildRouteIndex(routes: readonly MenuRoute[]): RouteIndex {
  const fixed = new Map<string, MenuRoute>();
  const patterns = emptyNode();
  const lists = [routes];
  for (const list of lists) {
    for (const route of list) {
      if (route.children.length > 0) lists.push(route.children);
      if (route.path === undefined) continue;
      if (route.path.includes("/:")) insertPattern(patterns, route, route.path);
      else {
        const key = plainPath(route.path);
        fixed.set(key, preferred(fixed.get(key), route));
      }
    }
  }
  return { fixed, patterns };
}

/**
 * Finds the route of a path: a fixed segment is preferred to a `:param`, values are decoded, trailing
 * slashes don't matter.
 *
 * @example
 * matchRoute(navigationOf(menus).index, "/articles/a%20b"); // { route, params: { id: "a b" } }
 */
export function matchRoute(index: RouteIndex, pathname: string): RouteMatch | undefined {
  const exact = index.fixed.get(plainPath(normalisePath(pathname)));
  if (exact !== undefined) return { route: exact, params: {} };
  if (!pathname.startsWith("/")) return undefined;
  const segments = pathSegments(pathname).map(decode);
  if (segments.includes("")) return undefined;
  const found = find(index.patterns, segments, 0);
  if (found === undefined) return undefined;
  return { route: found, params: readParams(found, segments) };
}

function insertPattern(root: Draft, route: MenuRoute, path: string): void {
  let node = root;
  for (const segment of pathSegments(path)) {
    if (segment.startsWith(":")) {
      node.param ??= emptyNode();
      node = node.param;
      continue;
    }
    const key = decode(segment);
    const next = node.fixed.get(key) ?? emptyNode();
    node.fixed.set(key, next);
    node = next;
  }
  node.route = preferred(node.route, route);
}

function preferred(known: MenuRoute | undefined, route: MenuRoute): MenuRoute {
  return known === undefined || (known.meta.isGroup && !route.meta.isGroup) ? route : known;
}

/** A path with nothing encoded but what would read as something else: one key for all its spellings. */
function plainPath(path: string): string {
  if (!path.includes("%")) return path;
  const plain = (segment: string) => decode(segment).replace(/[%/]/g, encodeURIComponent);
  return path.split("/").map(plain).join("/");
}

/** Each node is tried at most once, and no deeper than the path is long. */
function find(node: PathPatterns, segments: readonly string[], at: number): MenuRoute | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.route;
  const fixed = node.fixed.get(segment);
  const found = fixed && find(fixed, segments, at + 1);
  return found ?? (node.param && find(node.param, segments, at + 1));
}

function readParams(route: MenuRoute, segments: readonly string[]): Record<string, string> {
  const pattern = pathSegments(route.path ?? "");
  return Object.fromEntries(
    pattern.flatMap((part, i) =>
      part.startsWith(":") ? [[part.slice(1), segments[i] ?? ""]] : [],
    ),
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function emptyNode(): Draft {
  return { fixed: new Map(), param: undefined, route: undefined };
}
