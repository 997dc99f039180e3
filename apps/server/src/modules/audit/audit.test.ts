import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { act, signInStaff, result, write, type StaffClient } from "../../../tests/_content.ts";
import { testPassword } from "../../../tests/_database.ts";
import { makeRole, makeUser } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { operationLogs, signInLogs } from "../../db/schema/index.ts";
import { databaseFault } from "../../db/database-error.ts";
import { readContract } from "../../kernel/contract.ts";

let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
});

afterAll(() => server[Symbol.asyncDispose]());

/** Operations with a permission that change nothing although their method is not GET. */
const readsByPost = readContract().operations.filter(
  ({ access, method, whileViewing }) =>
    method !== "GET" && whileViewing && typeof access === "object",
);

/** Latest first. */
function entriesOf(targetId: string) {
  return server.db
    .select()
    .from(operationLogs)
    .where(eq(operationLogs.targetId, targetId))
    .orderBy(desc(operationLogs.id));
}

describe("a write", () => {
  test("leaves one entry that says who changed what, by which operation", async () => {
    const id = await write(staff, { title: "Harbour" });
    const body = { id, version: 1, title: "Port", content: "<p>Other text</p>" };
    const reply = await server.call("PUT /api/dtArticle/update", { token: staff.editor, body });
    const [entry, first] = await entriesOf(id);
    expect(entry).toMatchObject({
      username: "editor",
      operationId: "articlesUpdate",
      targetType: "articles",
      targetName: "Port",
      errorCode: null,
      address: "127.0.0.1",
      requestId: reply.body.requestId,
      changes: [
        { field: "title", before: '"Harbour"', after: '"Port"' },
        { field: "slug", before: '"harbour"', after: '"port"' },
        { field: "content", before: '"<p>Text</p>"', after: '"<p>Other text</p>"' },
      ],
    });
    expect(first).toMatchObject({ operationId: "articlesSave", targetName: "Harbour" });
  });

  test("names the action of the workflow", async () => {
    const id = await write(staff);
    result(await act(staff, "editor", "submit", id));
    const [entry] = await entriesOf(id);
    expect(entry?.operationId).toBe("articlesAct");
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: "action", before: null, after: '"submit"' },
        { field: "reviewStatus", before: '"none"', after: '"running"' },
      ]),
    );
  });

  test("shows of a password only that it changed", async () => {
    const token = await server.signIn("auditor");
    const body = { oldPassword: testPassword, newPassword: "a quiet harbour at dawn" };
    const { requestId } = (await server.call("PUT /user/updatePwd", { token, body })).body;
    const rows = await operationLog(server, eq(operationLogs.requestId, requestId));
    expect(rows).toMatchObject([
      {
        targetName: "Auditor",
        changes: [{ field: "passwordHash", before: '"***"', after: '"***"' }],
      },
    ]);
  });

  test("leaves no entry of success when it is rolled back", async () => {
    const id = await write(staff);
    const body = { id, version: 7, title: "Port" };
    await server.call("PUT /api/dtArticle/update", { token: staff.editor, body });
    const entries = await entriesOf(id);
    expect(entries.map(({ errorCode }) => errorCode)).toEqual(["VERSION_CONFLICT", null]);
  });
});

describe("a refused attempt", () => {
  test("is recorded with the record's name, also when the permission was missing", async () => {
    const id = await write(staff, { title: "Breakwater" });
    const moderator = await server.signIn("moderator");
    await server.call(`DELETE /api/dtArticle/delete/${id}`, { token: moderator });
    const [entry] = await entriesOf(id);
    expect(entry).toMatchObject({
      username: "moderator",
      operationId: "articlesDelete",
      targetType: "articles",
      targetName: "Breakwater",
      errorCode: "FORBIDDEN",
      changes: [],
    });
  });

  test("is not recorded for visitors, reads and validation errors", async () => {
    const before = await server.db.$count(operationLogs);
    await server.call("DELETE /api/dtArticle/delete/some-id");
    await server.call("GET /api/dtArticle/get/some-id", { token: staff.editor });
    await server.call("POST /api/dtArticle/save", { token: staff.editor, body: {} });
    expect(await server.db.$count(operationLogs)).toBe(before);
  });

  test("is not recorded for reads that are a POST", async () => {
    const admin = await server.signIn("admin");
    await makeUser(server, admin, "outsider", [await makeRole(server, "outsider", [])]);
    const token = await server.signIn("outsider");
    const before = await server.db.$count(operationLogs);
    expect(readsByPost).not.toEqual([]);
    for (const { method, path } of readsByPost) {
      const reply = await server.call(`${method} ${path}`, { token, body: {} });
      const entries = await server.db.$count(operationLogs);
      expect([path, reply.body.errorCode, entries]).toEqual([path, "FORBIDDEN", before]);
    }
  });

  test("does not fill the log when it repeats without end", async () => {
    const reviewer = await server.signIn("reviewer");
    const limit = server.config.limits.refusalsPerMinute;
    for (let n = 0; n < limit + 5; n += 1) {
      await server.call("DELETE /user/flood", { token: reviewer });
    }
    expect((await entriesOf("flood")).length).toBe(limit);
  });
});

test.each([
  ["operation_logs", operationLogs],
  ["sign_in_logs", signInLogs],
])("%s is append-only", async (_name, table) => {
  const count = await server.db.$count(table);
  expect(count).toBeGreaterThan(0);
  const statements = [
    sql`delete from ${table}`,
    sql`update ${table} set username = 'nobody'`,
    sql`truncate ${table}`,
  ];
  for (const statement of statements) {
    const fault = await Promise.resolve(server.db.execute(statement)).then(
      () => null,
      databaseFault,
    );
    expect(fault?.code).toBe("23001");
  }
  expect(await server.db.$count(table)).toBe(count);
});
