import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../tests/_database.ts";
import type { Database } from "./database.ts";
import { banners, friendlyLinks } from "./schema/index.ts";
import { stampCreate } from "./stamp.ts";

const stamp = stampCreate({ id: "test", name: "Test" }, new Date());
let database: Database;
let stop: () => Promise<void>;
/** The generation before the write of a test. */
let before: number;

beforeAll(async () => {
  database = await openTestDatabase();
  stop = await database.invalidationBus.listen();
});
afterAll(async () => {
  await stop();
  await database.close();
});
beforeEach(() => {
  before = database.invalidationBus.generation;
});

const link = { name: "Elsewhere", url: "https://example.com", ...stamp };

describe("a change of public data", () => {
  test("is notified before the commit returns, with a transaction or without", async () => {
    await database.db.insert(friendlyLinks).values(link);
    expect(database.invalidationBus.generation).toBeGreaterThan(before);
    await database.db.transaction(async (tx) => {
      await tx.update(friendlyLinks).set({ name: "Nowhere" });
      before = database.invalidationBus.generation;
    });
    expect(database.invalidationBus.generation).toBeGreaterThan(before);
  });

  test("is not notified before the commit, and never after a rollback", async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.delete(friendlyLinks);
      expect(database.invalidationBus.generation).toBe(before);
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    expect(database.invalidationBus.generation).toBe(before);
  });

  test("is notified when a table is truncated", async () => {
    await database.db.execute(sql`truncate ${banners}`);
    expect(database.invalidationBus.generation).toBeGreaterThan(before);
  });
});
