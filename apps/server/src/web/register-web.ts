import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { WebModule } from "@atrium/web/ssr";
import type { App } from "./app.ts";
import { ConfigError, type Config } from "../kernel/config/config.ts";
import { oneOfMessage } from "../kernel/config/setting-reader.ts";
import { serveFeeds } from "./feeds/serve-feeds.ts";
import { serveFormPosts } from "./form-posts.ts";
import { serveIcons } from "./icons/serve-icons.ts";
import { SiteIcons } from "./icons/site-icons.ts";
import { KnownPaths } from "./known-paths.ts";
import { PageLanguages } from "./page-languages.ts";
import { PageConfig } from "./page-config.ts";
import { servePage, type PageOptions } from "./render-page.ts";
import { RenderQueue } from "./render-queue.ts";
import { serveShareCards } from "./share-cards/serve-share-cards.ts";
import { serveAssets } from "./static-assets.ts";
import { loadBuiltWeb } from "./web-module.ts";

/**
 * Serves the site: rendered pages, assets, feeds and the sitemap.
 *
 * @throws Error in plain words when the web app has not been built.
 */
export async function registerWeb(
  fastify: FastifyInstance,
  config: Config,
  app: App,
): Promise<void> {
  if (config.webEntry === null) return;
  const { module, clientFolder } = await loadBuiltWeb(config.webEntry);
  await serveAssets(fastify, { clientFolder, basePath: config.basePath });
  const icons = new SiteIcons({
    files: app.files,
    tempDir: join(config.dataDir, "tmp"),
    fallback: join(clientFolder, "favicon.svg"),
  });
  fastify.addHook("onClose", async () => icons.close());
  serveIcons(fastify, config, app, icons);
  serveShareCards(fastify, { config, app, icons, languages: new PageLanguages(app) });
  servePages(fastify, config, app, { ...module, web: async () => module });
}

/** Shared with the development server. */
export function servePages(
  fastify: FastifyInstance,
  config: Config,
  app: App,
  web: Pick<PageOptions, "web" | "seal"> &
    Pick<WebModule, "publicPaths" | "formPaths" | "languages" | "frameSources">,
): void {
  const languages = new PageLanguages(app);
  const options: PageOptions = {
    languages,
    web: web.web,
    config,
    app,
    known: new KnownPaths(app.db, web.publicPaths),
    pageConfig: new PageConfig(config, app.db),
    language: { languages: web.languages, siteLanguage: siteLanguageOf(config, web.languages) },
    frameSources: web.frameSources,
    queue: new RenderQueue(config.limits.renderQueue),
    ...(web.seal === undefined ? {} : { seal: web.seal }),
  };
  fastify.addHook("preClose", async () => app.pages?.stop());
  serveFeeds(fastify, config, app, languages);
  serveFormPosts(fastify, options, web);
  fastify.get(`${config.basePath}*`, (request, reply) => servePage(options, request, reply));
  if (config.basePath === "/") return;
  for (const path of ["/", config.basePath.slice(0, -1)]) {
    fastify.get(path, (_request, reply) => reply.redirect(config.basePath, 302));
  }
}

/** @throws ConfigError for an unsupported language. */
function siteLanguageOf({ siteLanguage }: Config, languages: readonly string[]): string | null {
  if (siteLanguage === null || languages.includes(siteLanguage)) return siteLanguage;
  throw new ConfigError([{ name: "SITE_LANGUAGE", message: oneOfMessage(languages) }]);
}
