import { sql } from "drizzle-orm";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import { shippedFolder } from "../kernel/shipped-folder.ts";
import type { Db } from "./db.ts";
import { queryRows } from "./query-rows.ts";

export function migrationsFolder(): string {
  return shippedFolder("db/migrations");
}

/** Oldest first; each is identified by the millisecond it was written. */
export function knownMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() });
}

/** Name of the newest migration that this program knows. */
export function newestMigration(migrations: readonly MigrationMeta[] = knownMigrations()): number {
  return Math.max(...migrations.map(({ folderMillis }) => folderMillis));
}

/** Thrown when this program cannot work with the tables of a database; the message says what to do. */
export class SchemaError extends Error {
  override readonly name: string = "SchemaError";
}

/** Thrown when a database has been through migrations that this program never had. */
export class UnknownHistoryError extends SchemaError {
  override readonly name = "UnknownHistoryError";

  constructor() {
    super(
      "This database was made by a version of Atrium from before the first release. Its tables cannot be brought up to " +
        "date: start with an empty database, or with another DATA_DIR.",
    );
  }
}

/**
 * Refuses a database whose tables come from other migrations than this program's. One that a newer program has brought
 * further is none of them.
 *
 * @throws UnknownHistoryError
 */
export async function assertKnownHistory(db: Db): Promise<void> {
  const latest = await schemaOf(db);
  const known = knownMigrations();
  if (latest === null || latest > newestMigration(known)) return;
  if (!known.some(({ folderMillis }) => folderMillis === latest)) throw new UnknownHistoryError();
}

/** The newest migration of a database; null for one without any. */
export async function schemaOf(db: Db): Promise<number | null> {
  const [table] = await queryRows<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (table?.name == null) return null;
  const [row] = await queryRows<{ latest: string | null }>(
    db,
    sql`select max(created_at)::text as latest from drizzle.__drizzle_migrations`,
  );
  return row?.latest == null ? null : Number(row.latest);
}

/**
 * Brings a database from one migration to another within the caller's transaction, and notes each as the usual way of
 * migrating does.
 */
export async function migrateWithin(
  tx: Db,
  from: number | null,
  to: number,
  migrations: readonly MigrationMeta[] = knownMigrations(),
): Promise<void> {
  const steps = migrations.filter(
    ({ folderMillis }) => folderMillis > (from ?? 0) && folderMillis <= to,
  );
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of steps) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** What the migrations create, as opposed to what other programs keep in the same database. */
export function schemaNames(migrations: readonly MigrationMeta[] = knownMigrations()): {
  tables: Set<string>;
  functions: Set<string>;
} {
  const text = migrations.flatMap(({ sql: statements }) => statements).join("\n");
  const named = (pattern: RegExp) =>
    new Set(Array.from(text.matchAll(pattern), ([, name]) => name ?? ""));
  return {
    tables: named(/\bcreate (?:unlogged )?table (?:if not exists )?"?(\w+)"?/gi),
    functions: named(/\bcreate (?:or replace )?function "?(\w+)"?/gi),
  };
}
