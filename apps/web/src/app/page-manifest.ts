import type { createRequestHandler } from "@tanstack/react-router/ssr/server";
import type { PageScripts } from "./router-context.ts";
import type { SiteManifest } from "../../vite/site-manifest.ts";

type Handler = Parameters<typeof createRequestHandler>[0];

/** The router's manifest: the assets in a page's head, by route. */
export type ServerManifest = Awaited<ReturnType<NonNullable<Handler["getRouterManifest"]>>>;

/** The router's manifest for a site under a base path: its styles. The script is started by the page itself. */
export function pageManifest(manifest: SiteManifest, basePath: string): ServerManifest {
  const place = (file: string) => `${basePath}${file}`;
  const routes: ServerManifest["routes"] = {};
  for (const [id, { css }] of Object.entries(manifest.routes)) routes[id] = { css: css.map(place) };
  const styles = Object.entries(manifest.styles).map(
    ([file, text]) => [place(file), text] as const,
  );
  return styles.length === 0
    ? { routes }
    : { routes, inlineCss: { styles: Object.fromEntries(styles) } };
}

/** The scripts that a page of these routes needs. */
export function pageScripts(
  manifest: SiteManifest,
  basePath: string,
  routeIds: readonly string[],
): PageScripts {
  const routes = routeIds.flatMap((id) => manifest.routes[id] ?? []);
  const entries = routes.flatMap(({ entry }) => entry ?? []);
  const files = new Set([...entries, ...routes.flatMap(({ preloads }) => preloads)]);
  return { start: basePath + manifest.start, files: [...files].map((file) => basePath + file) };
}
