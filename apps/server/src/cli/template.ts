import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { defineCommand } from "citty";
import { loadConfig } from "../kernel/config/config.ts";
import { databaseFolder, openDatabase } from "../db/open-database.ts";
import { templateFolder } from "./demo-template.ts";
import { prepareData } from "./prepare-data.ts";
import { forPeople } from "./output.ts";
import { commandLog, progress, runCommand } from "./run-command.ts";

/** `atrium template`: creates the demo site's data folder that `start` copies; part of the build. */
export const templateCommand = defineCommand({
  meta: { name: "template", description: "Make the demo site's data once, for quick first starts" },
  run: () => runCommand(makeTemplate),
});

async function makeTemplate(): Promise<void> {
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
