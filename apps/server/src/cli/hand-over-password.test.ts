import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../tests/_database.ts";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema/index.ts";
import { deleteUsedPasswords, handOverPassword } from "./hand-over-password.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atrium-passwords-"));
const secret = { username: "editor", password: "kFh2p-9xYrw-Tb4Lm-Qz7Nd" };
const file = join(dataDir, "password-of-editor.txt");
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a generated password is shown on a terminal alone", async () => {
  const { sentence } = await handOverPassword(secret, dataDir, true);
  expect(sentence).toContain(secret.password);
  expect(existsSync(file)).toBe(false);
});

test("elsewhere it is in a file of its owner, never in what is said", async () => {
  const { sentence, keep } = await handOverPassword(secret, dataDir, false);
  await keep();
  expect(sentence).toContain(file);
  expect(sentence).not.toContain(secret.password);
  expect(readFileSync(file, "utf8")).toBe(`${secret.password}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("the file of an account of that name stays when another could not be created", async () => {
  const { takeBack } = await handOverPassword({ ...secret, password: "another" }, dataDir, false);
  await takeBack();
  expect(readFileSync(file, "utf8")).toBe(`${secret.password}\n`);
  expect(readdirSync(dataDir)).toEqual(["password-of-editor.txt"]);
});

test("the file goes when the password has been changed, or the account is gone", async () => {
  const { db } = database;
  const waiting = (mustChangePassword: boolean) =>
    db.update(users).set({ mustChangePassword }).where(eq(users.username, "editor"));
  const gone = await handOverPassword({ ...secret, username: "gone" }, dataDir, false);
  await gone.keep();
  await waiting(true);
  await deleteUsedPasswords(db, dataDir);
  expect(existsSync(file)).toBe(true);
  expect(existsSync(join(dataDir, "password-of-gone.txt"))).toBe(false);
  await waiting(false);
  await deleteUsedPasswords(db, dataDir);
  expect(existsSync(file)).toBe(false);
});
