import { defineConfig } from "tsup";

const sources = ["src/**/*.ts", "src/**/*.tsx", "!src/**/*.test.*", "!src/**/*.d.ts"];

// ES modules keep one file per part, so an app's bundler can put each part in the chunk that uses it.
export default defineConfig([
  { entry: sources, format: "esm", splitting: true, clean: true, target: "es2023" },
  { entry: ["src/index.ts"], format: "cjs", dts: true, target: "es2023" },
]);
