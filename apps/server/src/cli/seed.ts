import { defineCommand } from "citty";
import { openDatabase } from "../db/open-database.ts";
import { prepareData } from "./prepare-data.ts";
import { runServerCommand } from "./run-server-command.ts";

/** `atrium seed`: fills an empty database, with the demo site when `DEMO` says so. */
export const seedCommand = defineCommand({
  meta: { name: "seed", description: "Fill an empty database (DEMO=1 for the demo site)" },
  run: () =>
    runServerCommand(async (config, output) => {
      const database = await openDatabase(config, output);
      try {
        await prepareData(database, config, output);
        output.progress("The database has its data.");
      } finally {
        await database.close();
      }
    }),
});
