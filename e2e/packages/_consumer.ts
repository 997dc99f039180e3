/** An empty project outside the workspace that installs the packed SDK. */
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Registry } from "./full/_registry.ts";
import { root, run, temporaryFolder } from "./_run.ts";
import { tarballOf } from "./_tarballs.ts";

/** Such a project. Dispose of it with `using`. */
export interface Consumer extends Disposable {
  readonly folder: string;
  /** Writes a file of the project. */
  write(file: string, text: string): void;
  /** Copies one of the consumer's sources beside this file into the project, under another name if one is given. */
  copy(source: string, file?: string): void;
  /** Type-checks and compiles the project's TypeScript files under one kind of module resolution. */
  compile(files: string[], options: Record<string, unknown>): Promise<void>;
  /** Bundles one of the project's files, as a script whose exports are the global `bundle`. */
  bundle(file: string): Promise<string>;
}

/** The strictest compiler options. */
const strictest = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
};

/** Creates the project and installs the SDK with npm, from a registry or else from this run's tarball. */
export async function createConsumer(registry?: Registry): Promise<Consumer> {
  const temporary = temporaryFolder();
  const folder = temporary.path;
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const sdk = registry ? "@atrium/sdk" : tarballOf("sdk");
  write("package.json", JSON.stringify({ name: "consumer", private: true }));
  const npmFlags = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...npmFlags, sdk], { cwd: folder, env: registry?.env ?? {} });

  return {
    folder,
    write,
    copy: (source, file = source) =>
      copyFileSync(join(import.meta.dirname, "consumer", source), join(folder, file)),
    async compile(files, options) {
      write(
        "tsconfig.json",
        JSON.stringify({ compilerOptions: { ...strictest, ...options }, files }),
      );
      await run(join(root, "node_modules/.bin/tsc"), ["-p", "tsconfig.json"], { cwd: folder });
    },
    async bundle(file) {
      const entryPoints = [join(folder, file)];
      const { outputFiles } = await build({
        entryPoints,
        bundle: true,
        minify: true,
        format: "iife",
        globalName: "bundle",
        write: false,
      });
      return outputFiles.map(({ text }) => text).join("");
    },
    [Symbol.dispose]: () => temporary[Symbol.dispose](),
  };
}
