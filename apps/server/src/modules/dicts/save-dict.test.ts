import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { dictItems, dicts } from "../../db/schema/index.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  token = await server.signIn("admin");
});

afterAll(() => server[Symbol.asyncDispose]());

const save = (body: Record<string, unknown>) =>
  server.call<"dictsSave">("POST /api/lcdpDict/save", { token, body: { name: "Name", ...body } });
const read = (id: string) => server.call<"dictsGet">(`GET /api/lcdpDict/get/${id}`, { token });
const update = (body: Record<string, unknown>) =>
  server.call("PUT /api/lcdpDict/update", { token, body });
const remove = (id: string) => server.call(`DELETE /api/lcdpDict/delete/${id}`, { token });
const page = async (query: string) =>
  result(await server.call<"dictsPage">(`GET /api/lcdpDict/page?${query}`, { token }));

const saveItem = (dictId: string, value: string, more: Record<string, unknown> = {}) =>
  server.call<"dictItemsSave">("POST /api/lcdpDictItem/save", {
    token,
    body: { dictId, value, label: value, ...more },
  });
const readItem = (id: string) =>
  server.call<"dictItemsGet">(`GET /api/lcdpDictItem/get/${id}`, { token });
const updateItem = (body: Record<string, unknown>) =>
  server.call("PUT /api/lcdpDictItem/update", { token, body });
const removeItem = (id: string) => server.call(`DELETE /api/lcdpDictItem/delete/${id}`, { token });

async function shipped(code: string) {
  const [dict] = await server.db.select().from(dicts).where(eq(dicts.code, code));
  const items = await server.db
    .select()
    .from(dictItems)
    .where(eq(dictItems.dictId, dict?.id ?? ""))
    .orderBy(dictItems.orderBy);
  const [first] = items;
  if (dict === undefined || first === undefined) throw new Error(`No dictionary ${code}`);
  return { dict, first };
}

describe("a dictionary", () => {
  test("is created, read with its items, changed, and deleted when it is empty", async () => {
    const { id } = result(await save({ code: "product-use", name: "Use of a product" }));
    const { id: item } = result(await saveItem(id, "outdoor", { color: "success" }));
    expect(result(await read(id))).toMatchObject({
      code: "product-use",
      system: false,
      status: "enabled",
      lcdpDictItem: [{ id: item, dictCode: "product-use", color: "success", isDefault: false }],
    });
    result(await update({ id, version: 1, description: "What for", code: "productUse" }));
    expect(result(await read(id))).toMatchObject({ description: "What for", code: "productUse" });
    expect((await remove(id)).body).toMatchObject({
      errorCode: "HAS_CHILDREN",
      result: { children: 1 },
    });
    result(await removeItem(item));
    result(await remove(id));
  });

  test("has an unmistakable code", async () => {
    const { id } = result(await save({ code: "boat_kind" }));
    const refusal = async (code: string) => (await save({ code })).body;
    expect(await refusal("boat_kind")).toMatchObject({
      errorCode: "DUPLICATE",
      fieldErrors: [{ field: "code", code: "unique" }],
    });
    for (const code of ["boat-kind", "boatKind", "Boat.kind"]) {
      expect(await refusal(code)).toMatchObject({
        errorCode: "DICT_CODE_COLLISION",
        fieldErrors: [{ field: "code" }],
      });
    }
    const { id: other } = result(await save({ code: "ship-kind" }));
    const taken = await update({ id: other, version: 1, code: "boatKind" });
    expect(taken.body.errorCode).toBe("DICT_CODE_COLLISION");
    result(await update({ id, version: 1, code: "boatKind" }));
  });

  test("keeps its code and cannot be deleted when it is built in", async () => {
    const { dict } = await shipped("gender");
    const { id, version } = dict;
    const renamed = await update({ id, version, code: "sex" });
    expect(renamed.status).toBe(403);
    expect(renamed.body.errorCode).toBe("BUILTIN_READONLY");
    result(await update({ id, version, code: "gender", name: "Genders" }));
    expect((await remove(id)).body.errorCode).toBe("BUILTIN_READONLY");
  });

  test("is filtered by keyword, code and status", async () => {
    result(await save({ code: "per.cent", name: "100% wool", status: "disabled" }));
    expect((await page("keyword=0%25")).records.map(({ code }) => code)).toEqual(["per.cent"]);
    expect((await page("keyword=k_nd")).total).toBe(0);
    expect((await page("code=gender")).total).toBe(1);
    expect((await page("status=disabled")).total).toBe(1);
    const { records } = await page("sortField=code&sortOrder=desc&pageSize=200");
    const codes = records.map(({ code }) => code);
    expect(codes.indexOf("userStatus")).toBeLessThan(codes.indexOf("gender"));
  });
});

describe("an item of a dictionary", () => {
  test("has a unique value there", async () => {
    const { id } = result(await save({ code: "values" }));
    const { id: other } = result(await save({ code: "otherValues" }));
    result(await saveItem(id, "one"));
    result(await saveItem(other, "one"));
    expect((await saveItem(id, "one")).body).toMatchObject({
      errorCode: "DUPLICATE",
      fieldErrors: [{ field: "value", code: "unique" }],
    });
    const unknown = await saveItem("nowhere", "one");
    expect(unknown.body.fieldErrors).toMatchObject([{ field: "dictId", code: "exists" }]);
  });

  test("is the only default, whoever sets which one", async () => {
    const { id: dictId } = result(await save({ code: "defaults" }));
    const items = await Promise.all(
      Array.from({ length: 8 }, (_, index) => saveItem(dictId, `v${index}`, { isDefault: true })),
    );
    const ids = items.map((reply) => result(reply).id);
    const defaults = async () =>
      result(await read(dictId)).lcdpDictItem.filter(({ isDefault }) => isDefault);
    expect(await defaults()).toHaveLength(1);
    const records = await Promise.all(ids.map(async (id) => result(await readItem(id))));
    await Promise.all(
      records.map(({ id, version }) => updateItem({ id, version, isDefault: true })),
    );
    expect(await defaults()).toHaveLength(1);
    const [wanted] = result(await read(dictId)).lcdpDictItem.filter(({ isDefault }) => !isDefault);
    if (wanted === undefined) throw new Error("There is only one item");
    result(await updateItem({ id: wanted.id, version: wanted.version, isDefault: true }));
    expect((await defaults()).map(({ id }) => id)).toEqual([wanted.id]);
  });

  test("keeps value and status in a built-in dictionary; its label may change", async () => {
    const { dict, first } = await shipped("orgType");
    const { id, version } = first;
    const refused = { errorCode: "BUILTIN_READONLY" };
    expect((await saveItem(dict.id, "squad")).body).toMatchObject(refused);
    expect((await updateItem({ id, version, value: "firm" })).body).toMatchObject(refused);
    expect((await updateItem({ id, version, status: "disabled" })).body).toMatchObject(refused);
    expect((await removeItem(id)).body).toMatchObject(refused);
    result(await updateItem({ id, version, value: first.value, label: "Firm", color: "info" }));
    expect(result(await readItem(id))).toMatchObject({ label: "Firm", value: "company" });
  });

  test("is listed with its dictionary, in order, for every signed-in account", async () => {
    const asAuditor = await server.signIn("auditor");
    const list = async (query: string) =>
      result(
        await server.call<"dictItemsList">(`GET /api/lcdpDictItem/list?${query}`, {
          token: asAuditor,
        }),
      );
    expect((await list("dictCode=gender")).map(({ value }) => value)).toEqual([
      "female",
      "male",
      "other",
    ]);
    expect(await list("dictCode=nothing")).toEqual([]);
    const { dict } = await shipped("gender");
    expect(await list(`dictId=${dict.id}&status=enabled`)).toHaveLength(3);
    const found = await server.call<"dictItemsPage">(
      `GET /api/lcdpDictItem/page?dictCode=gender&keyword=MALE&sortField=value`,
      { token },
    );
    expect(result(found).records.map(({ value }) => value)).toEqual(["female", "male"]);
  });

  test("cannot be added to a full dictionary", async () => {
    const { id: dictId } = result(await save({ code: "full" }));
    const { id } = result(await saveItem(dictId, "first"));
    const [row] = await server.db.select().from(dictItems).where(eq(dictItems.id, id));
    if (row === undefined) throw new Error("No such item");
    const { id: _id, ...columns } = row;
    const rows = Array.from({ length: 998 }, (_, index) => ({ ...columns, value: `v${index}` }));
    await server.db.insert(dictItems).values(rows);
    expect((await saveItem(dictId, "last")).body.fieldErrors).toMatchObject([
      { field: "dictId", code: "maxItems" },
    ]);
  });
});
