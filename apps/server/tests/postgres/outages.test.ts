import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import pg from "pg";
import type { Database } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import { handlers } from "../../src/modules/index.ts";
import { registerWeb } from "../../src/web/register-web.ts";
import { publish, signInStaff, type StaffClient } from "../_content.ts";
import { createDatabase, dropDatabase, serverUrl } from "../_postgres.ts";
import { startTestServer, type TestServer } from "../_server.ts";
import { HangingProxy } from "../_hanging-proxy.ts";

const postgres = serverUrl() ?? "";
const log = { error() {}, info() {} };
const page = "/article-detail?id=kept";
const metricsToken = "a-token-for-tests-only";
let url: string;
let proxy: HangingProxy;
let database: Database;
let server: TestServer;
let staff: StaffClient;
/** Every page requests the types, so this counts renderings. */
let rendered = 0;

beforeAll(async () => {
  url = await createDatabase(postgres, process.env["TEST_DATABASE_TEMPLATE"]);
  proxy = await HangingProxy.start(url);
  database = await openPostgres({ url: proxy.url, statementMs: 15_000, heartbeatMs: 1000, log });
  server = await startTestServer({
    database,
    env: { WEB_ENTRY: "@atrium/web/ssr", METRICS_TOKEN: metricsToken },
    registerWeb,
    handlers: {
      ...handlers,
      siteTypeTree: async (input, ctx) => {
        rendered += 1;
        return handlers.siteTypeTree(input, ctx);
      },
      // Loses its connection between two statements of a transaction.
      systemHealthGet: (input, ctx) =>
        ctx.db.transaction(async (tx) => {
          await tx.execute("select 1");
          await endConnections();
          await wait(200);
          await tx.execute("select 1");
          return handlers.systemHealthGet(input, ctx);
        }),
    },
  });
  staff = await signInStaff(server);
  await publish(staff, { title: "A page that is kept", slug: "kept" });
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await database.close();
  await proxy[Symbol.asyncDispose]();
  await dropDatabase(postgres, url);
});

beforeEach(() => {
  rendered = 0;
});

async function readiness(search = ""): Promise<[number, unknown]> {
  const response = await fetch(`${server.url}/readyz${search}`);
  const { result } = (await response.json()) as { result: { database: string } | null };
  return [response.status, result?.database ?? null];
}

async function metric(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const name = () => new URL(url).pathname.slice(1);

async function endConnections(): Promise<void> {
  await onServer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name()}'`,
  );
}

/** Whether the database can be written to, for connections that begin from now on. */
async function allowWrites(allowed: boolean): Promise<void> {
  await onServer(
    `alter database ${name()} set default_transaction_read_only = ${allowed ? "off" : "on"}`,
  );
  await endConnections();
  await expect
    .poll(() => readiness(), { timeout: 10_000 })
    .toEqual([200, allowed ? "ok" : "readOnly"]);
}

describe("while the database is away", () => {
  test("kept pages are served as they are, and say so; calls are refused with the reason", async () => {
    const good = await fetch(server.url + page);
    expect([good.status, good.headers.get("cache-status")]).toEqual([200, null]);
    const text = await good.text();
    proxy.refuse();
    await expect.poll(() => metric("atrium_database_responds"), { timeout: 10_000 }).toBe(0);
    server.advance(61_000);
    rendered = 0;
    for (let n = 0; n < 10; n += 1) {
      const stale = await fetch(server.url + page);
      expect([stale.status, await stale.text()]).toEqual([200, text]);
      expect(stale.headers.get("cache-status")).toBe("Atrium; hit; detail=stale-if-error");
      expect(Number(stale.headers.get("age"))).toBeGreaterThan(60);
    }
    expect(rendered).toBe(0);
    expect(await metric("atrium_stale_pages_total")).toBe(10);
    expect(await metric("atrium_database_listening")).toBe(0);
    const call = await server.call("GET /user/current", { token: staff.editor });
    expect([call.status, call.body.errorCode]).toEqual([503, "DATABASE_UNAVAILABLE"]);
    expect(await readiness()).toEqual([503, null]);
    expect(await readiness("?for=pages")).toEqual([200, "away"]);
    // A page that was never made fails at once, without retries.
    const begun = performance.now();
    expect((await fetch(`${server.url}/article-list?tag=never`)).status).toBe(503);
    expect(performance.now() - begun).toBeLessThan(1900);
    proxy.recover();
    await expect.poll(() => readiness(), { timeout: 10_000 }).toEqual([200, "ok"]);
    expect((await fetch(server.url + page)).headers.get("cache-status")).toBeNull();
  });
});

describe("while the database only allows reading", () => {
  test("reads are answered and writes refused with the reason", async () => {
    await allowWrites(false);
    // The session is due to be extended.
    server.advance(61_000);
    expect((await fetch(`${server.url}/article-list`)).status).toBe(200);
    const token = staff.editor;
    expect((await server.call("GET /user/current", { token })).status).toBe(200);
    const writes = [
      await server.call("POST /api/app/other/leaveMessage", {
        body: { name: "A reader", email: "reader@example.com", content: "Is this written?" },
      }),
      await server.call("POST /login", {
        body: { username: "admin", password: "Quiet-harbour-7" },
      }),
    ];
    expect(writes.map(({ status, body }) => [status, body.errorCode])).toEqual([
      [503, "READ_ONLY"],
      [503, "READ_ONLY"],
    ]);
    await allowWrites(true);
    await server.signIn("admin");
  });
});

test("a connection that is lost between two statements is no failure of the server's", async () => {
  const reply = await server.call("GET /api/systemHealth/get", { token: staff.admin });
  expect([reply.status, reply.body.errorCode]).toEqual([503, "DATABASE_UNAVAILABLE"]);
  await expect.poll(() => readiness(), { timeout: 10_000 }).toEqual([200, "ok"]);
});

test("a restart of the database causes no failure but 503", async () => {
  const statuses = new Map<number, number>();
  const until = Date.now() + 1500;
  const visit = async (ask: () => Promise<number>) => {
    while (Date.now() < until) {
      const status = await ask();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const token = staff.editor;
  const visits = [
    visit(
      async () =>
        (
          await fetch(
            `${server.url}/rest/api/app/other/articleList?pageNo=${Math.ceil(Math.random() * 50)}`,
          )
        ).status,
    ),
    visit(async () => (await server.call("GET /user/current", { token })).status),
    visit(
      async () =>
        (await server.call("POST /login", { body: { username: "nobody", password: "wrong" } }))
          .status,
    ),
  ];
  for (let n = 0; n < 3; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await endConnections();
  }
  await Promise.all(visits);
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(0);
});
