import { defineConfig } from "tsup";

const sources = [
  "src/**/*.ts",
  "src/**/*.tsx",
  "!src/**/*.{test,stories}.*",
  "!src/**/_*",
  "!src/**/*.d.ts",
];

/** What other programs import. */
const publics = [
  "src/index.ts",
  "src/patterns/charts/index.ts",
  "src/patterns/rich-text/index.ts",
  "src/patterns/rich-text-editor/index.ts",
  "src/zh-cn.ts",
];

// ES modules keep one file per part, so an app's bundler can put each part in the chunk that uses it.
export default defineConfig([
  {
    entry: sources,
    format: "esm",
    splitting: true,
    target: "es2023",
    dts: { entry: publics },
    // Both builds run at once: this one leaves the other's files alone.
    clean: ["!**/*.cjs", "!**/*.d.cts"],
  },
  { entry: publics, format: "cjs", target: "es2023", dts: true },
]);
