import { Socket } from "node:net";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../src/db/db.ts";
import { sendTogether } from "../../src/db/postgres/send-together.ts";
import { createDatabase, dropDatabase, serverUrl } from "../_postgres.ts";

const postgres = serverUrl() ?? "";
let writes = 0;
let url: string;
let pool: pg.Pool;
let db: Db;

class CountingSocket extends Socket {
  override _write(...args: Parameters<Socket["_write"]>): void {
    writes += 1;
    super._write(...args);
  }

  override _writev(...args: Parameters<NonNullable<Socket["_writev"]>>): void {
    writes += 1;
    super._writev?.(...args);
  }
}

beforeEach(async () => {
  url = await createDatabase(postgres);
  pool = new pg.Pool({
    connectionString: url,
    max: 1,
    pipeline: true,
    stream: () => new CountingSocket(),
  });
  pool.on("connect", sendTogether);
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", () => {});
  db = drizzle({ client: pool });
  await db.execute("create table numbers (number int primary key)");
});

afterEach(async () => {
  await pool.end();
  await dropDatabase(postgres, url);
});

async function numbers(): Promise<unknown[]> {
  const { rows } = await pool.query("select number from numbers order by number");
  return rows.map(({ number }) => number);
}

test("what is asked for together is one write, and so are a begin and what follows it", async () => {
  writes = 0;
  await db.transaction(async (tx) => {
    await tx.execute("insert into numbers values (1)");
    await Promise.all([
      tx.execute("insert into numbers values (2)"),
      tx.execute("insert into numbers values (3)"),
      tx.execute("insert into numbers values (4)"),
    ]);
  });
  // The third is the commit.
  expect(writes).toBe(3);
  expect(await numbers()).toEqual([1, 2, 3, 4]);
});

test("of statements that are asked for together, each sees what those before it did", async () => {
  const [, counted] = await db.transaction((tx) =>
    Promise.all([
      tx.execute("insert into numbers values (1)"),
      tx.execute("select count(*)::int as count from numbers"),
    ]),
  );
  expect(counted).toMatchObject({ rows: [{ count: 1 }] });
});

test("nothing stays of a transaction of which one statement fails, and the connection can be used again", async () => {
  const writing = db.transaction((tx) =>
    Promise.all([
      tx.execute("insert into numbers values (1)"),
      tx.execute("insert into numbers values (1)"),
      tx.execute("insert into numbers values (2)"),
    ]),
  );
  await expect(writing).rejects.toThrow("Failed query");
  expect(await numbers()).toEqual([]);
});

test("a transaction fails whose connection was lost before it began, and its statements have no effect", async () => {
  const client = await pool.connect();
  const { rows } = await client.query("select pg_backend_pid() as pid");
  client.release();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const [, writing] = await Promise.allSettled([
    other.query("select pg_terminate_backend($1)", [rows[0].pid]),
    db.transaction((tx) => tx.execute("insert into numbers values (1)")),
  ]);
  await other.end();
  // The connection may outlive the transaction by a moment, but never half of it.
  expect(await numbers()).toEqual(writing.status === "fulfilled" ? [1] : []);
});
