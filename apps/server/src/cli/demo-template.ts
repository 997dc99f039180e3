import { constants, existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../kernel/config/config.ts";
import { databaseFolder } from "../db/open-database.ts";

/** Where the build keeps a demo site's data folder, ready to be copied. */
export function templateFolder(): string {
  const fromSource = import.meta.url.endsWith(".ts");
  return fileURLToPath(new URL(fromSource ? "../../dist/template" : "./template", import.meta.url));
}

/** Whether a folder holds a database. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(databaseFolder(dataDir), "PG_VERSION"));
}

/**
 * Copies the demo site's data into an empty data folder: a tenth of a second where creating it takes many.
 * The database appears last and whole, so an interrupted copy is simply made again.
 */
export async function copyTemplate(config: Config): Promise<void> {
  const source = templateFolder();
  if (hasDatabase(config.dataDir) || !hasDatabase(source)) return;
  const copyOf = { recursive: true, mode: constants.COPYFILE_FICLONE };
  const target = databaseFolder(config.dataDir);
  const draft = `${target}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(config.uploadDir, { recursive: true });
  await cp(join(source, "files"), config.uploadDir, copyOf);
  await cp(databaseFolder(source), draft, copyOf);
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
}
