import type { ModulePreloadOptions } from "vite";

/** What a file has loaded already when it asks for another, by the names of the groups. */
const loadedBefore: Readonly<Record<string, readonly string[]>> = {
  frame: ["start", "frame"],
  "sign-in": ["start", "frame", "sdk", "sign-in"],
  admin: ["start", "frame", "sdk", "shared", "sign-in", "admin"],
};

const nameOf = (file: string) => file.replace(/^.*\//, "").replace(/-[\w-]{8}\.\w+$/, "");

/**
 * Leaves out of the files that are loaded along with another what is there in any case: their names are a tenth of the
 * script that asks for all pages of the back office.
 */
export const withoutLoadedFiles: NonNullable<ModulePreloadOptions["resolveDependencies"]> = (
  _file,
  dependencies,
  { hostId },
) => {
  const loaded = loadedBefore[nameOf(hostId)];
  return loaded === undefined
    ? dependencies
    : dependencies.filter((file) => !loaded.includes(nameOf(file)));
};
