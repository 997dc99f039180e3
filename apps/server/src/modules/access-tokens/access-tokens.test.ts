import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { act, get, result, signInStaff, write, type StaffClient } from "../../../tests/_content.ts";
import { makeRole, makeUser, userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { accessTokens, operationLogs, permissions, userRoles } from "../../db/schema/index.ts";
import { permissionsNotHeld, rolesAbove } from "../../auth/privilege-check.ts";
import type { SignedInUser } from "../../auth/signed-in-user.ts";
import { readContract } from "../../kernel/contract.ts";
import { MAX_ACCESS_TOKENS } from "./write-access-tokens.ts";

const nobody: Omit<SignedInUser, "id" | "permissions" | "credential"> = {
  username: "admin",
  name: "Admin",
  orgId: null,
  roles: [],
  workgroupIds: [],
  mustChangePassword: false,
  mustEnrolSecondFactor: false,
};
const dayMs = 24 * 3_600_000;
let server: TestServer;
let staff: StaffClient;
let auditor: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  auditor = await server.signIn("auditor");
});
afterAll(() => server[Symbol.asyncDispose]());

function body(scopes: readonly string[], more: object = {}) {
  return { name: "Export", scopes, expiresAt: server.dateIn(dayMs), ...more };
}

async function create(session: string, scopes: readonly string[], more: object = {}) {
  return result(
    await server.call<"accessTokensSave">("POST /api/accessToken", {
      token: session,
      body: body(scopes, more),
    }),
  );
}

/** The one token of the tests that refuse whichever it is: an account may not have as many as there are tests. */
let sharedToken: string | undefined;
const anyToken = async () =>
  (sharedToken ??= (await create(staff.admin, ["system:role:page"])).token);

const listed = async (session: string) =>
  result(await server.call<"accessTokensPage">("GET /api/accessToken", { token: session })).records;

const codeOf = async (line: string, token: string, body?: object) =>
  (await server.call(line, { token, ...(body && { body }) })).body.errorCode ?? "done";

const pageRoles = "GET /roles/page";

describe("a personal access token", () => {
  test("calls in its account's name with its scopes, and nothing more", async () => {
    const { token } = await create(staff.admin, ["system:role:page"]);
    expect(token).toMatch(/^atrium_pat_[A-Za-z0-9_-]{43}$/);
    expect(await codeOf(pageRoles, token)).toBe("done");
    expect(await codeOf(pageRoles, `Bearer ${token}`)).toBe("done");
    expect(await codeOf("GET /user/page", token)).toBe("FORBIDDEN");
    const me = result(await server.call<"usersCurrent">("GET /user/current", { token }));
    expect(me).toMatchObject({ username: "admin", roles: [], permissions: ["system:role:page"] });
  });

  test.each([
    ["articlesWaitMeToHandleTasks", "content:article:act"],
    ["articleTypesWaitMeToHandleTasks", "content:articleType:act"],
    ["homePagesWaitMeToHandleTasks", "content:homePage:act"],
  ])("reads tasks with their scope alone: %s", async (id, scope) => {
    const { path } = readContract().operations.find((one) => one.id === id) ?? {};
    const without = await anyToken();
    const username = scope.replaceAll(":", ".").toLowerCase();
    const { token } = await create(staff.admin, [scope]);
    expect(await codeOf(`GET ${path}`, without)).toBe("FORBIDDEN");
    expect(await codeOf(`GET ${path}`, token)).toBe("done");
    await makeUser(server, staff.admin, username, [await makeRole(server, username, [])]);
    expect(await codeOf(`GET ${path}`, await server.signIn(username))).toBe("done");
  });

  test("is stored as a hash and returned once", async () => {
    const { id, token } = await create(staff.editor, ["content:article:page"]);
    const [row] = await server.db.select().from(accessTokens).where(eq(accessTokens.id, id));
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(await listed(staff.editor))).not.toContain(token);
    const log = await operationLog(server);
    expect(JSON.stringify([log, server.log])).not.toContain(token);
  });

  test("loses a permission that its account loses, at once", async () => {
    const role = await makeRole(server, "exporter", ["content:article:page"]);
    const person = await makeUser(server, staff.admin, "exporter", [role]);
    const { token } = await create(await server.signIn("exporter"), ["content:article:page"]);
    expect(await codeOf("GET /api/dtArticle/page", token)).toBe("done");
    await server.db.delete(userRoles).where(eq(userRoles.userId, person));
    expect(await codeOf("GET /api/dtArticle/page", token)).toBe("FORBIDDEN");
    await server.db.insert(userRoles).values({ userId: person, roleId: role });
    expect(await codeOf("GET /api/dtArticle/page", token)).toBe("done");
  });

  test("does not decide on a review without that scope, though its account may", async () => {
    const bizId = await write(staff, { title: "Quay" });
    result(await act(staff, "editor", "submit", bizId));
    const decide = async (scopes: readonly string[]) => {
      const { token } = await create(staff.reviewer, scopes);
      const { version } = await get(staff, bizId);
      return codeOf("POST /api/dtArticle/act", token, { bizId, version, action: "approve" });
    };
    expect(await decide(["content:article:act"])).toBe("FORBIDDEN");
    expect(await decide(["content:article:act", "content:article:approve"])).toBe("done");
  });

  test("takes over nobody who may do more than its scopes, though its account may", async () => {
    const scopes = ["monitor:liveSession:page", "monitor:liveSession:delete"];
    const ends = async (token: string) => {
      await server.signIn("moderator");
      const line = `GET /api/liveSession/page?userId=${await userId(server, "moderator")}`;
      const { records } = result(await server.call<"liveSessionsPage">(line, { token }));
      return codeOf(`DELETE /api/liveSession/delete/${records[0]?.id}`, token);
    };
    expect(await ends((await create(staff.admin, scopes)).token)).toBe("FORBIDDEN");
    const held = result(
      await server.call<"usersCurrent">("GET /user/current", {
        token: await server.signIn("moderator"),
      }),
    );
    const more = [...new Set([...scopes, ...held.permissions])];
    expect(await ends((await create(staff.admin, more)).token)).toBe("done");
  });

  test("grants no permission but its scopes, though its account may", async () => {
    const caller: SignedInUser = {
      ...nobody,
      id: await userId(server, "admin"),
      permissions: new Set(["content:article:page"]),
      credential: { kind: "accessToken", id: "1", name: "Export" },
    };
    const [inScope, beyond] = [
      await makeRole(server, "reads", ["content:article:page"]),
      await makeRole(server, "writes", ["content:article:page", "content:article:save"]),
    ];
    expect(await rolesAbove(server.db, caller, [inScope, beyond])).toEqual(new Set([beyond]));
    const rows = await server.db.select().from(permissions);
    const idOf = (code: string) => rows.find((row) => row.code === code)?.id ?? "";
    const ids = ["content:article:page", "content:article:save"].map(idOf);
    expect(await permissionsNotHeld(server.db, caller, ids)).toEqual([ids[1]]);
    const credential = { kind: "session", id: "1", confirmedAt: new Date() } as const;
    const session = { ...caller, credential };
    expect(await rolesAbove(server.db, session, [inScope, beyond])).toEqual(new Set());
  });

  test("is named in the operation log", async () => {
    const scopes = ["content:quickLink:save"];
    const { token } = await create(staff.admin, scopes, { name: " Importer " });
    const link = { title: "Tides", url: "/index" };
    const made = await server.call("POST /api/dtQuickLink/save", { token, body: link });
    const entries = await operationLog(server, eq(operationLogs.requestId, made.body.requestId));
    expect(entries).toMatchObject([{ username: "admin", accessTokenName: "Importer" }]);
    const query = `GET /api/operationLog/page?requestId=${made.body.requestId}`;
    const page = await server.call<"operationLogsPage">(query, { token: auditor });
    expect(result(page).records).toMatchObject([{ accessTokenName: "Importer" }]);
  });

  test("shows when it was used last", async () => {
    const { id, token } = await create(staff.publisher, ["content:article:page"]);
    const lastUse = async () =>
      (await listed(staff.publisher)).find((one) => one.id === id)?.lastUsedAt;
    expect(await lastUse()).toBeNull();
    await server.call("GET /user/current", { token });
    expect(await lastUse()).toEqual(expect.any(String));
  });

  test.each(
    readContract()
      .operations.filter(({ sessionOnly }) => sessionOnly)
      .map(({ id, method, path }) => [id, `${method} ${path.replace("{id}", "some-id")}`] as const),
  )("is refused by %s", async (_id, line) => {
    const token = await anyToken();
    const call = line.startsWith("GET") || line.startsWith("DELETE") ? undefined : {};
    expect(await codeOf(line, token, call)).toBe("SESSION_REQUIRED");
    expect(await codeOf("GET /user/current", token)).toBe("done");
  });

  test("does not delete many messages, as it does not delete one", async () => {
    const scopes = ["content:message:batch", "content:message:delete"];
    const { token } = await create(staff.admin, scopes);
    const batch = (action: string) =>
      codeOf("POST /api/dtMessage/batch", token, {
        records: [{ id: "some-id", version: 1 }],
        action,
      });
    expect(await batch("spam")).toBe("done");
    expect(await batch("delete")).toBe("SESSION_REQUIRED");
  });

  test("opens no event stream", async () => {
    const token = await anyToken();
    expect(await codeOf("GET /api/events", token)).toBe("SESSION_REQUIRED");
  });

  test("does not sign in", async () => {
    const token = await anyToken();
    const credentials = { username: "admin", password: token };
    expect((await server.call("POST /login", { body: credentials })).body.errorCode).toBe(
      "BAD_CREDENTIALS",
    );
  });
});

describe("a token ends", () => {
  test("when it is revoked by its owner, and by nobody else", async () => {
    const { id, token } = await create(staff.editor, ["content:article:page"]);
    expect(await codeOf(`DELETE /api/accessToken/${id}`, staff.admin)).toBe("NOT_FOUND");
    expect(await codeOf("GET /user/current", token)).toBe("done");
    expect(await codeOf(`DELETE /api/accessToken/${id}`, staff.editor)).toBe("done");
    expect(await codeOf("GET /user/current", token)).toBe("UNAUTHENTICATED");
    expect(await codeOf(`DELETE /api/accessToken/${id}`, staff.editor)).toBe("NOT_FOUND");
  });

  test("when it expires, and stays listed", async () => {
    await using clocked = await startTestServer();
    const session = await clocked.signIn("editor");
    const expiresAt = clocked.dateIn(3_600_000);
    const fields = { name: "Hourly", scopes: ["content:article:page"], expiresAt };
    const { token } = result(
      await clocked.call<"accessTokensSave">("POST /api/accessToken", {
        token: session,
        body: fields,
      }),
    );
    clocked.advance(3_599_000);
    expect((await clocked.call("GET /user/current", { token })).status).toBe(200);
    clocked.advance(2_000);
    expect((await clocked.call("GET /user/current", { token })).status).toBe(401);
    const page = await clocked.call<"accessTokensPage">("GET /api/accessToken", { token: session });
    expect(result(page).records).toMatchObject([{ name: "Hourly", expiresAt }]);
  });

  test.each(["disabled", "reset"])("for good when its account is %s", async (how) => {
    const role = await makeRole(server, `role-${how}`, ["content:article:page"]);
    const id = await makeUser(server, staff.admin, `program-${how}`, [role]);
    const session = await server.signIn(`program-${how}`);
    const { token } = await create(session, ["content:article:page"]);
    const update = (version: number, status: string) =>
      server.call("PUT /user/update", { token: staff.admin, body: { id, version, status } });
    if (how === "disabled") {
      await update(1, "disabled");
      await update(2, "active");
    } else {
      await server.call(`PUT /user/resetPwd?id=${id}`, { token: staff.admin });
    }
    expect(await codeOf("GET /user/current", token)).toBe("UNAUTHENTICATED");
  });
});

describe("a token is not created", () => {
  test.each([
    ["for a permission that its account lacks", { scopes: ["system:user:add"] }, "scopes"],
    ["for what is no permission", { scopes: ["no:such:code"] }, "scopes"],
    ["without scopes", { scopes: [] }, "scopes"],
    ["for more than a year", { expiresAt: "2999-01-01T00:00:00.000Z" }, "expiresAt"],
    ["for the past", { expiresAt: "2020-01-01T00:00:00.000Z" }, "expiresAt"],
    ["without a name", { name: " " }, "name"],
  ])("%s", async (_name, wrong, field) => {
    const reply = await server.call("POST /api/accessToken", {
      token: staff.editor,
      body: body(["content:article:page"], wrong),
    });
    expect(reply.body.errorCode).toBe("VALIDATION_FAILED");
    expect(reply.body.fieldErrors?.map((error) => error.field)).toEqual([field]);
  });

  test("beyond the number that an account may have, however many calls come at once", async () => {
    const owner = await userId(server, "auditor");
    const rest = MAX_ACCESS_TOKENS - 2;
    const many = Array.from({ length: rest }, (_none, n) => ({
      userId: owner,
      name: `Token ${n}`,
      tokenHash: `hash ${n}`,
      scopes: [],
      createdAt: new Date(),
      expiresAt: new Date(),
    }));
    await server.db.insert(accessTokens).values(many);
    const calls = Array.from({ length: 5 }, () =>
      codeOf("POST /api/accessToken", auditor, body(["monitor:operationLog:page"])),
    );
    expect((await Promise.all(calls)).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => "LIMIT_REACHED"),
      "done",
      "done",
    ]);
  });
});

test("the scopes to choose from are the permissions that one holds, with their names", async () => {
  const scopes = result(
    await server.call<"accessTokensScopes">("GET /api/accessToken/scopes", { token: staff.editor }),
  );
  const me = result(
    await server.call<"usersCurrent">("GET /user/current", { token: staff.editor }),
  );
  expect(scopes.map(({ code }) => code).toSorted()).toEqual(me.permissions.toSorted());
  expect(scopes.find(({ code }) => code === "content:article:save")?.name).toBe(
    "Create an article",
  );
});
