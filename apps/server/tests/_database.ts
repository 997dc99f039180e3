import { createHash, randomBytes } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { PasswordHasher } from "../src/auth/password-hasher.ts";
import type { Db } from "../src/db/db.ts";
import { openEmbedded } from "../src/db/embedded/open-embedded.ts";
import type { Database } from "../src/db/open-database.ts";
import { openPostgres } from "../src/db/postgres/open-postgres.ts";
import { createAccount } from "../src/db/seed/create-account.ts";
import { shippedRoles } from "../src/db/seed/roles.ts";
import { seedBase } from "../src/db/seed/seed-base.ts";

/** Password of every account that tests begin with; each is named after its role. */
export const testPassword = "Atrium-demo-1";

const root = join(import.meta.dirname, "..");
const statementMs = 15_000;
const log = { error() {}, info() {} };

/** A migrated database with the base data and one account per role, for one test file alone. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env["TEST_DATABASE_URL"];
  return url === undefined ? openInMemory() : openOnServer(url);
}

async function openInMemory(): Promise<Database> {
  const image = await templateImage();
  return openEmbedded({ folder: null, image, statementMs, log });
}

/** The template is made once for each state of the schema and the seed, and kept between runs. */
async function templateImage(): Promise<string> {
  const folder = join(root, "node_modules/.cache/atrium-test");
  const image = join(folder, `${templateKey()}.tar`);
  if (existsSync(image)) return image;
  mkdirSync(folder, { recursive: true });
  const database = await openEmbedded({ folder: null, image: null, statementMs, log });
  try {
    await database.migrate();
    await seed(database.db);
    // Several workers may make it at once; a rename puts a whole one in place.
    const draft = `${image}.${process.pid}.${randomBytes(4).toString("hex")}`;
    await database.dump(draft);
    renameSync(draft, image);
    return image;
  } finally {
    await database.close();
  }
}

function templateKey(): string {
  const sources = globSync(["src/db/migrations/*.sql", "src/db/seed/*.ts", "tests/_database.ts"], {
    cwd: root,
  });
  const contract = join(root, "../../openapi/dist/openapi.json");
  const hash = createHash("sha256");
  for (const file of sources.toSorted()) hash.update(readFileSync(join(root, file)));
  return hash.update(readFileSync(contract)).digest("hex").slice(0, 16);
}

async function seed(db: Db): Promise<void> {
  const now = new Date();
  const hasher = new PasswordHasher({ queue: 50, waitMs: 10_000 });
  await seedBase(db, now);
  for (const { code, name } of shippedRoles) {
    const account = { username: code, name, roleCode: code, password: testPassword };
    await createAccount(db, { ...account, mustChangePassword: false }, hasher, now);
  }
}

async function openOnServer(serverUrl: string): Promise<Database> {
  const name = `atrium_test_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openPostgres({ url: url.href, statementMs, log });
  await database.migrate();
  await seed(database.db);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
