import { shippedFolder } from "../kernel/shipped-folder.ts";

/** Folder of the forward migrations. */
export function migrationsFolder(): string {
  return shippedFolder("db/migrations");
}

/** The lock that whoever changes the tables of a PostgreSQL holds: any number that no other program is likely to choose. */
export const migrationLock = 7_215_330_042;
