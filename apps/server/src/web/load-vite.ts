import type { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** As much of Vite's development server as is used here. */
export interface ViteServer {
  middlewares: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  environments: { ssr: { transformRequest(url: string): Promise<unknown> } };
  watcher: EventEmitter & { add(paths: readonly string[]): unknown };
  ssrLoadModule(url: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Evaluates modules; one that was edited is evaluated anew at the next import, and so is what imports it. */
export interface ModuleRunner {
  import(url: string): Promise<unknown>;
  close(): Promise<void>;
}

/** As much of Vite as is used here. */
export interface Vite {
  createServer(options: object): Promise<ViteServer>;
  createServerModuleRunner(environment: object, options: { hmr: false }): ModuleRunner;
}

/** The web package's folder. */
export function webFolder(): string {
  return dirname(fileURLToPath(import.meta.resolve("@atrium/web/package.json")));
}

/** Vite is the web package's tool, so it is looked for there. */
export async function loadVite(): Promise<Vite> {
  const path = createRequire(`${webFolder()}/package.json`).resolve("vite");
  const vite: unknown = await import(pathToFileURL(path).href);
  if (!isVite(vite)) throw new Error(`${path} is not Vite.`);
  return vite;
}

function isVite(module: unknown): module is Vite {
  return (
    typeof module === "object" &&
    module !== null &&
    typeof Reflect.get(module, "createServer") === "function" &&
    typeof Reflect.get(module, "createServerModuleRunner") === "function"
  );
}
