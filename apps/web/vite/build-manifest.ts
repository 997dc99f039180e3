import type { SiteManifest } from "./site-manifest.ts";
import { withoutUnusedTokens } from "./unused-tokens.ts";

/** What the manifest needs to know of a chunk that the build made. */
export interface ManifestChunk {
  fileName: string;
  /** Its name in the groups. */
  name: string;
  isEntry: boolean;
  /** File names of the chunks it imports statically. */
  imports: readonly string[];
  /** Style sheets that belong to it. */
  css: readonly string[];
  /** Sources of its modules, in which routes are named. */
  sources: readonly string[];
}

const routeName = /createFileRoute\(\s*["'`]([^"'`]+)["'`]\s*\)/g;

/** Route that every page has. */
const rootRoute = "__root__";

/** Routes whose styles are in the page, so that nothing has to be fetched before it is painted. */
const inlinedRoutes = [rootRoute, "/login"];

/**
 * Lists the files that each route's page needs: the entry belongs to the root, and a route preloads its own chunks with
 * everything they import, except what the root has. The style sheets of `inlinedRoutes` are part of their pages.
 *
 * @param styles Contents of the style sheets, by file name.
 */
export function buildManifest(
  chunks: readonly ManifestChunk[],
  styles: Readonly<Record<string, string>>,
): SiteManifest {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const start = chunks.find(({ name }) => name === "start");
  if (entry === undefined || start === undefined) throw new Error("The build made no entry chunk");
  const rootFiles = closure(entry.fileName, byName);
  const routes: SiteManifest["routes"] = {
    [rootRoute]: {
      entry: entry.fileName,
      preloads: [...rootFiles],
      css: cssOf(rootFiles, byName),
    },
  };
  for (const chunk of chunks) {
    if (chunk.isEntry) continue;
    for (const route of routesOf(chunk)) {
      const files = [...closure(chunk.fileName, byName)].filter((file) => !rootFiles.has(file));
      const known = routes[route] ?? { preloads: [], css: [] };
      routes[route] = {
        preloads: [...new Set([...known.preloads, ...files])],
        css: [...new Set([...known.css, ...cssOf(files, byName)])],
      };
    }
  }
  const inlined = new Set(inlinedRoutes.flatMap((route) => routes[route]?.css ?? []));
  // The sign-in page has a sheet with all tokens, which the back office goes on with.
  const ofAll = new Set(routes[rootRoute]?.css);
  const shown = Object.entries(styles)
    .filter(([file]) => inlined.has(file))
    .map(([file, css]) => [file, ofAll.has(file) ? withoutUnusedTokens(css) : css]);
  return { start: start.fileName, routes, styles: Object.fromEntries(shown) };
}

function routesOf(chunk: ManifestChunk): string[] {
  return chunk.sources.flatMap((source) =>
    [...source.matchAll(routeName)].map((match) => match[1] ?? rootRoute),
  );
}

function closure(start: string, chunks: ReadonlyMap<string, ManifestChunk>): Set<string> {
  const seen = new Set<string>();
  const queue = [start];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    queue.push(...(chunks.get(next)?.imports ?? []));
  }
  return seen;
}

function cssOf(files: Iterable<string>, chunks: ReadonlyMap<string, ManifestChunk>): string[] {
  return [...new Set([...files].flatMap((file) => chunks.get(file)?.css ?? []))];
}
