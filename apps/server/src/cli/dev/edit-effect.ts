/**
 * What an edit asks for: `contract` is generated anew, the app is made anew (`reload`), or the whole process is
 * (`restart`), because the file is part of what outlives the app. `none` concerns nothing that runs.
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

/** Part of every app, although it lies among what outlives it. */
const madeAnew = [
  "apps/server/src/cli/dev/open-app.ts",
  "apps/server/src/db/embedded/connect-embedded.ts",
];

/** @param file From the repository's folder. */
export function effectOf(file: string): EditEffect {
  if (file.endsWith(".test.ts")) return "none";
  if (file === "openapi/dist/openapi.json") return "reload";
  if (file.startsWith("openapi/")) return "contract";
  if (!file.startsWith("apps/server/src/")) return "none";
  if (madeAnew.includes(file)) return "reload";
  return outlivesApp.some((path) => file.startsWith(path)) ? "restart" : "reload";
}
