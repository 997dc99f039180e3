import { BackupError } from "../backup/backup-error.ts";
import type { Config } from "../kernel/config/config.ts";
import { ConfigError, loadConfig } from "../kernel/config/config.ts";
import { readEnv, strayPostgresNames } from "../kernel/config/env.ts";
import { FolderHeldError } from "../db/embedded/folder-lock.ts";
import type { DatabaseLog } from "../db/database.ts";
import { UnsafeFolderError } from "../kernel/private-files.ts";
import { FileStorageError } from "../modules/files/storage/file-storage.ts";
import { SchemaError } from "../db/migration-history.ts";

/** A failure whose message is all that people need. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Runs a command with the configuration of the environment; a failure ends with a clear message and exit code 1. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    const config = loadConfig(readEnv());
    if (config.databaseUrl === null) warnOfStraySettings();
    await work(config);
  } catch (error) {
    console.error(`\n${explainFailure(error)}\n`);
    process.exitCode = 1;
  }
}

/** Somebody who sets these means a PostgreSQL, and would look for the data there. */
export function warnOfStraySettings(): void {
  const names = strayPostgresNames();
  if (names.length === 0) return;
  console.error(
    `\n  Warning: Atrium goes by DATABASE_URL alone, which is unset, not by ${names.join(", ")}.\n` +
      "  The embedded database of DATA_DIR is used.",
  );
}

/** Logs database events of a command for people. */
export const commandLog: DatabaseLog = {
  info() {},
  error: (...details: unknown[]) => console.error(...details),
};

export function progress(line: string): void {
  console.log(`  ${line}`);
}

/** A sentence for people, where the cause is known; else the innermost error and where it came from. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderHeldError) return error.message;
  if (error instanceof CommandError || error instanceof BackupError) return error.message;
  if (error instanceof SchemaError || error instanceof UnsafeFolderError) return error.message;
  if (error instanceof FileStorageError) return error.explanation;
  const known = explainCode(error);
  if (known !== null) return known;
  const cause = rootCause(error);
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** Of a failed query the outer error holds the statement and its values, the inner one the reason. */
function rootCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause;
}

function explainCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const explanation = sentences[String(Reflect.get(cause, "code"))];
    if (explanation !== undefined) return explanation(cause);
  }
  return null;
}

const sentences: Record<string, (error: Error) => string> = {
  EADDRINUSE: (error) =>
    `Port ${fact(error, "port")} is taken by another program. Stop it, or set PORT to a free one.`,
  EADDRNOTAVAIL: (error) => `HOST ${fact(error, "address")} is not an address of this machine.`,
  EACCES: (error) => `Not allowed: ${error.message}. Check the permissions of the folder, or PORT.`,
  EEXIST: inTheWay,
  ENOTDIR: inTheWay,
  ENOSPC: () => "There is no disk space left.",
  EROFS: (error) => `The disk cannot be written to: ${error.message}.`,
  ECONNREFUSED: () => "The PostgreSQL of DATABASE_URL does not answer.",
  ENOTFOUND: (error) => `The host of DATABASE_URL is not known: ${error.message}.`,
  ERR_MODULE_NOT_FOUND: (error) =>
    `Part of the program is missing: ${firstLine(error)}. Install and build it first.`,
  "28000": (error) => `The PostgreSQL of DATABASE_URL refuses the connection: ${error.message}.`,
  "28P01": () => "The PostgreSQL of DATABASE_URL refuses the user name or password.",
  "25006": () =>
    "The PostgreSQL of DATABASE_URL only allows reading: it is a replica, or is set to read-only.",
  "42501": (error) =>
    `The role of DATABASE_URL lacks a permission: ${error.message}. Migrate as the owner of the tables (atrium migrate), and let the server run with MIGRATE=off.`,
  "53100": () => "The database has no disk space left.",
  "53300": () => "The PostgreSQL of DATABASE_URL has no connection left for this program.",
  "55P03": () => "Somebody else is using the database. Stop its servers and try again.",
  "57P03": () => "The PostgreSQL of DATABASE_URL is starting or stopping. Try again.",
  "3D000": () => "The database that DATABASE_URL names does not exist.",
};

function inTheWay(error: Error): string {
  return `A file is in the way: ${error.message}. Set DATA_DIR to a folder.`;
}

function firstLine(error: Error): string {
  return error.message.split("\n", 1)[0] ?? "";
}

function fact(error: Error, name: string): string {
  return String(Reflect.get(error, name));
}
