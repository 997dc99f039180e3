import { defineCommand } from "citty";
import { openDatabase } from "../db/open-database.ts";
import { commandLog, progress, runCommand } from "./run-command.ts";

/** `atrium migrate`: migrates the database and does nothing else. */
export const migrateCommand = defineCommand({
  meta: { name: "migrate", description: "Bring the database's tables up to date" },
  run: () =>
    runCommand(async (config) => {
      const database = await openDatabase(config, commandLog);
      try {
        await database.migrate();
        progress("The database is up to date.");
      } finally {
        await database.close();
      }
    }),
});
