import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { openPostgres } from "../../src/db/postgres/open-postgres.ts";
import { createDatabase, dropDatabase, serverUrl } from "../_postgres.ts";

const postgres = serverUrl() ?? "";

test("idle connections are closed before their timeout counts as a failure", async () => {
  const url = await createDatabase(postgres);
  const errors: unknown[] = [];
  const log = { error: (facts: unknown) => void errors.push(facts), info() {} };
  const database = await openPostgres({ url, statementMs: 500, log });
  try {
    await database.db.execute("select 1");
    expect(database.load().connections).toBe(1);
    await expect.poll(() => database.load().connections, { timeout: 6000 }).toBe(0);
    // Longer than the socket timeout.
    await wait(3000);
    expect(errors).toEqual([]);
    await database.db.execute("select 1");
  } finally {
    await database.close();
    await dropDatabase(postgres, url);
  }
});
