import { join } from "node:path";
import type { Config } from "../kernel/config/config.ts";
import type { Database, DatabaseLog } from "./database.ts";

export function databaseFolder(dataDir: string): string {
  return join(dataDir, "database");
}

/**
 * Opens the configured database. Loads only the driver that is needed.
 *
 * @param beforeOpen Prepares the embedded database's folder while it is locked.
 * @throws FolderHeldError when another process holds the embedded database's folder.
 */
export async function openDatabase(
  config: Config,
  log: DatabaseLog,
  beforeOpen?: () => Promise<void>,
): Promise<Database> {
  const { statementMs } = config.limits;
  if (config.databaseUrl !== null) {
    const { openPostgres } = await import("./postgres/open-postgres.ts");
    const { databaseUrl: url, databaseReadUrl: readUrl, databaseReadMaxLagMs: maxLagMs } = config;
    const replica = readUrl === null ? {} : { replica: { url: readUrl, maxLagMs } };
    const { databasePoolSize: poolSize } = config;
    return openPostgres({ url, ...replica, statementMs, poolSize, log });
  }
  const { lockFolder } = await import("./embedded/folder-lock.ts");
  const folder = databaseFolder(config.dataDir);
  const lock = lockFolder(folder, config.dataDir);
  try {
    await beforeOpen?.();
    const { openEmbedded } = await import("./embedded/open-embedded.ts");
    const database = await openEmbedded({ folder, image: null, statementMs, log });
    return {
      ...database,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
