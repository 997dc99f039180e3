import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import type { Config } from "../config/config.ts";
import { sealDevelopmentPage } from "./csp.ts";
import { servePages } from "./register-web.ts";
import { isWebModule } from "./web-module.ts";

/** As much of Vite's development server as is used here. */
interface ViteServer {
  middlewares: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  ssrLoadModule(url: string): Promise<unknown>;
  close(): Promise<void>;
}

interface Vite {
  createServer(options: object): Promise<ViteServer>;
}

/** Where the handler's source lies in the web package. */
const handler = "/src/entry-server.tsx";

/**
 * Serves the site in development: Vite runs in this very process, pages are rendered from the sources as they are at
 * the moment, and an edit shows without a reload.
 */
export async function registerWeb(
  fastify: FastifyInstance,
  config: Config,
  app: App,
): Promise<void> {
  const root = dirname(fileURLToPath(import.meta.resolve("@atrium/web/package.json")));
  const vite = await startVite(root, config, fastify);
  fastify.addHook("onClose", () => vite.close());
  await fastify.register(middie, { hook: "onRequest" });
  fastify.use(vite.middlewares);
  const load = async () => {
    const module = await vite.ssrLoadModule(handler);
    if (!isWebModule(module)) throw new Error(`${handler} is not the web app's handler.`);
    return module;
  };
  const { publicPaths, formPaths, languages, languageCookie, frameSources } = await load();
  servePages(fastify, config, app, {
    publicPaths,
    formPaths,
    languages,
    languageCookie,
    frameSources,
    web: load,
    seal: sealDevelopmentPage,
  });
}

/** Vite is the web package's tool, so it is looked for there. */
async function startVite(root: string, config: Config, fastify: FastifyInstance) {
  const path = createRequire(`${root}/package.json`).resolve("vite");
  const vite: unknown = await import(pathToFileURL(path).href);
  if (!isVite(vite)) throw new Error(`${path} is not Vite.`);
  return vite.createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    // Bundling it would write a file beside it, which looks like an edit to whoever watches this process.
    configLoader: "native",
    base: config.basePath,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: fastify.server } },
  });
}

function isVite(module: unknown): module is Vite {
  return (
    typeof module === "object" &&
    module !== null &&
    typeof Reflect.get(module, "createServer") === "function"
  );
}
