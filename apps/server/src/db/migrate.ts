import { shippedFolder } from "../shipped-folder.ts";

/** Folder of the forward migrations. */
export function migrationsFolder(): string {
  return shippedFolder("db/migrations");
}
