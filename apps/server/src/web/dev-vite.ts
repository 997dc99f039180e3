import type { Server } from "node:http";
import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { App } from "./app.ts";
import type { Config } from "../kernel/config/config.ts";
import { sealDevelopmentPage } from "./csp.ts";
import { webFolder, type Vite, type ViteServer } from "./load-vite.ts";
import { servePages } from "./register-web.ts";
import { isWebModule } from "./web-module.ts";

/** Path in the web package. */
const handler = "/src/entry-server.tsx";

export interface ViteOptions {
  vite: Vite;
  config: Config;
  /** Carries the WebSocket that reports edits to open pages. */
  server: Server;
}

/** Starts Vite in this process, where it outlives the apps that serve its pages; null when only the API is wanted. */
export async function startVite({ vite, config, server }: ViteOptions): Promise<ViteServer | null> {
  if (config.webEntry === null) return null;
  const root = webFolder();
  return vite.createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    // Bundling the configuration would write a file beside it.
    configLoader: "native",
    base: config.basePath,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
}

/** Serves the site in development: pages are rendered from the current sources, and an edit shows without a reload. */
export async function registerDevWeb(
  vite: ViteServer,
  { fastify, config, app }: { fastify: FastifyInstance; config: Config; app: App },
): Promise<void> {
  await fastify.register(middie, { hook: "onRequest" });
  fastify.use(vite.middlewares);
  const load = async () => {
    const module = await vite.ssrLoadModule(handler);
    if (!isWebModule(module)) throw new Error(`${handler} is not the web app's handler.`);
    return module;
  };
  const { publicPaths, formPaths, languages, frameSources } = await load();
  servePages(fastify, config, app, {
    publicPaths,
    formPaths,
    languages,
    frameSources,
    web: load,
    seal: sealDevelopmentPage,
  });
}
