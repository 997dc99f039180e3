import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { openTestDatabase } from "../../tests/_database.ts";
import type { Database } from "../db/open-database.ts";

let database: Database;
let server: TestServer;

beforeEach(async () => {
  database = await openTestDatabase();
  server = await startTestServer({ database });
});

afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await database.close();
});

/** Status and message of an answer. */
async function ask(path: string): Promise<[number, string]> {
  const response = await fetch(server.url + path);
  const { message } = (await response.json()) as { message: string };
  return [response.status, message];
}

describe("healthz and readyz", () => {
  test("a server that is well lives and is ready", async () => {
    expect(await ask("/healthz")).toEqual([200, "OK"]);
    expect(await ask("/readyz")).toEqual([200, "OK"]);
  });

  test("a silent database makes it unready and is no reason to restart it", async () => {
    await database.close();
    expect(await ask("/readyz")).toEqual([503, "The database does not answer."]);
    expect(await ask("/healthz")).toEqual([200, "OK"]);
    database = await openTestDatabase();
  });

  test("tables older than the program make it unready", async () => {
    await server.db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`,
    );
    expect(await ask("/readyz")).toEqual([503, "The database's tables are not up to date."]);
  });

  test("tables newer than the program, as during an update, are fine", async () => {
    await server.db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`,
    );
    expect(await ask("/readyz")).toEqual([200, "OK"]);
  });
});
