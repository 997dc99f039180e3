import type { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The part of Vite's development server that is used here. */
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

/** Evaluates modules; an edited one, and what imports it, is evaluated again at the next import. */
export interface ModuleRunner {
  import(url: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The part of Vite that is used here. */
export interface Vite {
  createServer(options: object): Promise<ViteServer>;
  createServerModuleRunner(environment: object, options: { hmr: false }): ModuleRunner;
}

export function webFolder(): string {
  return dirname(fileURLToPath(import.meta.resolve("@atrium/web/package.json")));
}

/** Vite is a dependency of the web package, so it is resolved there. */
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
