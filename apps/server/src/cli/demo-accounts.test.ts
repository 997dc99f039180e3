import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { PasswordHasher } from "../auth/password-hasher.ts";
import { publishedPassword } from "../auth/published-password.ts";
import { users } from "../db/schema/index.ts";
import { disableDemoAccounts, enableDemoAccounts } from "./demo-accounts.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const hasher = new PasswordHasher({ queue: 1, waitMs: 5_000 });
  const passwordHash = await hasher.hash(publishedPassword);
  await server.db
    .update(users)
    .set({ passwordHash })
    .where(inArray(users.username, ["editor", "reviewer"]));
  await server.db.update(users).set({ username: "renamed" }).where(eq(users.username, "reviewer"));
});

afterAll(() => server[Symbol.asyncDispose]());

async function statusOf(username: string): Promise<string | undefined> {
  const [user] = await server.db.select().from(users).where(eq(users.username, username));
  return user?.status;
}

function login(username: string, password: string) {
  return server.call("POST /login", { body: { username, password } });
}

test("the published password signs nobody in, even before its account is disabled", async () => {
  expect((await login("editor", publishedPassword)).body.errorCode).toBe("ACCOUNT_DISABLED");
  expect((await login("admin", publishedPassword)).body.errorCode).toBe("BAD_CREDENTIALS");
});

test("accounts with the published password are disabled, whatever their name is now", async () => {
  expect(await disableDemoAccounts(server.db)).toEqual(["editor", "renamed"]);
  expect([await statusOf("editor"), await statusOf("renamed")]).toEqual(["disabled", "disabled"]);
  expect(await statusOf("admin")).toBe("active");
  expect(await disableDemoAccounts(server.db)).toEqual([]);
});

test("a start as the demo site enables them again, but not what somebody else has disabled", async () => {
  await server.db
    .update(users)
    .set({ status: "disabled", updatedBy: "somebody" })
    .where(eq(users.username, "auditor"));
  await enableDemoAccounts(server.db);
  expect(await statusOf("editor")).toBe("active");
  expect(await statusOf("auditor")).toBe("disabled");
});

test("ends the sessions of accounts that it disables", async () => {
  const token = await server.signIn("publisher");
  const hasher = new PasswordHasher({ queue: 1, waitMs: 5_000 });
  const passwordHash = await hasher.hash(publishedPassword);
  await server.db.update(users).set({ passwordHash }).where(eq(users.username, "publisher"));
  expect(await disableDemoAccounts(server.db)).toContain("publisher");
  expect((await server.call("GET /user/current", { token })).status).toBe(401);
});
