import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { testPassword } from "../../../tests/_database.ts";
import { companyId, makeRole, makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { operationLogs, orgs, signInLimits, users, workgroups } from "../../db/schema/index.ts";
import { stampCreate, systemAuthor } from "../../db/stamp.ts";

let server: TestServer;
let admin: string;
let editorRole: string;
let orgId: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  admin = await server.signIn("admin");
  editorRole = await roleId(server, "editor");
  orgId = await companyId(server);
});

afterAll(() => server[Symbol.asyncDispose]());

function add(fields: Record<string, unknown>) {
  const base = { name: "Mei Chen", password: "Harbour-lights-42", orgId, roleIds: [editorRole] };
  return server.call<"usersAdd">("POST /user/add", { token: admin, body: { ...base, ...fields } });
}

function update(fields: Record<string, unknown>) {
  return server.call<"usersUpdate">("PUT /user/update", { token: admin, body: fields });
}

async function get(id: string) {
  return result(await server.call<"usersGet">(`GET /user/${id}`, { token: admin }));
}

async function page(query: string) {
  return result(await server.call<"usersPage">(`GET /user/page?${query}`, { token: admin }));
}

async function names(query: string): Promise<string[]> {
  return (await page(query)).records.map(({ username }) => username);
}

describe("a new account", () => {
  beforeAll(async () => {
    const email = "taken@example.com";
    await makeUser(server, admin, "taken", [editorRole], { email, mobile: "+86 571 5555 0100" });
  });

  test("is active, must change its password and signs in with the given one", async () => {
    const email = "Mei.Chen@example.com";
    const { id, version } = result(await add({ username: "mei.chen", name: " Mei Chen ", email }));
    expect(version).toBe(1);
    expect(await get(id)).toMatchObject({
      username: "mei.chen",
      name: "Mei Chen",
      email,
      orgName: "Company",
      roleIds: [editorRole],
      roleNames: ["Editor"],
      status: "active",
      mustChangePassword: true,
      lockedUntil: null,
      createdByName: "Administrator",
      allowedActions: [
        "update",
        "disable",
        "deleteWithHandOver",
        "resetPwd",
        "sendPasswordLink",
        "delete",
      ],
    });
    await server.signIn("mei.chen", "Harbour-lights-42");
    expect((await get(id)).lastLoginAt).not.toBeNull();
  });

  test.each([
    ["username", { username: "taken" }],
    ["email", { username: "someone", email: "TAKEN@example.com" }],
    ["mobile", { username: "someone", mobile: "+86 571 5555 0100" }],
  ])("is refused when its %s is taken", async (field, fields) => {
    const { status, body } = await add(fields);
    expect(status).toBe(409);
    expect(body.errorCode).toBe("DUPLICATE");
    expect(body.fieldErrors).toMatchObject([{ field, code: "unique" }]);
  });

  test.each([
    ["orgId", { orgId: "no-such-org" }],
    ["roleIds.1", { roleIds: ["EDITOR", "no-such-role"] }],
  ])("is refused with a field error at %s", async (field, fields) => {
    const body = JSON.parse(JSON.stringify(fields).replace("EDITOR", editorRole));
    const reply = await add({ username: "someone", ...body });
    expect(reply.status).toBe(400);
    expect(reply.body.fieldErrors?.[0]?.field).toBe(field);
    expect(await server.db.$count(users, eq(users.username, "someone"))).toBe(0);
  });

  test("is refused with a weak password", async () => {
    const { body } = await add({ username: "someone", password: "someone-2026" });
    expect(body).toMatchObject({
      errorCode: "PASSWORD_WEAK",
      fieldErrors: [{ field: "password" }],
    });
  });
});

describe("a changed account", () => {
  test("keeps missing fields, clears empty ones, and the log says so", async () => {
    const id = await makeUser(server, admin, "lin", [editorRole], {
      jobTitle: "Editor",
      remark: "x",
    });
    const jobTitle = "Chief editor";
    const reply = await update({ id, version: 1, jobTitle, remark: null });
    expect(result(reply)).toEqual({ id, version: 2 });
    expect(await get(id)).toMatchObject({ name: "lin", jobTitle, remark: null, version: 2 });
    const [entry] = await operationLog(server, eq(operationLogs.requestId, reply.body.requestId));
    expect(entry).toMatchObject({ operationId: "usersUpdate", targetId: id, targetName: "lin" });
    expect(entry?.changes).toEqual([
      { field: "jobTitle", before: '"Editor"', after: '"Chief editor"' },
      { field: "remark", before: '"x"', after: null },
    ]);
  });
});

describe("lists of accounts", () => {
  let departmentId: string;
  let groupId: string;

  beforeAll(async () => {
    const stamp = stampCreate(systemAuthor, new Date());
    const row = { parentId: orgId, code: "press", name: "Press", type: "department" as const };
    const [org] = await server.db
      .insert(orgs)
      .values({ ...row, ...stamp })
      .returning();
    departmentId = org?.id ?? "";
    const group = { name: "Night desk", nameKey: "night desk", code: "night" };
    const [made] = await server.db
      .insert(workgroups)
      .values({ ...group, ...stamp })
      .returning();
    groupId = made?.id ?? "";
    const reviewer = await roleId(server, "reviewer");
    await makeUser(server, admin, "zoe.press", [reviewer], {
      orgId: departmentId,
      name: "Zoë 100%",
    });
    await makeUser(server, admin, "abe.press", [reviewer], {
      orgId: departmentId,
      programId: "harbour-2026",
      status: "disabled",
    });
  });

  test("are filtered by organisation with descendants, role, workgroup and status", async () => {
    expect(await names(`orgId=${departmentId}&sortField=username`)).toEqual([
      "abe.press",
      "zoe.press",
    ]);
    expect(await names(`orgId=${orgId}&pageSize=200`)).toEqual(
      expect.arrayContaining(["editor", "zoe.press"]),
    );
    expect(await names("orgId=nothing")).toEqual([]);
    const reviewer = await roleId(server, "reviewer");
    expect(await names(`roleId=${reviewer}&sortField=username&sortOrder=desc`)).toEqual([
      "zoe.press",
      "reviewer",
      "abe.press",
    ]);
    expect(await names(`workgroupId=${groupId}`)).toEqual([]);
    expect(await names(`orgId=${departmentId}&status=disabled`)).toEqual(["abe.press"]);
  });

  test("are searched in names, e-mail and mobile, with literal wildcards", async () => {
    expect(await names("keyword=zoë")).toEqual(["zoe.press"]);
    expect(await names("keyword=%25")).toEqual(["zoe.press"]);
    expect(await names("keyword=mei.chen%40EXAMPLE")).toEqual(["mei.chen"]);
    expect(await names("keyword=_")).toEqual([]);
  });

  test("are paged", async () => {
    const first = await page("pageSize=3&sortField=createdAt");
    expect(first).toMatchObject({ pageNo: 1, pageSize: 3, pages: Math.ceil(first.total / 3) });
    const second = await page("pageSize=3&pageNo=2&sortField=createdAt");
    const ids = new Set([...first.records, ...second.records].map(({ id }) => id));
    expect(ids.size).toBe(6);
  });

  test("show until when failed sign-ins lock an account", async () => {
    const failures = server.config.limits.signInFailuresPerAddress;
    await makeUser(server, admin, "locked", [editorRole]);
    const until = new Date(Date.now() + 60_000);
    const key = "address locked 10.0.0.1";
    await server.db.insert(signInLimits).values({ key, failures: failures - 1, until });
    const lockedUntil = async () => (await page("keyword=locked")).records[0]?.lockedUntil;
    expect(await lockedUntil()).toBeNull();
    await server.db.update(signInLimits).set({ failures }).where(eq(signInLimits.key, key));
    expect(await lockedUntil()).toBe(until.toISOString());
  });

  test("never contain a password, and in brief nothing private", async () => {
    const whole = JSON.stringify(await page("pageSize=200"));
    expect(whole).not.toMatch(/argon2|passwordHash/);
    const editor = await server.signIn("editor");
    const reply = await server.call<"usersList">(`GET /user/list?orgId=${departmentId}`, {
      token: editor,
    });
    expect(result(reply)).toEqual([
      {
        id: expect.any(String),
        username: "abe.press",
        name: "abe.press",
        avatar: null,
        orgName: "Press",
        status: "disabled",
      },
      {
        id: expect.any(String),
        username: "zoe.press",
        name: "Zoë 100%",
        avatar: null,
        orgName: "Press",
        status: "active",
      },
    ]);
    // Searching the brief list does not reveal private fields either.
    const probe = await server.call<"usersList">("GET /user/list?keyword=mei.chen%40example", {
      token: editor,
    });
    expect(result(probe)).toEqual([]);
  });

  test("include the accounts of a programme", async () => {
    const find = (code: string) =>
      server.call<"usersFindByProgramId">(`GET /user/findByProgramId?programId=${code}`, {
        token: admin,
      });
    expect(result(await find("harbour-2026"))).toMatchObject([{ username: "abe.press" }]);
    expect(result(await find("harbour"))).toEqual([]);
  });
});

describe("a reset password", () => {
  test("is shown once, signs in once, and lifts the lock", async () => {
    const id = await makeUser(server, admin, "forgetful", [editorRole]);
    const reset = await server.call<"usersResetPwd">(`PUT /user/resetPwd?id=${id}`, {
      token: admin,
    });
    const { temporaryPassword } = result(reset);
    expect(temporaryPassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    await expect(server.signIn("forgetful")).rejects.toThrow("cannot sign in");
    const { body } = await server.call<"sessionLogin">("POST /login", {
      body: { username: "forgetful", password: temporaryPassword },
    });
    expect(body.result.mustChangePassword).toBe(true);
    const rows = await operationLog(server, eq(operationLogs.targetId, id));
    expect(JSON.stringify(rows)).not.toContain(temporaryPassword);
    expect(rows.at(-1)?.changes).toEqual([
      { field: "passwordHash", before: '"***"', after: '"***"' },
      { field: "mustChangePassword", before: "false", after: "true" },
      { field: "passwordUntil", before: null, after: expect.any(String) },
    ]);
  });

  test("signs nobody in after three days, and no more does one that came with the account", async () => {
    await using own = await startTestServer({ env: { LIMITS_SCALE: "100" } });
    const token = await own.signIn("admin");
    const roleIds = [await roleId(own, "editor")];
    const late = await makeUser(own, token, "late.one", roleIds);
    await makeUser(own, token, "new.one", roleIds, { mustChangePassword: true });
    const reset = await own.call<"usersResetPwd">(`PUT /user/resetPwd?id=${late}`, { token });
    const given = { "late.one": result(reset).temporaryPassword, "new.one": testPassword };
    const outcomes = () =>
      Promise.all(
        Object.entries(given).map(async ([username, password]) => {
          const reply = await own.call("POST /login", { body: { username, password } });
          return reply.body.errorCode ?? "done";
        }),
      );
    own.advance(71 * 3_600_000);
    expect(await outcomes()).toEqual(["done", "done"]);
    own.advance(3_600_000);
    expect(await outcomes()).toEqual(["BAD_CREDENTIALS", "BAD_CREDENTIALS"]);
  });

  test("is refused with the current account when it has changed since it was seen", async () => {
    const id = await makeUser(server, admin, "moved.on", [editorRole]);
    const line = (version: number) => `PUT /user/resetPwd?id=${id}&version=${version}`;
    const refused = await server.call(line(7), { token: admin });
    expect(refused.body).toMatchObject({
      errorCode: "VERSION_CONFLICT",
      result: { current: { id, version: 1 } },
    });
    await server.signIn("moved.on");
    result(await server.call<"usersResetPwd">(line(1), { token: admin }));
  });
});

describe("a deleted account", () => {
  test("is gone, and its history keeps its name", async () => {
    const id = await makeUser(server, admin, "leaver", [await roleId(server, "publisher")]);
    const token = await server.signIn("leaver");
    await server.call("DELETE /user/whoever", { token });
    result(await server.call(`DELETE /user/${id}`, { token: admin }));
    const rows = await operationLog(server, eq(operationLogs.userId, id));
    expect(rows).toMatchObject([{ name: "leaver", errorCode: "FORBIDDEN" }]);
  });

  test("is refused while it leads or has pending reviews, with counts", async () => {
    const id = await makeUser(server, admin, "leader", [editorRole]);
    await server.db.update(orgs).set({ leaderId: id }).where(eq(orgs.code, "press"));
    const { status, body } = await server.call(`DELETE /user/${id}`, { token: admin });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      errorCode: "IN_USE",
      result: { orgs: 1, workgroups: 0, tasks: 0 },
    });
    expect((await get(id)).allowedActions).toEqual([
      "update",
      "disable",
      "deleteWithHandOver",
      "resetPwd",
      "sendPasswordLink",
    ]);
  });
});

test("somebody else's e-mail address, a way into their account, takes the permission to reset passwords", async () => {
  const codes = ["system:user:page", "system:user:update"];
  const [clerks, keepers] = [
    await makeRole(server, "addressClerks", codes),
    await makeRole(server, "addressKeepers", [...codes, "system:user:resetPwd"]),
  ];
  const target = await makeUser(server, admin, "addressee", [clerks]);
  const clerkId = await makeUser(server, admin, "addressclerk", [clerks]);
  await makeUser(server, admin, "addresskeeper", [keepers]);
  const [clerk, keeper] = [
    await server.signIn("addressclerk"),
    await server.signIn("addresskeeper"),
  ];
  const change = async (token: string, id: string, fields: object) => {
    const { version } = await get(id);
    const body = { id, version, ...fields };
    const reply = await server.call<"usersUpdate">("PUT /user/update", { token, body });
    return reply.body.errorCode ?? "done";
  };
  const email = "mine@example.com";
  expect(await change(clerk, target, { email })).toBe("FORBIDDEN");
  expect(await change(clerk, target, { email: null, jobTitle: "Pilot" })).toBe("done");
  expect(await change(clerk, clerkId, { email })).toBe("done");
  expect(await change(keeper, target, { email: "theirs@example.com" })).toBe("done");
  expect(await change(clerk, target, { email: null })).toBe("FORBIDDEN");
});
