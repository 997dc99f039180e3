import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { loadVite, type Vite } from "../../web/load-vite.ts";

const serverFolder = join(import.meta.dirname, "../../..");
const openapiFolder = join(serverFolder, "../../openapi");
const writingMs = 50;
const contractSources = ["openapi.yaml", "paths", "components", "schemas", "dist"];

/** The server's current sources. */
export interface Sources {
  /** Loaded by Node itself, which these sources are not. */
  vite: Vite;
  /** Evaluates a module of the server by its path from `apps/server`, again only after an edit that affects it. */
  load(path: string): Promise<unknown>;
  /**
   * Checks that a file parses.
   *
   * @throws Error with the location.
   */
  check(file: string): Promise<void>;
  /** Called for every edit of the server or the contract, with the file's absolute path. */
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
      // A writer empties the file first.
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
