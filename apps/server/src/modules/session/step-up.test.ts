import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { enrol } from "../../../tests/_authenticator.ts";
import { testPassword } from "../../../tests/_database.ts";
import { makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { signInLimits } from "../../db/schema/index.ts";
import { readContract } from "../../kernel/contract.ts";

const minute = 60_000;
let server: TestServer;
let admin: string;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ limits: { stepUpMs: 10 * minute } });
});
beforeEach(async () => {
  await server.db.delete(signInLimits);
  admin = await server.signIn("admin");
});
afterAll(() => server[Symbol.asyncDispose]());

async function outcome(line: string, token: string, body?: object): Promise<string> {
  const reply = await server.call(line, { token, ...(body && { body }) });
  return reply.body.errorCode ?? "done";
}

const confirm = (token: string, body: object = { password: testPassword }) =>
  outcome("POST /api/stepUp", token, body);

/** Adds a permission, which takes a step-up. */
const addPermission = (token: string) => {
  const code = `test:stepUp:add${(count += 1)}`;
  return outcome("POST /auth/add", token, { code, name: "Added", action: "add" });
};

/** An administrator with a second factor, signed in. */
async function enrolledAdmin() {
  const username = `keeper${(count += 1)}`;
  await makeUser(server, admin, username, [await roleId(server, "admin")]);
  const token = await server.signIn(username);
  const { app } = await enrol(server, token);
  return { token, app };
}

describe("a session that nobody confirmed for ten minutes", () => {
  const operations = readContract().operations.filter(({ stepUp }) => stepUp);

  test.each(operations.map(({ id, method, path }) => [id, `${method} ${path}`] as const))(
    "is refused by %s",
    async (_id, line) => {
      server.advance(10 * minute + 1);
      const body = line.startsWith("DELETE") ? undefined : {};
      expect(await outcome(line.replace("{id}", "some-id"), admin, body)).toBe("STEP_UP_REQUIRED");
    },
  );

  test("still reads, and writes what is no such risk", async () => {
    server.advance(60 * minute);
    expect(await outcome("GET /user/page", admin)).toBe("done");
    const link = { title: "Tides", url: "/index" };
    expect(await outcome("POST /api/dtQuickLink/save", admin, link)).toBe("done");
  });

  test("restores what it may delete, but no account", async () => {
    const link = await server.call<"quickLinksSave">("POST /api/dtQuickLink/save", {
      token: admin,
      body: { title: "Ebb", url: "/index" },
    });
    const role = await server.call<"rolesCreate">("POST /roles/create", {
      token: admin,
      body: { name: "Pilot", code: "pilot" },
    });
    const [linkId, roleOfTrash] = [link.body.result.id, role.body.result.id];
    await outcome(`DELETE /api/dtQuickLink/delete/${linkId}?version=1`, admin);
    await outcome(`DELETE /roles/delete/${roleOfTrash}?version=1`, admin);
    server.advance(11 * minute);
    const restore = (...ids: string[]) => outcome("POST /api/trash/restore", admin, { ids });
    expect(await restore(linkId, roleOfTrash)).toBe("STEP_UP_REQUIRED");
    expect(await restore(linkId)).toBe("done");
    expect(await confirm(admin)).toBe("done");
    expect(await restore(roleOfTrash)).toBe("done");
  });

  test("sets the status of many messages, but deletes none", async () => {
    const batch = (action: string) =>
      outcome("POST /api/dtMessage/batch", admin, {
        records: [{ id: "some-id", version: 1 }],
        action,
      });
    server.advance(11 * minute);
    expect(await batch("spam")).toBe("done");
    expect(await batch("delete")).toBe("STEP_UP_REQUIRED");
    expect(await confirm(admin)).toBe("done");
    expect(await batch("delete")).toBe("done");
  });

  test("learns first that it has no permission", async () => {
    const username = `writer${(count += 1)}`;
    await makeUser(server, admin, username, [await roleId(server, "editor")]);
    const writer = await server.signIn(username);
    server.advance(60 * minute);
    expect(await addPermission(writer)).toBe("FORBIDDEN");
  });
});

describe("a step-up", () => {
  test("lasts ten minutes, like signing in", async () => {
    expect(await addPermission(admin)).toBe("done");
    server.advance(10 * minute + 1);
    expect(await addPermission(admin)).toBe("STEP_UP_REQUIRED");
    expect(await confirm(admin)).toBe("done");
    server.advance(9 * minute);
    expect(await addPermission(admin)).toBe("done");
    server.advance(minute + 1);
    expect(await addPermission(admin)).toBe("STEP_UP_REQUIRED");
  });

  test("is of one session: another one of the same person is confirmed apart", async () => {
    const other = await server.signIn("admin");
    server.advance(11 * minute);
    expect(await confirm(admin)).toBe("done");
    expect(await addPermission(other)).toBe("STEP_UP_REQUIRED");
  });

  test("takes the password, whose wrong tries count", async () => {
    server.advance(11 * minute);
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await confirm(admin, { password: "not this one" })).toBe("BAD_CREDENTIALS");
    }
    expect(await confirm(admin)).toBe("ACCOUNT_LOCKED");
    expect(await addPermission(admin)).toBe("STEP_UP_REQUIRED");
  });

  test("takes a code as well where there is a second factor", async () => {
    const { token, app } = await enrolledAdmin();
    server.advance(11 * minute);
    expect(await confirm(token)).toBe("SECOND_FACTOR_REQUIRED");
    expect(await addPermission(token)).toBe("STEP_UP_REQUIRED");
    expect(await confirm(token, { password: testPassword, code: app.code() })).toBe("done");
    expect(await addPermission(token)).toBe("done");
  });

  test("counts wrong codes, though the password is right", async () => {
    const { token, app } = await enrolledAdmin();
    server.advance(11 * minute);
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await confirm(token, { password: testPassword, code: "000000" })).toBe(
        "SECOND_FACTOR_WRONG",
      );
    }
    const right = { password: testPassword, code: app.code() };
    expect(await confirm(token, right)).toBe("ACCOUNT_LOCKED");
  });

  test("is in the operation log, without what was typed", async () => {
    const reply = await server.call("POST /api/stepUp", {
      token: admin,
      body: { password: testPassword },
    });
    const path = `GET /api/operationLog/page?requestId=${reply.body.requestId}`;
    const page = await server.call<"operationLogsPage">(path, { token: admin });
    expect(page.body.result.records).toMatchObject([
      { operationId: "sessionStepUp", username: "admin", targetName: "Administrator" },
    ]);
    expect(JSON.stringify(page.body)).not.toContain(testPassword);
  });
});

test("another e-mail address of one's own takes one, the rest of the profile none", async () => {
  const username = `keeper${(count += 1)}`;
  await makeUser(server, admin, username, [await roleId(server, "editor")]);
  const token = await server.signIn(username);
  server.advance(11 * minute);
  const change = (body: object) => outcome("PUT /user/updateOwn", token, body);
  expect(await change({ name: "Another Name", email: null })).toBe("done");
  const email = `${username}@example.com`;
  expect(await change({ email })).toBe("STEP_UP_REQUIRED");
  expect(await confirm(token)).toBe("done");
  expect(await change({ email })).toBe("done");
  server.advance(11 * minute);
  expect(await change({ email, name: "A Third Name" })).toBe("done");
});
