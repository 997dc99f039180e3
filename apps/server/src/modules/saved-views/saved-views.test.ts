import { afterAll, beforeAll, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { makeRole, makeUser } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import type { components } from "../../generated/schema.ts";
import { MAX_SAVED_VIEWS } from "./write-saved-views.ts";

type SavedView = components["schemas"]["SavedView"];

let server: TestServer;
let admin: string;
let reader: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  admin = await server.signIn("admin");
  const roleIds = [await makeRole(server, "readers", ["system:user:page"])];
  await makeUser(server, admin, "reader", roleIds);
  reader = await server.signIn("reader");
});
afterAll(() => server[Symbol.asyncDispose]());

const save = (token: string, view: object) =>
  server.call<"savedViewsSave">("POST /api/savedView/save", {
    token,
    body: { list: "usersPage", search: "status=active&pageSize=50", ...view },
  });
const update = (token: string, body: object) =>
  server.call<"savedViewsUpdate">("PUT /api/savedView/update", { token, body });
const remove = (token: string, { id, version }: { id: string; version: number }) =>
  server.call(`DELETE /api/savedView/delete/${id}?version=${version}`, { token });
const choose = (token: string, viewId: string | null, list = "usersPage") =>
  server.call("PUT /api/savedView/default", { token, body: { list, viewId } });
async function views(token: string): Promise<SavedView[]> {
  const call = "GET /api/savedView/list?list=usersPage";
  return result(await server.call<"savedViewsList">(call, { token }));
}
const names = async (token: string) => (await views(token)).map(({ name }) => name);
const codeOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode ?? "done";

test("a view is its owner's alone until it is shared, and again afterwards", async () => {
  const { id } = result(await save(admin, { name: "Active", columns: { hidden: [], order: [] } }));
  expect(await names(reader)).toEqual([]);
  expect(codeOf(await update(reader, { id, version: 1, name: "Mine" }))).toBe("NOT_FOUND");
  expect(codeOf(await remove(reader, { id, version: 1 }))).toBe("NOT_FOUND");
  expect(codeOf(await choose(reader, id))).toBe("NOT_FOUND");

  result(await update(admin, { id, version: 1, shared: true }));
  expect(await views(reader)).toMatchObject([{ name: "Active", shared: true, allowedActions: [] }]);
  result(await choose(reader, id));
  expect(await views(reader)).toMatchObject([{ isDefault: true }]);
  expect(await views(admin)).toMatchObject([
    { isDefault: false, allowedActions: ["update", "share", "delete"] },
  ]);
  expect(codeOf(await update(reader, { id, version: 2, name: "Mine" }))).toBe("FORBIDDEN");
  expect(codeOf(await remove(reader, { id, version: 2 }))).toBe("FORBIDDEN");

  result(await update(admin, { id, version: 2, shared: false }));
  expect(await names(reader)).toEqual([]);
  result(await update(admin, { id, version: 3, shared: true }));
  expect(await views(reader)).toMatchObject([{ isDefault: false }]);
  expect(codeOf(await remove(admin, { id, version: 3 }))).toBe("VERSION_CONFLICT");
  await remove(admin, { id, version: 4 });
});

test("sharing needs its permission, and a view the permission to page through its list", async () => {
  expect(codeOf(await save(reader, { name: "Ours", shared: true }))).toBe("FORBIDDEN");
  expect(codeOf(await save(reader, { name: "Roles", list: "rolesPage" }))).toBe("FORBIDDEN");
  const call = "GET /api/savedView/list?list=rolesPage";
  expect(codeOf(await server.call(call, { token: reader }))).toBe("FORBIDDEN");
  expect(codeOf(await choose(reader, null, "rolesPage"))).toBe("FORBIDDEN");
});

test("a list opens with one view at most, and with none once it is deleted", async () => {
  const first = result(await save(reader, { name: "First" }));
  const second = result(await save(reader, { name: "Second" }));
  for (const { id } of [first, second]) result(await choose(reader, id));
  const chosen = async () => (await views(reader)).find(({ isDefault }) => isDefault)?.name;
  expect(await chosen()).toBe("Second");
  await choose(reader, null);
  expect(await chosen()).toBeUndefined();
  await choose(reader, second.id);
  for (const view of [first, second]) await remove(reader, view);
  expect(await names(reader)).toEqual([]);
});

test("no two views that the same people see have one name, and there is a limit", async () => {
  const { id } = result(await save(reader, { name: "Here" }));
  result(await save(admin, { name: "Here" }));
  const taken = { errorCode: "DUPLICATE", fieldErrors: [{ field: "name", code: "unique" }] };
  expect((await save(reader, { name: "here " })).body).toMatchObject(taken);
  for (let n = 1; n < MAX_SAVED_VIEWS - 1; n += 1)
    result(await save(reader, { name: `View ${n}` }));
  const last = await Promise.all(
    ["Last", "One too many"].map((name) => save(reader, { name }).then(codeOf)),
  );
  expect(last.toSorted()).toEqual(["LIMIT_REACHED", "done"]);
  result(await update(reader, { id, version: 1, name: "There", search: "" }));
});

test("what is no query string is refused", async () => {
  for (const search of ["?a=b", "a=b c", "a=<b>", "x".repeat(2001)]) {
    expect((await save(reader, { name: "Odd", search })).body).toMatchObject({
      errorCode: "VALIDATION_FAILED",
    });
  }
});
