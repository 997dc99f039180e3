import { defineCommand } from "citty";
import { openDatabase } from "../db/open-database.ts";
import { prepareData } from "./prepare-data.ts";
import { commandLog, progress, runCommand } from "./run-command.ts";

/** `atrium seed`: fills an empty database, with the demo site when `DEMO` says so. */
export const seedCommand = defineCommand({
  meta: { name: "seed", description: "Fill an empty database (DEMO=1 for the demo site)" },
  run: () =>
    runCommand(async (config) => {
      const database = await openDatabase(config, commandLog);
      try {
        await prepareData(database, config);
        progress("The database has its data.");
      } finally {
        await database.close();
      }
    }),
});
