import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { buildManifest, type ManifestChunk } from "./build-manifest.ts";
import type { SiteManifest } from "./site-manifest.ts";
import { staticShell } from "./static-shell.ts";

/** Module that the server's entry imports: the manifest of the client's build. */
const moduleId = "virtual:site-manifest";
const resolvedId = `\0${moduleId}`;
const fileName = "site-manifest.json";

/** In development Vite serves the sources, and the style sheet is linked so that nothing flashes. */
const developmentManifest: SiteManifest = {
  start: "src/start/start.ts",
  routes: {
    __root__: { entry: "src/entry-dev.ts", preloads: [], css: ["src/styles/site.css"] },
    "/login": { preloads: [], css: ["src/styles/admin.css"] },
  },
  styles: {},
};

/** Records which files each route needs, and hands the manifest to the server's bundle; also emits the static shell. */
export function ssrManifest(): Plugin {
  let root = ".";
  let development = false;
  return {
    name: "atrium:ssr-manifest",
    configResolved(config) {
      root = config.root;
      development = config.command === "serve";
    },
    resolveId: (id) => (id === moduleId ? resolvedId : null),
    async load(id) {
      if (id !== resolvedId) return null;
      if (development) return `export default ${JSON.stringify(developmentManifest)}`;
      const text = await readFile(join(root, "dist/client", fileName), "utf8");
      return `export default ${text}`;
    },
    async generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const chunks: ManifestChunk[] = [];
      const styles: Record<string, string> = {};
      for (const file of Object.values(bundle)) {
        if (file.type === "asset") {
          if (file.fileName.endsWith(".css")) styles[file.fileName] = String(file.source);
          continue;
        }
        chunks.push({
          fileName: file.fileName,
          name: file.name,
          isEntry: file.isEntry,
          imports: file.imports,
          css: [...(file.viteMetadata?.importedCss ?? [])],
          sources: await Promise.all(routeModules(file).map(readSource)),
        });
      }
      const manifest = buildManifest(chunks, styles);
      this.emitFile({ type: "asset", fileName, source: JSON.stringify(manifest) });
      for (const file of staticShell(manifest)) this.emitFile({ type: "asset", ...file });
    },
  };
}

/** The modules of routes in a file, or the one that it leads on to, but for those that a page loads only later. */
function routeModules({ facadeModuleId, moduleIds }: Rolldown.OutputChunk): string[] {
  const modules = new Set([...moduleIds, ...(facadeModuleId === null ? [] : [facadeModuleId])]);
  return [...modules].filter((module) => isRoute(module) && !isForLater(module));
}

/** A route's component is a module of its own, whose transformed code no longer names the route. */
function isRoute(module: string): boolean {
  return module.includes("/src/routes/") && module.includes("tsr-split");
}

/** Loaders are for the next page, and few pages have to say that something is not there. */
function isForLater(module: string): boolean {
  return /tsr-split=(?:loader|notFoundComponent)/.test(module);
}

function readSource(module: string): Promise<string> {
  return readFile(module.replace(/\?.*$/, ""), "utf8");
}
