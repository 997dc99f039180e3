import { defineConfig, type Options } from "tsup";

/** Imports stay as they are, between the files of the package and of other packages; only the extension is the built one's. */
const fileByFile: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "file-by-file",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === "entry-point" ? undefined : { path: path.replace(/\.tsx?$/, ".js"), external: true },
    );
  },
};

/**
 * In a package of ES modules esbuild takes the whole of a CommonJS module for its default export, as Node's `import` does. This
 * CommonJS is read by `require`, to which dependencies say by `__esModule` which export is the default.
 */
const defaultExports: NonNullable<Options["plugins"]>[number] = {
  name: "default-exports",
  renderChunk: (code) => ({
    code: code.replaceAll(/(__toESM\(require\("[^"]+"\)), 1\)/g, "$1   )"),
  }),
};

/**
 * Builds a published package file by file: `dist/` has ES modules, `dist/cjs/` the same as CommonJS. Nothing is bundled, so
 * each module keeps its "use client", and a script's map leads to its source. The compiler writes the declarations.
 */
export default defineConfig(
  (["esm", "cjs"] as const).map((format) => ({
    entry: [
      "src/**/*.{ts,tsx}",
      "!src/**/*.{test,test-d,stories}.*",
      "!src/**/_*",
      "!src/**/*.d.ts",
    ],
    format,
    outDir: format === "esm" ? "dist" : "dist/cjs",
    outExtension: () => ({ js: ".js" }),
    target: "es2022",
    sourcemap: true,
    splitting: false,
    skipNodeModulesBundle: true,
    esbuildPlugins: [fileByFile],
    plugins: [defaultExports],
    silent: true,
  })),
);
