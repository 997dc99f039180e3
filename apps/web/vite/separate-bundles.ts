import type { Plugin } from "vite";
import { adminGroups } from "./admin-groups.ts";
import { publicGroups } from "./public-groups.ts";

/** A file of scripts by its name in the groups, and the files it imports. */
export interface NamedChunk {
  name: string;
  fileName: string;
  imports: readonly string[];
}

/** Files that visitors and staff may load alike. */
const common = new Set(["frame", "sdk", "shared", "shared-embeds", "shared-text"]);
const publicFiles = publicGroups.map(({ name }) => name).filter((name) => !common.has(name));
const adminFiles = adminGroups.map(({ name }) => name).filter((name) => !common.has(name));

/** Fails a build in which visitors would load a file of the back office, or staff one of the public pages. */
export function separateBundles(): Plugin {
  return {
    name: "atrium:separate-bundles",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const mixed = mixedImports(chunks);
      if (mixed.length > 0) {
        this.error(`Name what both use in the first of vite/admin-groups.ts: ${mixed.join(", ")}`);
      }
    },
  };
}

/**
 * The imports between the public pages' files and the back office's, as `from > to`. A file without a name in the groups
 * belongs to the back office when it imports one of its files.
 */
export function mixedImports(chunks: readonly NamedChunk[]): string[] {
  const nameOf = new Map(chunks.map(({ fileName, name }) => [fileName, name]));
  return chunks.flatMap(({ name, imports }) => {
    const names = imports.map((file) => nameOf.get(file) ?? "");
    const isPublic = publicFiles.includes(name);
    const isAdmin = adminFiles.includes(name) || names.some((one) => adminFiles.includes(one));
    return names
      .filter((to) => (isPublic ? adminFiles : isAdmin ? publicFiles : []).includes(to))
      .map((to) => `${name} > ${to}`);
  });
}
