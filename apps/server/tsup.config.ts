import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    atrium: "src/atrium.ts",
    "database-worker": "src/db/embedded/worker.ts",
  },
  format: "esm",
  target: "node22",
  platform: "node",
  // esbuild would write `sqlite` for `node:sqlite`, which only exists with its prefix.
  removeNodeProtocol: false,
  // Each command loads only what it needs.
  splitting: true,
  sourcemap: true,
  clean: true,
});
