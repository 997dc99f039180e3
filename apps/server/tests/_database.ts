import { createHash, randomBytes } from "node:crypto";
import { existsSync, globSync, linkSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PasswordHasher } from "../src/auth/password-hasher.ts";
import type { EmbeddedOptions } from "../src/db/embedded/embedded-client.ts";
import { openEmbedded } from "../src/db/embedded/open-embedded.ts";
import type { Database } from "../src/db/database.ts";
import type { HashCost } from "../src/kernel/config/limits.ts";
import { openPostgres } from "../src/db/postgres/open-postgres.ts";
import { createAccount } from "../src/seed/create-account.ts";
import { shippedRoles } from "../src/seed/roles.ts";
import { seedBase } from "../src/seed/seed-base.ts";
import { createDatabase, dropDatabase, serverUrl } from "./_postgres.ts";
import { dropEverything, keepSeeds, resetDatabase } from "./_reset-database.ts";
import { DatabasePool } from "./_shared-database.ts";

/** Password of the accounts that every test has, each named after its role. */
export const testPassword = "Quiet-harbour-7";

/** The accounts of tests sign in thousands of times: a tenth of a run's processor time at the cost of real ones. */
export const leastHashCost: HashCost = { memoryCost: 8, timeCost: 1 };

const root = join(import.meta.dirname, "..");
const statementMs = 15_000;
const log = { error() {}, info() {} };

/**
 * A migrated database with the base data and one account per role, for one test file alone. The files of a worker share
 * the embedded one, one after the other, and reset it in between.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = serverUrl();
  return server === null ? openInMemory() : openOnServer(server);
}

/** Like `openTestDatabase`, but embedded even when the tests use PostgreSQL. */
export async function openInMemory(): Promise<Database> {
  if (!isWorker) return openUnshared();
  seededPool ??= new DatabasePool(inMemory(await seededImage()), resetDatabase);
  return seededPool.borrow();
}

/** Like `openInMemory`, but nothing has used it before. */
export async function openUnshared(): Promise<Database> {
  return openEmbedded(inMemory(await seededImage()));
}

/** A database without tables. */
export async function openEmptyDatabase(): Promise<Database> {
  const server = serverUrl();
  return server === null ? openEmptyInMemory() : connectToNew(server);
}

/** A database without tables, embedded even when the tests use PostgreSQL. */
export async function openEmptyInMemory(): Promise<Database> {
  const image = await imageOf("empty", async () => {});
  if (!isWorker) return openEmbedded(inMemory(image));
  emptyPool ??= new DatabasePool(inMemory(image), dropEverything);
  return emptyPool.borrow();
}

/** Elsewhere nothing ends the thread of a database that is lent once more. */
const isWorker = process.env["VITEST_POOL_ID"] !== undefined;

let seededPool: DatabasePool | undefined;
let emptyPool: DatabasePool | undefined;

function inMemory(image: string): EmbeddedOptions {
  return { folder: null, image, statementMs, log };
}

let seeded: Promise<string> | null = null;

function seededImage(): Promise<string> {
  return (seeded ??= imageOf(templateKey(), async (database) => {
    await migrateAndSeed(database);
    await keepSeeds(database.db);
  }));
}

/** Several workers may create an image at once: the first complete one stays, so that all have the same ids. */
function publishImage(draft: string, image: string): void {
  try {
    linkSync(draft, image);
  } catch (error) {
    if (!existsSync(image)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** Images are cached by key between runs: creating a database takes many times longer. */
async function imageOf(key: string, fill: (database: Database) => Promise<void>): Promise<string> {
  const folder = join(root, "node_modules/.cache/atrium-test");
  const image = join(folder, `${key}.tar`);
  if (existsSync(image)) return image;
  mkdirSync(folder, { recursive: true });
  const database = await openEmbedded({ folder: null, image: null, statementMs, log });
  try {
    await fill(database);
    const draft = `${image}.${process.pid}.${randomBytes(4).toString("hex")}`;
    await database.dump(draft);
    publishImage(draft, image);
    return image;
  } finally {
    await database.close();
  }
}

/** A hash of everything that the seeded database depends on. */
function templateKey(): string {
  const sources = globSync(
    ["src/db/migrations/*.sql", "src/seed/*.ts", "tests/_{database,reset-database}.ts"],
    {
      cwd: root,
    },
  );
  const contract = join(root, "../../openapi/dist/openapi.json");
  const hash = createHash("sha256");
  for (const file of sources.toSorted()) hash.update(readFileSync(join(root, file)));
  return hash.update(readFileSync(contract)).digest("hex").slice(0, 16);
}

/** Migrates an empty database and adds the base data and one account per role. */
export async function migrateAndSeed({ db, migrate }: Database): Promise<void> {
  await migrate();
  const now = new Date();
  const hasher = new PasswordHasher({ queue: 1, waitMs: 5_000, cost: leastHashCost });
  await seedBase(db, now);
  for (const { code, name } of shippedRoles) {
    const account = { username: code, name, roleCode: code, password: testPassword };
    await createAccount(db, { ...account, mustChangePassword: false }, hasher, now);
  }
}

async function openOnServer(server: string): Promise<Database> {
  // The whole run copies one seeded database, if its set-up has created one.
  const template = process.env["TEST_DATABASE_TEMPLATE"];
  const database = await connectToNew(server, template);
  if (template === undefined) await migrateAndSeed(database);
  return database;
}

/** Creates a database on a server, which is dropped on close. */
async function connectToNew(server: string, template?: string): Promise<Database> {
  const url = await createDatabase(server, template);
  const database = await openPostgres({ url, statementMs, log });
  return {
    ...database,
    async close() {
      await database.close();
      await dropDatabase(server, url);
    },
  };
}
