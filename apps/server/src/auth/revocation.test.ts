import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { result } from "../../tests/_content.ts";
import { makeRole, makeUser, roleId } from "../../tests/_people.ts";
import { testPassword } from "../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { roles, sessions } from "../db/schema/index.ts";

let server: TestServer;
let admin: string;
let editorRole: string;
let count = 0;
let id: string;
let username: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  admin = await server.signIn("admin");
  editorRole = await roleId(server, "editor");
});

afterAll(() => server[Symbol.asyncDispose]());

beforeEach(async () => {
  count += 1;
  username = `person.${count}`;
  id = await makeUser(server, admin, username, [editorRole]);
  token = await server.signIn(username);
});

async function update(fields: Record<string, unknown>): Promise<void> {
  const { version } = result(await server.call<"usersGet">(`GET /user/${id}`, { token: admin }));
  const body = { id, version, ...fields };
  result(await server.call("PUT /user/update", { token: admin, body }));
}

async function reset(): Promise<string> {
  const reply = await server.call<"usersResetPwd">(`PUT /user/resetPwd?id=${id}`, { token: admin });
  return result(reply).temporaryPassword;
}

async function statusOf(line = "GET /user/current"): Promise<number> {
  return (await server.call(line, { token })).status;
}

describe("the next call refuses a session", () => {
  test("when its account is disabled, and still after it is enabled again", async () => {
    await update({ status: "disabled" });
    expect(await statusOf()).toBe(401);
    await update({ status: "active" });
    expect(await statusOf()).toBe(401);
    await expect(server.signIn(username)).resolves.toBeTruthy();
  });

  test("when its password is reset; only the temporary one signs in then", async () => {
    const temporary = await reset();
    expect(await statusOf()).toBe(401);
    await expect(server.signIn(username)).rejects.toThrow("cannot sign in");
    await expect(server.signIn(username, temporary)).resolves.toBeTruthy();
  });

  test("when its account is deleted", async () => {
    result(await server.call(`DELETE /user/${id}`, { token: admin }));
    expect(await statusOf()).toBe(401);
  });
});

describe("the next call lacks a permission", () => {
  const line = "GET /api/dtArticle/page";

  test("when the account loses the role", async () => {
    expect(await statusOf(line)).toBe(200);
    await update({ roleIds: [await roleId(server, "moderator")] });
    result(await server.call(line, { token }));
    await update({ roleIds: [await makeRole(server, `empty${count}`, [])] });
    expect([await statusOf(line), await statusOf()]).toEqual([403, 200]);
  });

  test("when the role is disabled", async () => {
    const { id: role, version } = await roleOf("content:article:page");
    expect(await statusOf(line)).toBe(200);
    const body = { id: role, version, status: "disabled" };
    result(await server.call("PUT /roles/update", { token: admin, body }));
    expect(await statusOf(line)).toBe(403);
  });

  test("when the role loses the permission", async () => {
    const { id: role, version } = await roleOf("content:article:page");
    expect(await statusOf(line)).toBe(200);
    const body = { roleId: role, version, authIds: [] };
    result(await server.call("PUT /roles/auth/update", { token: admin, body }));
    expect(await statusOf(line)).toBe(403);
  });

  async function roleOf(permission: string) {
    const role = await makeRole(server, `role${count}`, [permission]);
    await update({ roleIds: [role] });
    const [row] = await server.db.select().from(roles).where(eq(roles.id, role));
    return { id: role, version: row?.version ?? 0 };
  }
});

describe("no session outlives what ends the others", () => {
  const tryToSignIn = () =>
    server.call("POST /login", { body: { username, password: testPassword } });

  test.each(["disabled", "reset", "deleted"])(
    "a session ends when the account is %s while twenty sign in",
    async (how) => {
      const attempts = Array.from({ length: 20 }, tryToSignIn);
      // Some of them are now between the password check and the start of their session.
      await attempts[2];
      if (how === "disabled") await update({ status: "disabled" });
      else if (how === "reset") await reset();
      else result(await server.call(`DELETE /user/${id}`, { token: admin }));
      const replies = await Promise.all(attempts);
      expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
      expect(replies.at(-1)?.status).toBe(400);
      expect(await server.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    },
  );

  test("a password reset wins over the owner's simultaneous change", async () => {
    const newPassword = "a quiet harbour at dawn";
    const body = { oldPassword: testPassword, newPassword };
    const changing = server.call("PUT /user/updatePwd", { token, body });
    const temporary = await reset();
    const { status } = await changing;
    // Whichever came first, the reset is final.
    expect([200, 400, 401]).toContain(status);
    await expect(server.signIn(username, newPassword)).rejects.toThrow("cannot sign in");
    await expect(server.signIn(username, temporary)).resolves.toBeTruthy();
  });
});
