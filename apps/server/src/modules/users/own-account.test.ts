import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testPassword } from "../../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { signInLimits, users } from "../../db/schema/index.ts";

const better = "a quiet harbour at dawn";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server[Symbol.asyncDispose]());

function update(token: string, oldPassword: string, newPassword: string, more = {}) {
  return server.call("PUT /user/updatePwd", {
    token,
    body: { oldPassword, newPassword, ...more },
  });
}

describe("the signed-in user", () => {
  test("gets its roles and permissions", async () => {
    const token = await server.signIn("reviewer");
    const { body } = await server.call<"usersCurrent">("GET /user/current", { token });
    expect(body.result).toMatchObject({
      username: "reviewer",
      roles: ["reviewer"],
      roleNames: ["Reviewer"],
      orgName: "Company",
      counters: { waitToHandle: 0, waitToRead: 0, pendingComments: 0, newMessages: 0 },
    });
    expect(body.result.permissions).toContain("content:article:act");
    expect(body.result.permissions).not.toContain("system:user:update");
  });

  test("has every permission as administrator", async () => {
    const token = await server.signIn("admin");
    const { body } = await server.call<"usersCurrent">("GET /user/current", { token });
    expect(body.result.permissions).toContain("system:user:resetPwd");
    expect(body.result.permissions.length).toBeGreaterThan(90);
  });

  test("counts only what the account may see", async () => {
    const message = { name: "Lin", email: "lin@example.com", content: "Hello" };
    await server.call("POST /api/app/other/leaveMessage", { body: message });
    const counted = async (username: string) => {
      const token = await server.signIn(username);
      const { body } = await server.call<"usersCurrent">("GET /user/current", { token });
      return body.result.counters.newMessages;
    };
    expect([await counted("moderator"), await counted("editor")]).toEqual([1, 0]);
  });
});

describe("one's own password", () => {
  test("changes, ends the other sessions and keeps this one", async () => {
    const token = await server.signIn("editor");
    const other = await server.signIn("editor");
    expect((await update(token, testPassword, better)).status).toBe(200);
    expect((await server.call("GET /user/current", { token })).status).toBe(200);
    expect((await server.call("GET /user/current", { token: other })).status).toBe(401);
    await expect(server.signIn("editor")).rejects.toThrow("cannot sign in");
    await expect(server.signIn("editor", better)).resolves.toBeTruthy();
    const [row] = await server.db.select().from(users).where(eq(users.username, "editor"));
    expect(row).toMatchObject({ version: 2, mustChangePassword: false });
  });

  test.each([
    ["password1", "common"],
    ["publisher-2026", "username"],
    [testPassword, "same"],
  ])("cannot become %s", async (password, code) => {
    const token = await server.signIn("publisher");
    const { status, body } = await update(token, testPassword, password);
    expect(status).toBe(400);
    expect(body.errorCode).toBe("PASSWORD_WEAK");
    expect(body.fieldErrors).toMatchObject([{ field: "newPassword", code }]);
  });

  test("cannot be guessed with a stolen session, which stays signed in", async () => {
    const token = await server.signIn("moderator");
    for (let n = 0; n < 5; n += 1) {
      const wrong = await update(token, "not this one", better);
      expect(wrong.status).toBe(400);
      expect(wrong.body.errorCode).toBe("OLD_PASSWORD_WRONG");
    }
    const locked = await update(token, testPassword, better);
    expect(locked.status).toBe(429);
    expect(locked.body.errorCode).toBe("ACCOUNT_LOCKED");
    expect((await server.call("GET /user/current", { token })).status).toBe(200);
    await server.db.delete(signInLimits);
  });
});

describe("the own profile", () => {
  const change = (token: string, body: object) =>
    server.call("PUT /user/updateOwn", { token, body });
  const current = async (token: string) =>
    (await server.call<"usersCurrent">("GET /user/current", { token })).body.result;

  test("is changed in part, by whoever it is of", async () => {
    const token = await server.signIn("publisher");
    expect((await change(token, { email: "own@example.com", name: " Own Name " })).status).toBe(
      200,
    );
    expect(await current(token)).toMatchObject({ email: "own@example.com", name: "Own Name" });
    expect((await change(token, { mobile: "+31 20 555 0100" })).status).toBe(200);
    expect(await current(token)).toMatchObject({
      email: "own@example.com",
      mobile: "+31 20 555 0100",
    });
  });

  test("takes nobody else's e-mail", async () => {
    const [owner, other] = [await server.signIn("publisher"), await server.signIn("reviewer")];
    await change(owner, { email: "taken@example.com" });
    const refused = await change(other, { email: "Taken@example.com" });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ errorCode: "DUPLICATE" });
  });

  test.each([
    { roleIds: [] },
    { status: "disabled" },
    { username: "root" },
    { orgId: null },
    { mustChangePassword: false },
  ])("changes nothing that administrators decide: %j", async (body) => {
    const token = await server.signIn("reviewer");
    expect((await change(token, body)).status).toBe(400);
  });
});
