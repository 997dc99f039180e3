import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { operationLog } from "../../../tests/_log.ts";
import { makeRole, makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLogs } from "../../db/schema/index.ts";
import { readContract } from "../../kernel/contract.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
});
afterAll(() => server[Symbol.asyncDispose]());

const begin = (token: string, ...roleIds: string[]) =>
  server.call<"sessionBeginViewAs">("POST /api/viewAs/begin", { token, body: { roleIds } });
const end = (token: string) => server.call<"sessionEndViewAs">("POST /api/viewAs/end", { token });
const current = async (token: string) =>
  result(await server.call<"usersCurrent">("GET /user/current", { token }));
const menus = async (token: string) =>
  JSON.stringify(result(await server.call("GET /menus/currentUser", { token })));

test("an administrator sees what the role sees, and gets everything back", async () => {
  const admin = await server.signIn("admin");
  const editor = await server.signIn("editor");
  const before = [await current(admin), await menus(admin)] as const;
  expect((await begin(admin, await roleId(server, "editor"))).status).toBe(200);

  const { permissions, roles, viewingAs, name } = await current(admin);
  const theirs = await current(editor);
  expect(permissions.toSorted()).toEqual(theirs.permissions.toSorted());
  expect([roles, name]).toEqual([["editor"], before[0].name]);
  expect(viewingAs?.roleNames).toEqual(["Editor"]);
  expect(await menus(admin)).toBe(await menus(editor));
  expect((await server.call("GET /user/page", { token: admin })).status).toBe(403);

  expect((await end(admin)).status).toBe(200);
  expect(await menus(admin)).toBe(before[1]);
  expect(await current(admin)).toMatchObject({ roles: ["admin"], viewingAs: null });
  const log = await operationLog(server, eq(operationLogs.name, before[0].name));
  const steps = log.filter(({ operationId }) => operationId.endsWith("ViewAs"));
  expect(steps.map(({ operationId }) => operationId)).toEqual([
    "sessionBeginViewAs",
    "sessionEndViewAs",
  ]);
  expect(JSON.stringify(steps)).toContain("Editor");
});

test("nobody gets more than they hold, through whichever role", async () => {
  const admin = await server.signIn("admin");
  const seesRoles = await makeRole(server, "roleviewer", ["system:role:page"]);
  await makeUser(server, admin, "viewer", [seesRoles]);
  const token = await server.signIn("viewer");
  const own = await current(token);
  await begin(token, await roleId(server, "admin"));
  expect(await current(token)).toMatchObject({ permissions: own.permissions, roles: [] });
  await end(token);
  await begin(token, await roleId(server, "editor"), await roleId(server, "publisher"));
  const { permissions, viewingAs } = await current(token);
  expect(permissions).toEqual([]);
  expect(viewingAs?.roleNames).toEqual(["Editor", "Publisher"]);
  const editor = await server.signIn("editor");
  expect((await begin(editor, await roleId(server, "auditor"))).body.errorCode).toBe("FORBIDDEN");
  expect((await begin(admin, "unknown")).body.fieldErrors).toMatchObject([{ field: "roleIds" }]);
});

describe("while viewing", () => {
  const writes = readContract().operations.filter(
    ({ access, whileViewing }) => access !== "public" && !whileViewing,
  );
  let token: string;
  beforeAll(async () => {
    token = await server.signIn("admin");
    await begin(token, await roleId(server, "admin"));
  });

  test.each(writes)("$id is refused", async ({ method, path }) => {
    const line = `${method} ${path.replaceAll(/\{\w+\}/g, "some-id")}`;
    const { status, body } = await server.call(line, { token });
    expect([status, body.errorCode]).toEqual([403, "FORBIDDEN"]);
    expect(body.message).toContain("viewing");
  });

  test("only reads, and what ends it, are not", () => {
    const served = readContract().operations.filter(
      ({ access, method, whileViewing }) => access !== "public" && method !== "GET" && whileViewing,
    );
    expect(served.map(({ id }) => id).toSorted()).toEqual([
      "articlesPreview",
      "chartsGetDatas",
      "homePagesPreview",
      "oidcSignOut",
      "productsGet",
      "productsGetCascade",
      "productsPage",
      "productsProductCascadePage",
      "sessionEndViewAs",
      "sessionRemoveToken",
    ]);
  });

  test("it ends after half an hour", async () => {
    server.advance(30 * 60_000 - 5_000);
    expect((await current(token)).viewingAs).not.toBeNull();
    server.advance(5_000);
    expect((await current(token)).viewingAs).toBeNull();
  });
});
