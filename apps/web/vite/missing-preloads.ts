import type { Plugin } from "vite";

/** What a file of scripts imports when it starts, by its name. */
type StaticImports = ReadonlyMap<string, readonly string[]>;

/**
 * Leaves out of the lists of what is preloaded with an `import()` what the importing file has loaded already. Vite names all that
 * the imported file needs, in lists twice as long, some of them in scripts that staff wait for.
 */
export function missingPreloads(): Plugin {
  let imports: StaticImports = new Map();
  return {
    name: "atrium:missing-preloads",
    apply: "build",
    configEnvironment(name) {
      if (name !== "client") return;
      const resolveDependencies = (
        file: string,
        needed: string[],
        { hostId }: { hostId: string },
      ) => missing(file, needed, staticFiles(hostId, imports));
      // The browsers that run the pages know how to preload modules.
      return { build: { modulePreload: { polyfill: false, resolveDependencies } } };
    },
    generateBundle: {
      // Vite writes the lists when the bundle is generated.
      order: "pre",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
      },
    },
  };
}

/** What a file imports when it starts, what that imports, and so on, with itself. */
export function staticFiles(file: string, imports: StaticImports): ReadonlySet<string> {
  const files = new Set([file]);
  for (const one of files) for (const imported of imports.get(one) ?? []) files.add(imported);
  return files;
}

/** What is to be preloaded with a file; nothing when it is the file alone, which `import()` asks for itself. */
export function missing(
  file: string,
  needed: readonly string[],
  present: ReadonlySet<string>,
): string[] {
  const absent = needed.filter((one) => !present.has(one));
  return absent.length === 1 && absent[0] === file ? [] : absent;
}
