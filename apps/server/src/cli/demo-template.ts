import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../kernel/config/config.ts";
import { copyFolder, createWhole, isDatabase } from "../db/embedded/new-database.ts";
import { databaseFolder } from "../db/open-database.ts";

/** The demo site's data folder that the build prepares. */
export function templateFolder(): string {
  const fromSource = import.meta.url.endsWith(".ts");
  return fileURLToPath(new URL(fromSource ? "../../dist/template" : "./template", import.meta.url));
}

export function hasDatabase(dataDir: string): boolean {
  return isDatabase(databaseFolder(dataDir));
}

/**
 * Copies the demo site's data into an empty data folder, in a tenth of a second where creating it takes many. The
 * database is moved into place last and whole, so an interrupted copy is simply repeated.
 */
export async function copyTemplate(config: Config): Promise<void> {
  const source = templateFolder();
  if (config.bucket !== null || hasDatabase(config.dataDir) || !hasDatabase(source)) return;
  const target = databaseFolder(config.dataDir);
  await createWhole(target, async (draft) => {
    await mkdir(config.uploadDir, { recursive: true });
    await copyFolder(join(source, "files"), config.uploadDir);
    await copyFolder(databaseFolder(source), draft);
    await rm(target, { recursive: true, force: true });
  });
}
