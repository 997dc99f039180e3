import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { enrol } from "../../../tests/_authenticator.ts";
import { result } from "../../../tests/_content.ts";
import { testPassword } from "../../../tests/_database.ts";
import { makeRole, makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog, signInLog } from "../../../tests/_log.ts";
import {
  notifications,
  operationLogs,
  recoveryCodes as codeTable,
  roles,
  signInLimits,
  signInLogs,
} from "../../db/schema/index.ts";

const minute = 60_000;
let server: TestServer;
let admin: string;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn("admin");
});
afterAll(() => server[Symbol.asyncDispose]());

/** Rate limits and lock-outs of one test are none of the next one's. */
beforeEach(async () => {
  server.advance(2 * minute);
  await server.db.delete(signInLimits);
});

/** A new person with an editor's role, signed in. */
async function newPerson(): Promise<{ id: string; username: string; token: string }> {
  const username = `person${(count += 1)}`;
  const id = await makeUser(server, admin, username, [await roleId(server, "editor")]);
  return { id, username, token: await server.signIn(username) };
}

/** A new person with a second factor, whose app shows a code that is not used yet. */
async function enrolled() {
  const person = await newPerson();
  const factor = await enrol(server, person.token);
  server.advance(minute);
  return { ...person, ...factor };
}

function login(username: string, code?: string, password = testPassword) {
  const body = { username, password, ...(code !== undefined && { code }) };
  return server.call<"sessionLogin">("POST /login", { body });
}

function tokenEndpoint(username: string, code?: string) {
  const form = new FormData();
  form.set("username", username);
  form.set("password", testPassword);
  if (code !== undefined) form.set("code", code);
  return server.call<"sessionCreateToken">("POST /token", { form });
}

const outcome = async (reply: Promise<{ body: { errorCode?: string | undefined } }>) =>
  (await reply).body.errorCode ?? "done";

const call = (line: string, token: string, body?: object) =>
  outcome(server.call(line, { token, ...(body && { body }) }));

const factorOf = async (token: string) =>
  result(await server.call<"secondFactorGet">("GET /api/secondFactor", { token }));

describe.each([
  ["the token endpoint", tokenEndpoint],
  ["login", login],
])("signing in by %s", (_name, signIn) => {
  test("takes the password and a code, and begins no session without", async () => {
    const { username, app } = await enrolled();
    const reply = await signIn(username);
    expect([reply.status, reply.body.errorCode, reply.body.result]).toEqual([
      400,
      "SECOND_FACTOR_REQUIRED",
      null,
    ]);
    expect(reply.headers.get("set-cookie")).toBeNull();
    expect(await outcome(signIn(username, app.code()))).toBe("done");
  });

  test("refuses a code that was used, and an earlier one", async () => {
    const { username, app } = await enrolled();
    expect(await outcome(signIn(username, app.code()))).toBe("done");
    expect(await outcome(signIn(username, app.code()))).toBe("SECOND_FACTOR_WRONG");
    expect(await outcome(signIn(username, app.code(-1)))).toBe("SECOND_FACTOR_WRONG");
    expect(await outcome(signIn(username, app.code(1)))).toBe("done");
  });

  test("takes each recovery code once", async () => {
    const { username, recoveryCodes } = await enrolled();
    const [first = "", second = ""] = recoveryCodes;
    expect(await outcome(signIn(username, first))).toBe("done");
    expect(await outcome(signIn(username, first))).toBe("SECOND_FACTOR_WRONG");
    expect(await outcome(signIn(username, second.toUpperCase()))).toBe("done");
  });
});

describe("guessing a code", () => {
  test("locks like guessing a password, with it and without", async () => {
    const { username, app } = await enrolled();
    for (let i = 0; i < 4; i += 1) {
      expect(await outcome(login(username, "000000"))).toBe("SECOND_FACTOR_WRONG");
    }
    // The right password alone makes up for nothing.
    expect(await outcome(login(username))).toBe("SECOND_FACTOR_REQUIRED");
    expect(await outcome(login(username, "000000"))).toBe("SECOND_FACTOR_WRONG");
    expect(await outcome(login(username, app.code()))).toBe("ACCOUNT_LOCKED");
  });

  test("says nothing to whoever does not know the password", async () => {
    const { username, app } = await enrolled();
    expect(await outcome(login(username, app.code(), "wrong"))).toBe("BAD_CREDENTIALS");
    expect(await outcome(login(username, app.code()))).toBe("done");
  });

  test("shows in the sign-in log", async () => {
    const { id, username, app } = await enrolled();
    await login(username);
    await login(username, "000000");
    await login(username, app.code());
    const entries = await signInLog(server, eq(signInLogs.userId, id));
    expect(entries.map(({ errorCode, method }) => errorCode ?? method)).toEqual([
      "password",
      "SECOND_FACTOR_REQUIRED",
      "SECOND_FACTOR_WRONG",
      "passwordAndCode",
    ]);
  });
});

describe("setting up", () => {
  test("asks for no code before it is confirmed", async () => {
    const { username, token } = await newPerson();
    await server.call("POST /api/secondFactor/begin", { token });
    expect(await factorOf(token)).toEqual({
      enrolledAt: null,
      recoveryCodesLeft: 0,
      required: false,
    });
    expect(await outcome(login(username))).toBe("done");
    expect(await call("POST /api/secondFactor/confirm", token, { code: "000000" })).toBe(
      "SECOND_FACTOR_WRONG",
    );
    expect(await outcome(login(username))).toBe("done");
  });

  test("returns ten recovery codes, ends the other sessions, and tells the person", async () => {
    const { id, username, token } = await newPerson();
    const elsewhere = await server.signIn(username);
    const { recoveryCodes } = await enrol(server, token);
    expect(recoveryCodes).toHaveLength(10);
    expect(await factorOf(token)).toMatchObject({
      enrolledAt: expect.any(String),
      recoveryCodesLeft: 10,
    });
    expect(await call("GET /user/current", elsewhere)).toBe("UNAUTHENTICATED");
    const told = await server.db.select().from(notifications).where(eq(notifications.userId, id));
    expect(told.map(({ detail }) => detail)).toContain("secondFactorAdded");
  });

  test("keeps no code and no secret where they could be read", async () => {
    const { token } = await newPerson();
    const { recoveryCodes } = await enrol(server, token);
    const stored = await server.db.select().from(codeTable);
    const written = JSON.stringify([stored, await operationLog(server), server.log]);
    for (const code of recoveryCodes) {
      expect(written).not.toContain(code);
      expect(written).not.toContain(code.replaceAll("-", ""));
    }
  });

  test("happens once", async () => {
    const { token } = await enrolled();
    expect(await call("POST /api/secondFactor/begin", token)).toBe("DUPLICATE");
    expect(await call("POST /api/secondFactor/confirm", token, { code: "000000" })).not.toBe(
      "done",
    );
  });

  test("needs to be begun", async () => {
    const { token } = await newPerson();
    for (const step of ["confirm", "disable", "recoveryCodes"]) {
      expect(await call(`POST /api/secondFactor/${step}`, token, { code: "000000" })).toBe(
        "NOT_FOUND",
      );
    }
  });
});

describe("a second factor", () => {
  test("gets new recovery codes for a code; the earlier ones are void", async () => {
    const { username, token, app, recoveryCodes } = await enrolled();
    expect(await call("POST /api/secondFactor/recoveryCodes", token, { code: "000000" })).toBe(
      "SECOND_FACTOR_WRONG",
    );
    const renewed = result(
      await server.call<"secondFactorRecoveryCodes">("POST /api/secondFactor/recoveryCodes", {
        token,
        body: { code: app.code() },
      }),
    );
    const [old = ""] = recoveryCodes;
    const [fresh = ""] = renewed.recoveryCodes;
    expect(await outcome(login(username, old))).toBe("SECOND_FACTOR_WRONG");
    expect(await outcome(login(username, fresh))).toBe("done");
  });

  test("is removed by its owner for a code", async () => {
    const { id, username, token, app } = await enrolled();
    expect(await call("POST /api/secondFactor/disable", token, { code: "000000" })).toBe(
      "SECOND_FACTOR_WRONG",
    );
    expect(await call("POST /api/secondFactor/disable", token, { code: app.code() })).toBe("done");
    expect(await outcome(login(username))).toBe("done");
    expect(await server.db.$count(codeTable, eq(codeTable.userId, id))).toBe(0);
  });

  test("is reset by an administrator, which is logged and ends the sessions", async () => {
    const { id, username, token } = await enrolled();
    const editor = await server.signIn("editor");
    const path = `PUT /user/resetSecondFactor?id=${id}`;
    expect(await call(path, editor)).toBe("FORBIDDEN");
    const user = async () =>
      result(await server.call<"usersGet">(`GET /user/${id}`, { token: admin }));
    expect((await user()).allowedActions).toContain("resetSecondFactor");
    expect(await call(path, admin)).toBe("done");
    expect((await user()).allowedActions).not.toContain("resetSecondFactor");
    expect(await call(path, admin)).toBe("NOT_FOUND");
    expect(await call("GET /user/current", token)).toBe("UNAUTHENTICATED");
    expect(await outcome(login(username))).toBe("done");
    const entries = await operationLog(
      server,
      eq(operationLogs.operationId, "usersResetSecondFactor"),
    );
    expect(entries.find(({ errorCode }) => errorCode === null)).toMatchObject({
      username: "admin",
      targetId: id,
      changes: [{ field: "secondFactor", before: "true", after: "false" }],
    });
  });

  test("of somebody with more permissions is not reset, nor one's own", async () => {
    const helper = await makeRole(server, "helper", ["system:user:resetPwd"]);
    const helperId = await makeUser(server, admin, "helper", [helper]);
    const token = await server.signIn("helper");
    const person = await enrolled();
    const reset = (id: string) => call(`PUT /user/resetSecondFactor?id=${id}`, token);
    expect(await reset(person.id)).toBe("FORBIDDEN");
    expect(await reset(helperId)).toBe("SELF_FORBIDDEN");
  });
});

describe("a role that requires a second factor", () => {
  test("lets its holders do nothing else until they have one", async () => {
    const role = await makeRole(server, "guarded", ["content:article:page"]);
    await makeUser(server, admin, "guarded", [role]);
    const token = await server.signIn("guarded");
    const read = () => call("GET /api/dtArticle/page", token);
    const me = async () =>
      result(await server.call<"usersCurrent">("GET /user/current", { token }));
    expect(await read()).toBe("done");
    const body = { id: role, version: 1, requireSecondFactor: true };
    expect(await call("PUT /roles/update", admin, body)).toBe("done");
    expect(await read()).toBe("SECOND_FACTOR_DUE");
    expect((await me()).mustEnrolSecondFactor).toBe(true);
    expect(await factorOf(token)).toMatchObject({ required: true });
    expect(await call("GET /api/events", token)).toBe("SECOND_FACTOR_DUE");
    const { app } = await enrol(server, token);
    expect(await read()).toBe("done");
    expect((await me()).mustEnrolSecondFactor).toBe(false);
    server.advance(minute);
    expect(await call("POST /api/secondFactor/disable", token, { code: app.code() })).toBe("done");
    expect(await read()).toBe("SECOND_FACTOR_DUE");
    await server.db.update(roles).set({ status: "disabled" }).where(eq(roles.id, role));
    expect((await me()).mustEnrolSecondFactor).toBe(false);
  });
});
