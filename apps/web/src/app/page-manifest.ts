import { rootRouteId } from "@tanstack/react-router";
import type { createRequestHandler } from "@tanstack/react-router/ssr/server";
import { languageFor } from "../i18n/languages.ts";
import { scriptFailed } from "../i18n/shell.ts";
import type { AppConfig } from "../ssr-contract.d.ts";
import type { PageScripts } from "./router-context.ts";
import type { SiteManifest } from "../../vite/site-manifest.ts";

type Handler = Parameters<typeof createRequestHandler>[0];

/** Pages of the back office that the server renders. */
const renderedShells = new Set(["/login"]);

/** The router's manifest: the assets in a page's head, by route. */
export type ServerManifest = Awaited<ReturnType<NonNullable<Handler["getRouterManifest"]>>>;

/**
 * The router's manifest for a site under a base path: its styles, of which those of every page are inlined. The script is
 * started by the page itself, and a rendered page of the back office has its other styles in `pageScripts`: the router
 * would take them away with the page.
 */
export function pageManifest(manifest: SiteManifest, basePath: string): ServerManifest {
  const place = (file: string) => `${basePath}${file}`;
  const routes: ServerManifest["routes"] = {};
  for (const [id, { css }] of Object.entries(manifest.routes)) {
    const isInPage = renderedShells.has(id);
    routes[id] = { css: css.filter((file) => !isInPage || !(file in manifest.styles)).map(place) };
  }
  const ofRoot = manifest.routes[rootRouteId]?.css ?? [];
  const styles = Object.entries(manifest.styles)
    .filter(([file]) => ofRoot.includes(file))
    .map(([file, text]) => [place(file), text] as const);
  return styles.length === 0
    ? { routes }
    : { routes, inlineCss: { styles: Object.fromEntries(styles) } };
}

/** The scripts that a page of these routes needs, and the styles that a rendered page of the back office begins with. */
export function pageScripts(
  manifest: SiteManifest,
  { basePath, language }: Pick<AppConfig, "basePath" | "language">,
  routeIds: readonly string[],
): PageScripts {
  const routes = routeIds.flatMap((id) => manifest.routes[id] ?? []);
  const entries = routes.flatMap(({ entry }) => entry ?? []);
  const files = new Set([...entries, ...routes.flatMap(({ preloads }) => preloads)]);
  const sheets = routeIds
    .filter((id) => renderedShells.has(id))
    .flatMap((id) => manifest.routes[id]?.css ?? [])
    .filter((file) => file in manifest.styles);
  return {
    start: basePath + manifest.start,
    files: [...files].map((file) => basePath + file),
    sheets: sheets.map((file) => ({ href: basePath + file, text: manifest.styles[file] ?? "" })),
    failed: scriptFailed[languageFor(language)],
  };
}
