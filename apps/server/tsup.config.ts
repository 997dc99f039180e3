import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    atrium: "src/atrium.ts",
    "database-worker": "src/db/embedded/worker.ts",
    "text-worker": "src/content/text-worker.ts",
    "picture-worker": "src/modules/files/picture-worker.ts",
  },
  format: "esm",
  target: "node22",
  platform: "node",
  // esbuild would write `sqlite` for `node:sqlite`, which only exists with its prefix.
  removeNodeProtocol: false,
  // Hundreds of small modules: loading each by itself costs seconds on a busy machine, and tens of megabytes.
  noExternal: [
    /^drizzle-orm/,
    /^@opentelemetry/,
    "transliteration",
    "opencc-js",
    "snowball-stemmer.jsx",
  ],
  // Each command loads only what it needs.
  splitting: true,
  sourcemap: true,
  clean: true,
});
