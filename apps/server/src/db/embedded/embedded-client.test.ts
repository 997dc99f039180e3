import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseFault } from "../database-error.ts";
import { EmbeddedClient } from "./embedded-client.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-embedded-"));
const endless = "select count(*) from generate_series(1, 100000000000)";
const overruns: unknown[] = [];
let client: EmbeddedClient;

beforeAll(async () => {
  const log = { info() {}, error: (...details: unknown[]) => overruns.push(details) };
  client = new EmbeddedClient({ folder, image: null, statementMs: 1_500, log });
  await client.query("create table note (id int primary key, text text not null)");
});

afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

async function texts(): Promise<unknown[]> {
  const { rows } = await client.query("select text from note order by id", [], {
    rowMode: "array",
  });
  return rows.flat();
}

describe("the embedded database", () => {
  test("commits a transaction that succeeds and rolls back one that throws", async () => {
    await client.transaction((tx) => tx.query("insert into note values (1, 'kept')"));
    const failing = client.transaction(async (tx) => {
      await tx.query("insert into note values (2, 'dropped')");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await texts()).toEqual(["kept"]);
  });

  test("runs nothing between the queries of a transaction", async () => {
    const order: string[] = [];
    const slow = client.transaction(async (tx) => {
      await tx.query("select pg_sleep(0.05)");
      order.push("transaction");
    });
    const quick = client.query("select 1").then(() => order.push("query"));
    await Promise.all([slow, quick]);
    expect(order).toEqual(["transaction", "query"]);
  });

  test("throws instead of deadlocking when a transaction queries the database itself", async () => {
    const work = client.transaction(() => client.query("select 1"));
    await expect(work).rejects.toThrow("Inside a transaction, use the transaction");
  });

  test("reports PostgreSQL's error codes", async () => {
    await client.query("insert into note values (7, 'once')");
    const again = await client.query("insert into note values (7, 'twice')").catch((e) => e);
    expect(databaseFault(again)).toEqual({ code: "23505", constraint: "note_pkey" });
    await client.query("delete from note where id = 7");
  });

  test("cancels a query that runs too long, fails queued ones, and keeps committed data", async () => {
    const lags: number[] = [];
    let last = performance.now();
    const timer = setInterval(() => {
      lags.push(performance.now() - last - 20);
      last = performance.now();
    }, 20);
    const unavailable = { errorCode: "UNAVAILABLE", status: 503 };
    const slow = client.query(endless);
    const waiting = client.query("select 1");
    await Promise.all([
      expect(slow).rejects.toMatchObject(unavailable),
      expect(waiting).rejects.toMatchObject(unavailable),
    ]);
    clearInterval(timer);
    expect(overruns).toHaveLength(1);
    expect(await texts()).toEqual(["kept"]);
    expect(Math.max(...lags)).toBeLessThan(500);
  });

  test("rolls back a transaction whose query ran too long", async () => {
    const work = client.transaction(async (tx) => {
      await tx.query("insert into note values (3, 'lost')");
      await tx.query(endless);
    });
    await expect(work).rejects.toMatchObject({ errorCode: "UNAVAILABLE" });
    expect(await texts()).toEqual(["kept"]);
  });

  test("can be dumped, also before the first query", async () => {
    const log = { info() {}, error() {} };
    const image = join(folder, "image.tar");
    const fresh = new EmbeddedClient({ folder: null, image: null, statementMs: 1_500, log });
    await fresh.dump(image);
    await fresh.close();
    const copy = new EmbeddedClient({ folder: null, image, statementMs: 1_500, log });
    expect((await copy.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
    await copy.close();
  });
});
