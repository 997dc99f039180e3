import type { Config } from "../kernel/config/config.ts";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { hasDatabase } from "./demo-template.ts";
import { CommandError, commandLog } from "./run-command.ts";

const statementTimeoutMs = 24 * 3_600_000;

/** An open database that closes at the end of its scope. */
export type OpenSite = Database & AsyncDisposable;

/**
 * Opens the database of a site, with long timeouts.
 *
 * @throws CommandError when there is none, rather than creating an empty one.
 */
export async function openSite(config: Config): Promise<OpenSite> {
  if (config.databaseUrl === null && !hasDatabase(config.dataDir)) {
    throw new CommandError(`There is no database in ${config.dataDir}.`);
  }
  return openTarget(config);
}

/** Like `openSite`, for a database that need not exist yet. */
export async function openTarget(config: Config): Promise<OpenSite> {
  const limits = { ...config.limits, statementMs: statementTimeoutMs };
  const database = await openDatabase({ ...config, limits }, commandLog);
  return { ...database, [Symbol.asyncDispose]: () => database.close() };
}
