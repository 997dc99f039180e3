import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { defineCommand } from "citty";
import { loadConfig } from "../kernel/config/config.ts";
import { newDatabaseFolder } from "../db/embedded/new-database.ts";
import { openEmbedded } from "../db/embedded/open-embedded.ts";
import { databaseFolder, openDatabase } from "../db/open-database.ts";
import { templateFolder } from "./demo-template.ts";
import { prepareData } from "./prepare-data.ts";
import { forPeople } from "./output.ts";
import { commandLog, progress, runCommand } from "./run-command.ts";

/** `atrium template`: creates what `start` copies, an empty database and the demo site's data; part of the build. */
export const templateCommand = defineCommand({
  meta: {
    name: "template",
    description: "Make the data of new sites once, for quick first starts",
  },
  run: () =>
    runCommand(async () => {
      await makeNewDatabase();
      await makeDemoTemplate();
    }),
});

async function makeNewDatabase(): Promise<void> {
  const target = newDatabaseFolder();
  if (target === null) return;
  const draft = `${target}.draft`;
  for (const folder of [target, draft]) await rm(folder, { recursive: true, force: true });
  progress("Creating a database.");
  const { statementMs } = loadConfig({}).limits;
  const database = await openEmbedded({ folder: draft, image: null, statementMs, log: commandLog });
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
  await rename(draft, target);
}

async function makeDemoTemplate(): Promise<void> {
  const target = templateFolder();
  const draft = `${target}.partial`;
  await rm(draft, { recursive: true, force: true });
  const config = loadConfig({ DEMO: "1", DATA_DIR: draft, WEB_ENTRY: "none" });
  await mkdir(config.uploadDir, { recursive: true });
  progress("Creating the demo site's database.");
  const database = await openDatabase(config, commandLog);
  try {
    await prepareData(database, config, forPeople);
  } finally {
    await database.close();
  }
  await rm(`${databaseFolder(draft)}.lock`, { force: true });
  await rm(join(draft, "tmp"), { recursive: true, force: true });
  await rm(target, { recursive: true, force: true });
  // It is part of the program, which whoever runs it reads.
  await chmod(draft, 0o755);
  await rename(draft, target);
  progress("The demo site is ready to be copied.");
}
