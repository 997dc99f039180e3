/** Atrium's command line: `atrium <command> --help` describes each command. */
import { enableCompileCache } from "node:module";
import { defineCommand, runMain } from "citty";
import { refuseOptionsBefore, strict } from "./cli/strict-arguments.ts";

// Compiled code starts faster the next time. A server starts no faster for it, and would keep it in memory for good.
if (process.argv[2] !== "start") enableCompileCache();

// What it writes is its owner's alone, but for the template, which is part of the program.
if (process.argv[2] !== "template") process.umask(0o077);

const atrium = defineCommand({
  meta: { name: "atrium", description: "A company website with a staff back office behind it" },
  plugins: [refuseOptionsBefore],
  subCommands: {
    start: strict(() => import("./cli/start.ts").then((module) => module.startCommand)),
    migrate: strict(() => import("./cli/migrate.ts").then((module) => module.migrateCommand)),
    seed: strict(() => import("./cli/seed.ts").then((module) => module.seedCommand)),
    import: strict(() => import("./cli/import.ts").then((module) => module.importCommand)),
    "create-admin": strict(() =>
      import("./cli/create-admin.ts").then((module) => module.createAdminCommand),
    ),
    repair: strict(() => import("./cli/repair.ts").then((module) => module.repairCommand)),
    doctor: strict(() => import("./cli/doctor.ts").then((module) => module.doctorCommand)),
    person: strict(() => import("./cli/person.ts").then((module) => module.personCommand)),
    "verify-log": strict(() =>
      import("./cli/verify-log.ts").then((module) => module.verifyLogCommand),
    ),
    backup: strict(() => import("./cli/backup.ts").then((module) => module.backupCommand)),
    restore: strict(() => import("./cli/restore.ts").then((module) => module.restoreCommand)),
    move: strict(() => import("./cli/move.ts").then((module) => module.moveCommand)),
    files: () => import("./cli/files.ts").then((module) => module.filesCommand),
    mcp: strict(() => import("./cli/mcp.ts").then((module) => module.mcpCommand)),
    webhook: () => import("./cli/webhook.ts").then((module) => module.webhookCommand),
    template: strict(() => import("./cli/template.ts").then((module) => module.templateCommand)),
  },
});

await runMain(atrium);
