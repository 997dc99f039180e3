import type { Db } from "./db.ts";
import { assertKnownHistory, newestMigration, SchemaError, schemaOf } from "./migration-history.ts";

/** PostgreSQL's advisory lock for migrations: any number that no other program is likely to use. */
export const migrationLock = 7_215_330_042;

export interface MigrateOptions {
  /** Whether tables may be created and changed; else old ones are refused. True by default. */
  alter?: boolean;
  /** Runs afterwards, before any other process migrates or fills. */
  fill?: () => Promise<void>;
}

/**
 * Brings the tables up to date and fills them. A database that is up to date needs no permission to change tables. The caller
 * makes sure that it is alone.
 *
 * @throws SchemaError when the tables are not this program's, newer than it, or too old while they may not be changed.
 */
export async function migrateAndFill(
  db: Db,
  migrate: () => Promise<void>,
  { alter = true, fill }: MigrateOptions,
): Promise<void> {
  await assertKnownHistory(db);
  const present = (await schemaOf(db)) ?? 0;
  const newest = newestMigration();
  if (present > newest) throw new SchemaError(newerSchema);
  if (present < newest) {
    if (!alter) throw new SchemaError(olderSchema);
    await migrate();
  }
  await fill?.();
}

const newerSchema =
  "A newer Atrium has changed the tables of this database. Start that version, or a newer one; to go back, restore the " +
  "backup from before the upgrade.";
const olderSchema =
  "The tables of this database are older than this program, and MIGRATE=off forbids changing them. Run atrium migrate first.";
