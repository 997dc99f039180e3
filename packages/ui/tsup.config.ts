import { defineConfig } from "tsup";

const sources = ["src/**/*.ts", "src/**/*.tsx", "!src/**/*.test.*", "!src/**/_*", "!src/**/*.d.ts"];

// ES modules keep one file per part, so an app's bundler can put each part in the chunk that uses it.
export default defineConfig([
  {
    entry: sources,
    format: "esm",
    splitting: true,
    target: "es2023",
    dts: { entry: "src/index.ts" },
    // Both builds run at once: this one leaves the other's files alone.
    clean: ["!index.cjs", "!index.d.cts"],
  },
  { entry: ["src/index.ts"], format: "cjs", target: "es2023", dts: true },
]);
