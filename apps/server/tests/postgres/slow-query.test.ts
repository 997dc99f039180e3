import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import { queryRows } from "../../src/db/query-rows.ts";
import { handlers } from "../../src/modules/index.ts";
import { createDatabase, dropDatabase, serverUrl } from "../_postgres.ts";
import { startTestServer } from "../_server.ts";

const postgres = serverUrl() ?? "";
const log = { error() {}, info() {} };
let url: string;
let database: Database;

beforeAll(async () => {
  url = await createDatabase(postgres, process.env["TEST_DATABASE_TEMPLATE"]);
  database = await openPostgres({ url, statementMs: 500, log });
});

afterAll(async () => {
  await database.close();
  await dropDatabase(postgres, url);
});

test("a query that runs too long is cancelled with an error, and others are served", async () => {
  await using server = await startTestServer({
    database,
    handlers: {
      ...handlers,
      siteTypeTree: async (_input, { db }) => {
        await db.execute(sql`select count(*) from generate_series(1, 1000000000000)`);
        return [];
      },
    },
  });
  const asked = server.call("GET /api/app/other/typeTree");
  const others = await server.call("GET /api/app/other/moreMonthList");
  expect(others.status).toBe(200);
  const { status, headers, body } = await asked;
  expect([status, body.errorCode, body.success]).toEqual([503, "UNAVAILABLE", false]);
  expect(headers.get("retry-after")).toMatch(/^\d+$/);
  expect(JSON.stringify(body)).not.toMatch(/statement|timeout|generate_series/i);
  // The socket times out shortly before the database cancels the query.
  const running = () =>
    queryRows(
      database.db,
      sql`select pid from pg_stat_activity where datname = current_database()
        and state = 'active' and query like '%generate_series%' and pid <> pg_backend_pid()`,
    );
  await expect.poll(running, { timeout: 10_000 }).toEqual([]);
  expect((await server.call("GET /api/app/other/moreMonthList")).status).toBe(200);
});

test("a locked table holds up what needs it for the statement limit, and nothing else for longer", async () => {
  await using server = await startTestServer({ database, env: { TRUST_PROXY: "127.0.0.1" } });
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query("begin; lock table messages");
  const body = { name: "Ann", email: "ann@example.com", content: "Hello" };
  const post = (n: number) =>
    server.call("POST /api/app/other/leaveMessage", {
      body,
      headers: { "x-forwarded-for": `203.0.113.${n}` },
    });
  const posts = Promise.all(Array.from({ length: 30 }, (_, n) => post(n)));
  expect((await server.call("GET /api/app/other/moreMonthList")).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const statuses = new Set((await posts).map(({ status }) => status));
  expect([...statuses]).toEqual([503]);
  await other.end();
  expect((await post(99)).status).toBe(200);
});
