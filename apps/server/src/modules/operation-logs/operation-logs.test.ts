import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { makeUser, roleId, userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLogs } from "../../db/schema/index.ts";

let server: TestServer;
let auditor: string;
let targetId: string;
let requestId: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  const admin = await server.signIn("admin");
  auditor = await server.signIn("auditor");
  targetId = await makeUser(server, admin, "ada", [await roleId(server, "editor")], {
    name: "Ada Moor",
  });
  server.advance(60_000);
  const body = { id: targetId, version: 1, jobTitle: "Editor" };
  requestId = (await server.call("PUT /user/update", { token: admin, body })).body.requestId;
  server.advance(60_000);
  await server.call(`DELETE /user/${targetId}`, { token: auditor });
});

afterAll(() => server[Symbol.asyncDispose]());

async function page(query = "") {
  const path = `GET /api/operationLog/page?${query}`;
  return result(await server.call<"operationLogsPage">(path, { token: auditor }));
}

async function operations(query: string): Promise<string[]> {
  return (await page(query)).records.map(({ operationId }) => operationId);
}

describe("the operation log", () => {
  test("contains every change and every refused one, latest first, with the contract's summaries", async () => {
    const { records } = await page();
    expect(records).toMatchObject([
      { operationId: "usersDelete", username: "auditor", success: false, errorCode: "FORBIDDEN" },
      { operationId: "usersUpdate", username: "admin", success: true, errorCode: null },
      { operationId: "usersAdd", targetType: "users", targetId, targetName: "Ada Moor" },
    ]);
    expect(records[1]).toMatchObject({ summary: "Change a user", address: "127.0.0.1", requestId });
    expect(records[0]).not.toHaveProperty("changes");
  });

  test("is filtered by account, operation, outcome, request and time", async () => {
    expect(await operations(`userId=${await userId(server, "auditor")}`)).toEqual(["usersDelete"]);
    expect(await operations("operationId=usersAdd")).toEqual(["usersAdd"]);
    expect(await operations(`targetType=users&targetId=${targetId}`)).toHaveLength(3);
    expect(await operations("targetType=roles")).toEqual([]);
    expect(await operations("success=false")).toEqual(["usersDelete"]);
    expect(await operations(`requestId=${requestId}`)).toEqual(["usersUpdate"]);
    const all = ["usersDelete", "usersUpdate", "usersAdd"];
    expect(await operations("keyword=moor")).toEqual(all);
    expect(await operations("keyword=%25")).toEqual([]);
    const [, second, first] = (await page()).records;
    const within = `createdFrom=${first?.createdAt}&createdTo=${second?.createdAt}`;
    expect(await operations(within)).toEqual(["usersAdd"]);
    expect(await operations("sortField=createdAt&sortOrder=asc&pageSize=1")).toEqual(["usersAdd"]);
  });

  test("shows each changed field of one entry, secrets masked", async () => {
    const get = async (id = "") =>
      result(
        await server.call<"operationLogsGet">(`GET /api/operationLog/get/${id}`, {
          token: auditor,
        }),
      );
    const [, updated, added] = (await page()).records;
    expect((await get(updated?.id)).changes).toEqual([
      { field: "jobTitle", before: null, after: '"Editor"' },
    ]);
    const { changes } = await get(added?.id);
    expect(changes).toContainEqual({ field: "passwordHash", before: null, after: '"***"' });
  });

  test("names the deleted record that somebody wanted to change", async () => {
    const token = await server.signIn("admin");
    const creating = await server.call<"menusCreate">("POST /menus/create/child", {
      token,
      body: { parentId: "0", type: "directory", title: "Tide tables" },
    });
    const { id, version } = result(creating);
    await server.call(`DELETE /menus/delete/${id}?version=${version}`, { token });
    server.advance(1000);
    await server.call("PUT /menus/update", { token, body: { id, version, title: "Tides" } });
    const { records } = await page(`targetType=menus&targetId=${id}`);
    expect(records[0]).toMatchObject({ errorCode: "NOT_FOUND", targetName: "Tide tables" });
    // Wherever it was made, or moved to later.
    expect(records.at(-1)).toMatchObject({ operationId: "menusCreate", summary: "Create a menu" });
  });

  test("keeps entries of removed operations", async () => {
    const [row] = await server.db.select().from(operationLogs).limit(1);
    if (!row) throw new Error("The log is empty");
    const old = { ...row, id: "old", operationId: "usersBanish" };
    await server.db.insert(operationLogs).values(old);
    expect((await page("operationId=usersBanish")).records[0]?.summary).toBe("usersBanish");
  });
});
