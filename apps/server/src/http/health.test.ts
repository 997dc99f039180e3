import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { openTestDatabase } from "../../tests/_database.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server[Symbol.asyncDispose]());

async function ask(path: string, { url } = server): Promise<[number, string]> {
  const response = await fetch(url + path);
  const { message } = (await response.json()) as { message: string };
  return [response.status, message];
}

async function moveMigrations(ms: number): Promise<void> {
  const table = sql`drizzle.__drizzle_migrations`;
  await server.db.execute(sql`update ${table} set created_at = created_at + ${ms}`);
}

describe("healthz and readyz", () => {
  test("answer 200 while the server is well", async () => {
    expect(await ask("/healthz")).toEqual([200, "OK"]);
    expect(await ask("/readyz")).toEqual([200, "OK"]);
  });

  test("readyz answers 503 and healthz 200 while the database does not respond", async () => {
    const database = await openTestDatabase();
    await using other = await startTestServer({ database });
    await database.close();
    expect(await ask("/readyz", other)).toEqual([503, "The database does not respond."]);
    expect(await ask("/healthz", other)).toEqual([200, "OK"]);
  });

  test("readyz answers 503 while the tables are older than the program", async () => {
    await moveMigrations(-1);
    expect(await ask("/readyz")).toEqual([503, "The database's tables are not up to date."]);
    await moveMigrations(1);
  });

  test("readyz answers 200 when the tables are newer than the program, as during an update", async () => {
    await moveMigrations(1);
    expect(await ask("/readyz")).toEqual([200, "OK"]);
    await moveMigrations(-1);
  });
});
