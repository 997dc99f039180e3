import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testPassword } from "../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { users } from "../db/schema/index.ts";
import { readContract } from "../kernel/contract.ts";

const guarded = readContract().operations.filter(({ access }) => access !== "public");
const open = guarded.filter(({ beforePasswordChange }) => beforePasswordChange);
const closed = guarded.filter(({ beforePasswordChange }) => !beforePasswordChange);
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  await server.db
    .update(users)
    .set({ mustChangePassword: true })
    .where(eq(users.username, "admin"));
  token = await server.signIn("admin");
});

afterAll(() => server[Symbol.asyncDispose]());

describe("an account that must change its password", () => {
  test.each(closed)("$id refuses it before validating the call", async ({ method, path }) => {
    const line = `${method} ${path.replaceAll(/\{\w+\}/g, "some-id")}?unknown=1`;
    const { status, body } = await server.call(line, { token });
    expect([status, body.errorCode]).toEqual([403, "PASSWORD_CHANGE_REQUIRED"]);
  });

  test("may change the password and call public operations", async () => {
    expect(open.map(({ id }) => id).toSorted()).toEqual([
      "dictsList",
      "menusCurrentUser",
      "oidcSignOut",
      "sessionLogout",
      "sessionRemoveToken",
      "usersCurrent",
      "usersUpdatePwd",
    ]);
    for (const path of ["/user/current", "/menus/currentUser", "/api/lcdpDict/list"]) {
      expect([path, (await server.call(`GET ${path}`, { token })).status]).toEqual([path, 200]);
    }
    expect((await server.call("GET /api/app/other/typeTree", { token })).status).toBe(200);
    const other = await server.signIn("admin");
    expect((await server.call("GET /logout", { token: other })).status).toBe(200);
  });

  test("may do everything again after the change", async () => {
    const body = { oldPassword: testPassword, newPassword: "a quiet harbour at dawn" };
    expect((await server.call("PUT /user/updatePwd", { token, body })).status).toBe(200);
    expect((await server.call("GET /user/page", { token })).status).toBe(200);
  });
});
