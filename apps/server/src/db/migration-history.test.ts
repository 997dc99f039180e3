import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEmptyDatabase } from "../../tests/_database.ts";
import type { Database } from "./database.ts";
import { newestMigration, schemaOf, UnknownHistoryError } from "./migration-history.ts";

let database: Database;
beforeEach(async () => {
  database = await openEmptyDatabase();
  await database.migrate();
});
afterEach(() => database.close());

async function note(migration: number): Promise<void> {
  await database.db.execute(sql`update drizzle.__drizzle_migrations set created_at = ${migration}`);
}

test("migrating again changes nothing", async () => {
  await database.migrate();
  expect(await schemaOf(database.db)).toBe(newestMigration());
});

test("refuses a database that other migrations have made", async () => {
  await note(newestMigration() - 1);
  await expect(database.migrate()).rejects.toThrow(UnknownHistoryError);
});

test("refuses a database that a newer program has brought further, and leaves it alone", async () => {
  await note(newestMigration() + 1);
  await expect(database.migrate()).rejects.toThrow("newer Atrium");
  expect(await schemaOf(database.db)).toBe(newestMigration() + 1);
});
