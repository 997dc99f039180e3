/**
 * What an edit causes: `contract` regenerates the contract, `reload` replaces the app, `restart` replaces the process
 * because the file is part of what outlives the app.
 */
export type EditEffect = "none" | "contract" | "reload" | "restart";

/** The open database, and the program around the app. */
const outlivesApp = [
  "apps/server/src/cli/dev/",
  "apps/server/src/db/embedded/",
  "apps/server/src/db/database-error.ts",
  "apps/server/src/db/invalidation-bus.ts",
  "apps/server/src/kernel/app-error.ts",
  "apps/server/src/web/load-vite.ts",
];

/** Exceptions from `outlivesApp`. */
const reloadOnly = [
  "apps/server/src/cli/dev/open-app.ts",
  "apps/server/src/db/embedded/connect-embedded.ts",
];

/** @param file Relative to the repository. */
export function effectOf(file: string): EditEffect {
  if (file.endsWith(".test.ts")) return "none";
  if (file === "openapi/dist/openapi.json") return "reload";
  if (file.startsWith("openapi/")) return "contract";
  if (!file.startsWith("apps/server/src/")) return "none";
  if (reloadOnly.includes(file)) return "reload";
  return outlivesApp.some((path) => file.startsWith(path)) ? "restart" : "reload";
}
