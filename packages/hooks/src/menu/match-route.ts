import type { MenuRoute } from "./build-routes.ts";
import { pathSegments } from "./paths.ts";

/** A route and what its `:params` stand for. */
export interface RouteMatch {
  readonly route: MenuRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** Routes by the segments of their paths: finding one does not depend on how many there are. */
export interface RouteIndex {
  readonly fixed: ReadonlyMap<string, RouteIndex>;
  readonly param: RouteIndex | undefined;
  readonly route: MenuRoute | undefined;
}

interface Draft {
  readonly fixed: Map<string, Draft>;
  param: Draft | undefined;
  route: MenuRoute | undefined;
}

/** Indexes routes at any depth by path. Of two with one path, a page wins over a group, then the first. */
export function buildRouteIndex(routes: readonly MenuRoute[]): RouteIndex {
  const root = emptyNode();
  const queue = [...routes];
  for (const route of queue) {
    if (route.path !== undefined) insert(root, route, route.path);
    for (const child of route.children) queue.push(child);
  }
  return root;
}

/**
 * Finds the route of a path: a fixed segment is preferred to a `:param`, values are decoded, trailing
 * slashes don't matter.
 *
 * @example
 * matchRoute(index, "/articles/a%20b"); // { route, params: { id: "a b" } }
 */
export function matchRoute(index: RouteIndex, pathname: string): RouteMatch | undefined {
  if (!pathname.startsWith("/")) return undefined;
  const segments = pathSegments(pathname).map(decode);
  if (segments.includes("")) return undefined;
  const found = find(index, segments, 0);
  if (found === undefined) return undefined;
  return { route: found, params: readParams(found, segments) };
}

function insert(root: Draft, route: MenuRoute, path: string): void {
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
  if (node.route === undefined || (node.route.meta.isGroup && !route.meta.isGroup)) {
    node.route = route;
  }
}

/** Each node is tried at most once, and no deeper than the path is long. */
function find(node: RouteIndex, segments: readonly string[], at: number): MenuRoute | undefined {
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
