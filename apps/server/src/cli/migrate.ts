import { defineCommand } from "citty";
import { openDatabase } from "../db/open-database.ts";
import { runServerCommand } from "./run-server-command.ts";

/** `atrium migrate`: migrates the database and does nothing else. */
export const migrateCommand = defineCommand({
  meta: { name: "migrate", description: "Bring the database's tables up to date" },
  run: () =>
    runServerCommand(async (config, output) => {
      const database = await openDatabase(config, output);
      try {
        await database.migrate();
        output.progress("The database is up to date.");
      } finally {
        await database.close();
      }
    }),
});
