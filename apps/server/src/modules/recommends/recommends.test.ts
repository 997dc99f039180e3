import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  act,
  signInStaff,
  republish,
  result,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { operationLogs, permissions, rolePermissions, roles } from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  staff = await signInStaff(server);
});

afterAll(() => server[Symbol.asyncDispose]());

const save = (body: Record<string, unknown>, token = staff.publisher) =>
  server.call<"recommendsSave">("POST /api/dtRecommend/save", {
    token,
    body: { positionType: "homeTop", ...body },
  });
const update = (body: Record<string, unknown>) =>
  server.call("PUT /api/dtRecommend/update", { token: staff.publisher, body });
const read = async (id: string) =>
  result(
    await server.call<"recommendsGet">(`GET /api/dtRecommend/get/${id}`, {
      token: staff.publisher,
    }),
  );
const shown = async (position: string) =>
  result(
    await server.call<"siteIndexRecommend">(`GET /api/app/other/indexRecommend/${position}`),
  ).map(({ title }) => title);

test("an article is recommended once at a position", async () => {
  const articleId = await write(staff, { title: "Harbour" });
  result(await save({ articleId }));
  expect((await save({ articleId })).body).toMatchObject({
    errorCode: "DUPLICATE",
    fieldErrors: [{ field: "articleId", code: "unique" }],
  });
  const { id } = result(await save({ articleId, positionType: "newsTop" }));
  expect((await update({ id, version: 1, positionType: "homeTop" })).body.errorCode).toBe(
    "DUPLICATE",
  );
  const found = await server.call<"recommendsPage">(
    `GET /api/dtRecommend/page?articleId=${articleId}&keyword=HARB`,
    { token: staff.publisher },
  );
  expect(result(found).total).toBe(2);
  const logged = await operationLog(server, eq(operationLogs.targetId, id));
  expect(logged.map(({ targetName }) => targetName)).toContain("Harbour");
});

test("a recommendation shows while its article is published", async () => {
  const articleId = await write(staff, { title: "Waiting" });
  const { id } = result(await save({ articleId, positionType: "side", title: "Soon" }));
  expect(await read(id)).toMatchObject({ articleTitle: "Waiting", articleLive: false });
  expect(await shown("side")).toEqual([]);
  await republish(staff, articleId);
  expect(await read(id)).toMatchObject({ articleLive: true });
  expect(await shown("side")).toEqual(["Soon"]);
  result(await update({ id, version: 1, title: null }));
  expect(await shown("side")).toEqual(["Waiting"]);
  result(await act(staff, "publisher", "offline", articleId));
  expect(await shown("side")).toEqual([]);
});

test("the recommended article must exist and be visible to the caller", async () => {
  const unknown = { fieldErrors: [{ field: "articleId", code: "exists" }] };
  expect((await save({ articleId: "nowhere" })).body).toMatchObject(unknown);
  const trashed = await write(staff);
  await server.call(`DELETE /api/dtArticle/delete/${trashed}`, { token: staff.editor });
  expect((await save({ articleId: trashed })).body).toMatchObject(unknown);
  const [role] = await server.db.select().from(roles).where(eq(roles.code, "publisher"));
  const view = server.db
    .select({ id: permissions.id })
    .from(permissions)
    .where(eq(permissions.code, "content:article:view"));
  await server.db
    .delete(rolePermissions)
    .where(and(eq(rolePermissions.roleId, role?.id ?? ""), inArray(rolePermissions.authId, view)));
  const draft = await write(staff);
  expect((await save({ articleId: draft })).body).toMatchObject(unknown);
  result(await save({ articleId: draft }, staff.admin));
});
