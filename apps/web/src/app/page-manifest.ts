import type { createRequestHandler } from "@tanstack/react-router/ssr/server";
import type { SiteManifest } from "../../vite/site-manifest.ts";

type Handler = Parameters<typeof createRequestHandler>[0];

/** The router's own manifest: what it puts into a page's head, by route. */
export type ServerManifest = Awaited<ReturnType<NonNullable<Handler["getRouterManifest"]>>>;

/** The router's manifest for a site under a base path. */
export function pageManifest(manifest: SiteManifest, basePath: string): ServerManifest {
  const place = (file: string) => `${basePath}${file}`;
  const routes: ServerManifest["routes"] = {};
  for (const [id, route] of Object.entries(manifest.routes)) {
    routes[id] = {
      preloads: route.preloads.map(place),
      css: route.css.map(place),
      ...(route.entry === undefined
        ? {}
        : { scripts: [{ attrs: { type: "module", async: true, src: place(route.entry) } }] }),
    };
  }
  const styles = Object.entries(manifest.styles).map(
    ([file, text]) => [place(file), text] as const,
  );
  return styles.length === 0
    ? { routes }
    : { routes, inlineCss: { styles: Object.fromEntries(styles) } };
}
