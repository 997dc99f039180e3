import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrationLock } from "../../src/db/migrate.ts";
import { createDatabase, dropDatabase } from "../_postgres.ts";
import { Run, run } from "../_run.ts";

const address = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
let url: string;
let folder: string;

beforeEach(async () => {
  url = await createDatabase(address);
  folder = mkdtempSync(join(tmpdir(), "atrium-start-"));
});

afterEach(async () => {
  await dropDatabase(address, url);
  rmSync(folder, { recursive: true, force: true });
});

function settings(more: Record<string, string> = {}) {
  return { DATA_DIR: folder, DATABASE_URL: url, ...more };
}

const production = { NODE_ENV: "production", METRICS_TOKEN: "0123456789abcdef" };

async function query<Row>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** The last line of a server in production. */
function lastLine(output: string): { msg: string; level: number; err: unknown } {
  return JSON.parse(output.trim().split("\n").at(-1) ?? "");
}

/** A role that may read and write, and change no table. */
async function createServingRole(): Promise<string> {
  const name = `serving_${new URL(url).pathname.slice(1)}`;
  await query(`create role ${name} login password 'serving'`);
  for (const schema of ["public", "drizzle"]) {
    await query(`grant usage on schema ${schema} to ${name}`);
    await query(
      `grant select, insert, update, delete on all tables in schema ${schema} to ${name}`,
    );
    await query(`grant usage on all sequences in schema ${schema} to ${name}`);
  }
  return name;
}

describe("starting on PostgreSQL", () => {
  test("three servers start at once on an empty database, and one of them fills it", async () => {
    const servers = Array.from({ length: 3 }, () => new Run(["start"], settings()));
    const addresses = await Promise.all(servers.map((server) => server.listening()));
    for (const server of addresses) expect((await fetch(`${server}/readyz`)).status).toBe(200);
    const passwords = servers.filter(({ output }) => output.includes("Its password is in"));
    expect(passwords).toHaveLength(1);
    expect(await query("select username from users")).toEqual([{ username: "admin" }]);
    for (const server of servers) server.kill("SIGTERM");
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  });

  test("what a server repeats waits for the tables, however long another one works on them", async () => {
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query("select pg_advisory_lock($1)", [migrationLock]);
    const server = new Run(["start"], settings());
    const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
    while ((await query(waiting)).length === 0) await wait(50);
    await wait(3000); // the first of it is due after a second
    await other.end();
    await server.listening();
    expect(server.output).not.toMatch(/"level":50|does not exist/);
    server.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });

  test("a role without permissions over tables serves what another one has migrated", async () => {
    const early = await run(["start"], settings({ ...production, MIGRATE: "off" }));
    expect(early.code).toBe(1);
    expect(lastLine(early.output).msg).toContain("Run atrium migrate first.");

    expect(await run(["migrate"], settings())).toMatchObject({ code: 0 });
    const role = await createServingRole();
    try {
      const least = new URL(url);
      least.username = role;
      least.password = "serving";
      const server = new Run(["start"], settings({ DATABASE_URL: least.href, MIGRATE: "off" }));
      expect((await fetch(`${await server.listening()}/readyz`)).status).toBe(200);
      server.kill("SIGTERM");
      expect(await server.ended).toBe(0);
    } finally {
      await query(`drop owned by ${role}`);
      await query(`drop role ${role}`);
    }
  });

  test("a server whose machine's clock is wrong ends nobody's session", async () => {
    const hours = 3 * 3_600_000;
    const wrongClock = `const now = Date.now; Date.now = () => now() + ${hours};
      globalThis.Date = class extends Date { constructor(...of) { super(...(of.length ? of : [now() + ${hours}])); } };`;
    const script = `--import=data:text/javascript,${encodeURIComponent(wrongClock)}`;
    const password = "First-clock-word-1";
    const right = new Run(["start"], settings({ ADMIN_PASSWORD: password }));
    const here = await right.listening();
    const wrong = new Run(["start"], settings({ NODE_OPTIONS: script }));
    const there = await wrong.listening();
    const signIn = async (server: string) => {
      const reply = await fetch(`${server}/rest/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: "admin", password }),
      });
      return ((await reply.json()) as { result: { token: string } }).result.token;
    };
    const tokens = [await signIn(here), await signIn(there)];
    for (const server of [here, there]) {
      for (const authorization of tokens) {
        const reply = await fetch(`${server}/rest/user/current`, { headers: { authorization } });
        expect(reply.status).toBe(200);
      }
    }
    for (const server of [right, wrong]) server.kill("SIGTERM");
    expect(await Promise.all([right.ended, wrong.ended])).toEqual([0, 0]);
  });

  test("refuses tables of a newer version", async () => {
    await run(["migrate"], settings());
    await query("update drizzle.__drizzle_migrations set created_at = created_at + 1");
    const { code, output } = await run(["start"], settings(production));
    expect([code, lastLine(output)]).toMatchObject([
      1,
      { msg: expect.stringContaining("A newer Atrium has changed"), level: 60 },
    ]);
  });

  test("says in one line of the log why it does not start", async () => {
    await query(
      `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`,
    );
    const { code, output } = await run(["start"], settings(production));
    expect([code, output.trim().split("\n").length]).toEqual([1, 1]);
    expect(lastLine(output)).toMatchObject({
      msg: expect.stringContaining("only allows reading"),
      err: { cause: { code: "25006" } },
    });
    const away = await run(["start"], settings({ ...production, PORT: "none" }));
    expect(lastLine(away.output).msg).toContain("PORT must be a number");
  });
});
