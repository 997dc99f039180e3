import { shippedFolder } from "../kernel/shipped-folder.ts";

export function migrationsFolder(): string {
  return shippedFolder("db/migrations");
}

/** PostgreSQL's advisory lock for migrations: any number that no other program is likely to use. */
export const migrationLock = 7_215_330_042;
