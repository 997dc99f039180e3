import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { loadVite, type Vite } from "../../web/load-vite.ts";

const serverFolder = join(import.meta.dirname, "../../..");
const openapiFolder = join(serverFolder, "../../openapi");
const writingMs = 50;
const contractSources = ["openapi.yaml", "paths", "components", "schemas", "dist"];

/** The server's sources as they are at the moment. */
export interface Sources {
  /** Loaded by Node itself, which these sources are not. */
  vite: Vite;
  /** Evaluates a module of the server by its path from `apps/server`; what no edit concerned is not evaluated again. */
  load(path: string): Promise<unknown>;
  /** Makes sure that a file can be read as a program. @throws Error that names the place where it cannot. */
  check(file: string): Promise<void>;
  /** Calls back at every edit of the server or the contract, with the file's absolute path. */
  onEdit(callback: (file: string) => void): void;
  close(): Promise<void>;
}

/** Opens the sources and watches them. */
export async function openSources(): Promise<Sources> {
  const vite = await loadVite();
  const callbacks: ((file: string) => void)[] = [];
  const server = await vite.createServer({
    root: serverFolder,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [
      {
        name: "atrium:edits",
        hotUpdate(this: { environment: object }, { file }: { file: string }) {
          if (this.environment !== server.environments.ssr) return [];
          for (const callback of callbacks) callback(file);
          return [];
        },
      },
    ],
  });
  server.watcher.add(contractSources.map((name) => join(openapiFolder, name)));
  const runner = vite.createServerModuleRunner(server.environments.ssr, { hmr: false });
  return {
    vite,
    load: (path) => runner.import(path),
    async check(file) {
      // Whoever writes a file empties it first.
      await wait(writingMs);
      await server.environments.ssr.transformRequest(`/${relative(serverFolder, file)}`);
    },
    onEdit: (callback) => callbacks.push(callback),
    async close() {
      await runner.close();
      await server.close();
    },
  };
}
