import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { WebModule } from "@atrium/web/ssr";

/** The built web app: the handler that renders its pages, and the folder with its assets. */
export interface BuiltWeb {
  module: WebModule;
  /** Absolute; contains `assets/`. */
  clientFolder: string;
}

/**
 * @param entry A package entry such as `@atrium/web/ssr`, or an absolute path.
 * @throws Error in plain words when there is no such module, as before the first build.
 */
export async function loadBuiltWeb(entry: string): Promise<BuiltWeb> {
  const url = entry.startsWith("/") ? pathToFileURL(entry).href : import.meta.resolve(entry);
  const module: unknown = await import(url).catch((error: unknown) => {
    throw new Error(`The web app cannot be loaded from ${entry}. Run the build first.`, {
      cause: error,
    });
  });
  if (!isWebModule(module)) throw new Error(`${entry} is not the web app's handler.`);
  return { module, clientFolder: join(dirname(fileURLToPath(url)), "../client") };
}

export function isWebModule(module: unknown): module is WebModule {
  if (typeof module !== "object" || module === null) return false;
  return (
    typeof Reflect.get(module, "render") === "function" &&
    typeof Reflect.get(module, "pageAddress") === "function" &&
    Array.isArray(Reflect.get(module, "publicPaths")) &&
    Array.isArray(Reflect.get(module, "formPaths")) &&
    Array.isArray(Reflect.get(module, "frameSources")) &&
    Array.isArray(Reflect.get(module, "languages"))
  );
}
