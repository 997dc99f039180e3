import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEmptyDatabase, migrateAndSeed } from "../../tests/_database.ts";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migration-history.ts";
import { signInLogs } from "./schema/index.ts";

const file = join(migrationsFolder(), "0013_forget_typed_names.sql");

let database: Database;
beforeEach(async () => {
  database = await openEmptyDatabase();
  await migrateAndSeed(database);
});
afterEach(() => database.close());

test("names that no account has go from the sign-in log of an older site; the log stays append-only", async () => {
  const { db } = database;
  const attempt = {
    createdAt: new Date(),
    event: "signIn" as const,
    errorCode: "BAD_CREDENTIALS",
    address: "192.0.2.1",
    userAgent: "",
    requestId: "",
  };
  await db.insert(signInLogs).values([
    { ...attempt, username: "my-secret-password" },
    { ...attempt, username: "editor" },
    { ...attempt, username: "deleted.since", userId: "an-old-id" },
  ]);
  for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint")) {
    await db.execute(sql.raw(statement));
  }
  const names = (await db.select().from(signInLogs)).map(({ username }) => username);
  expect(names.toSorted()).toEqual(["(unknown)", "deleted.since", "editor"]);
  const change = db.execute(sql`update sign_in_logs set username = 'x'`);
  await expect(change).rejects.toMatchObject({ cause: { message: /append-only/ } });
});
