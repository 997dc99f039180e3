import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { endAccessOf } from "../../src/auth/end-access.ts";
import type { Database } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import { queryRows } from "../../src/db/query-rows.ts";
import { accessTokens, users } from "../../src/db/schema/index.ts";
import { testPassword, migrateAndSeed } from "../_database.ts";
import { makeUser, roleId } from "../_people.ts";
import { createDatabase, dropDatabase } from "../_postgres.ts";
import { startTestServer, type TestServer } from "../_server.ts";

/* A call whose session ends while it waits for its account, which whoever ends the access holds. */

const address = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const log = { error() {}, info() {} };
const username = "in.a.hurry";
let url: string;
let database: Database;
let server: TestServer;
let id: string;

beforeAll(async () => {
  url = await createDatabase(address);
  database = await openPostgres({ url, statementMs: 15_000, log });
  await migrateAndSeed(database);
  server = await startTestServer({ database, env: { LIMITS_SCALE: "1000" } });
  const admin = await server.signIn("admin");
  id = await makeUser(server, admin, username, [await roleId(server, "editor")]);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await database.close();
  await dropDatabase(address, url);
});

const newPassword = "a quiet harbour at dawn";
const scopes = ["content:article:page"];

test.each([
  [
    "an access token",
    "POST /api/accessToken",
    () => ({ name: "Export", scopes, expiresAt: server.dateIn(86_400_000) }),
  ],
  ["a password", "PUT /user/updatePwd", () => ({ oldPassword: testPassword, newPassword })],
  ["a profile", "PUT /user/updateOwn", () => ({ name: "Somebody else" })],
])("makes no change any more: %s", async (_name, line, body) => {
  const token = await server.signIn(username);
  const { db } = database;
  const before = await accountAndWaysIn();
  const call = await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, id)).for("update");
    const asked = server.call(line, { token, body: body() });
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000);
    await endAccessOf(tx, id);
    return { asked };
  });
  expect((await call.asked).body.errorCode).toBe("UNAUTHENTICATED");
  expect(await accountAndWaysIn()).toEqual(before);
});

/** How many statements wait for a lock. */
async function waiting(): Promise<number | undefined> {
  const [row] = await queryRows<{ count: number }>(
    database.db,
    sql`select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.count;
}

async function accountAndWaysIn() {
  const { db } = database;
  const [account] = await db
    .select({ name: users.name, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id));
  const tokens = await db.$count(accessTokens, eq(accessTokens.userId, id));
  return { account, tokens };
}
