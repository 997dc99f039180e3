/** Atrium's command line: `atrium <command> --help` says what each one takes. */
import { enableCompileCache } from "node:module";
import { defineCommand, runMain } from "citty";

// What was compiled once starts faster the next time.
enableCompileCache();

const atrium = defineCommand({
  meta: { name: "atrium", description: "A company website with a staff back office behind it" },
  subCommands: {
    start: () => import("./cli/start.ts").then((module) => module.startCommand),
    migrate: () => import("./cli/migrate.ts").then((module) => module.migrateCommand),
    seed: () => import("./cli/seed.ts").then((module) => module.seedCommand),
    import: () => import("./cli/import.ts").then((module) => module.importCommand),
    "create-admin": () =>
      import("./cli/create-admin.ts").then((module) => module.createAdminCommand),
    template: () => import("./cli/template.ts").then((module) => module.templateCommand),
  },
});

await runMain(atrium);
