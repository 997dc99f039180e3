import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import { signInLimits } from "../../src/db/schema/index.ts";
import { enrol, type Authenticator } from "../_authenticator.ts";
import { migrateAndSeed, testPassword } from "../_database.ts";
import { createDatabase, dropDatabase } from "../_postgres.ts";
import { startTestServer, type TestServer } from "../_server.ts";

/* Two servers on one database, each with a queue of its own for a name's sign-ins. */

const address = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const log = { error() {}, info() {} };
let url: string;
let databases: Database[];
let servers: TestServer[];
let app: Authenticator;
let recoveryCodes: readonly string[];

beforeAll(async () => {
  url = await createDatabase(address);
  const open = () => openPostgres({ url, statementMs: 15_000, log });
  const [one, two] = [await open(), await open()];
  databases = [one, two];
  await migrateAndSeed(one);
  const env = { LIMITS_SCALE: "1000" };
  const first = await startTestServer({ database: one, env });
  servers = [first, await startTestServer({ database: two, env })];
  ({ app, recoveryCodes } = await enrol(first, await first.signIn("admin")));
});
afterAll(async () => {
  for (const server of servers) await server[Symbol.asyncDispose]();
  for (const database of databases) await database.close();
  await dropDatabase(address, url);
});

/** Signs in with the code five times on each server, all at once; returns how often that began a session. */
async function sessionsBegunWith(code: string): Promise<number> {
  const body = { username: "admin", password: testPassword, code };
  const calls = servers.flatMap((server) =>
    Array.from({ length: 5 }, async () => (await server.call("POST /login", { body })).body),
  );
  const replies = await Promise.all(calls);
  await databases[0]?.db.delete(signInLimits);
  const refused = replies.filter(({ success }) => !success);
  expect(new Set(refused.map(({ errorCode }) => errorCode))).toEqual(
    new Set(["SECOND_FACTOR_WRONG"]),
  );
  return replies.length - refused.length;
}

test("a code of the app that is used ten times at once begins one session", async () => {
  expect(await sessionsBegunWith(app.code(1))).toBe(1);
});

test("a recovery code that is used ten times at once begins one session", async () => {
  expect(await sessionsBegunWith(recoveryCodes[0] ?? "")).toBe(1);
});
