import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { seenNow } from "../../../tests/_seen.ts";
import { operationLogs, products } from "../../db/schema/index.ts";
import type { OperationId } from "../../kernel/contract.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  token = await server.signIn("publisher");
});

afterAll(() => server[Symbol.asyncDispose]());

const post = <Id extends OperationId>(path: string, body: Record<string, unknown>) =>
  server.call<Id>(`POST /api/product/${path}`, { token, body });
const save = (body: Record<string, unknown>) => post<"productsSave">("save", body);
const get = (id: string) => post<"productsGet">("get", { id });
const page = async (body: Record<string, unknown>) =>
  result(await post<"productsPage">("page", body));
const cascadePage = (body: Record<string, unknown>) =>
  post<"productsProductCascadePage">("productCascadePage", body);
const options = (body: Record<string, unknown>) => post<"productsGetCascade">("getCascade", body);
const remove = (id: string) => server.call(`DELETE /api/product/${id}`, { token });
const deleteBatch = async (ids: string[]) =>
  result(
    await post<"productsDeleteBatch">("deleteBatch", {
      records: await seenNow(server, products, ids),
    }),
  );

async function update(id: string, changes: Record<string, unknown>) {
  const { version } = result(await get(id));
  return post<"productsUpdate">("update", { id, version, ...changes });
}

const category = async (name: string, more: Record<string, unknown> = {}) =>
  result(await save({ kind: "category", name, ...more })).id;
const series = async (parentId: string, name: string, more: Record<string, unknown> = {}) =>
  result(await save({ kind: "series", parentId, name, ...more })).id;
const product = async (parentId: string, name: string, more: Record<string, unknown> = {}) =>
  result(await save({ kind: "product", parentId, name, ...more })).id;

async function line(name: string) {
  const top = await category(name);
  const middle = await series(top, `${name} series`);
  return { top, middle, bottom: await product(middle, `${name} product`) };
}

describe("a product", () => {
  test("is created with all its fields, changed and deleted", async () => {
    const { top, middle } = await line("Boats");
    const specs = [{ group: "Size", name: "Length", value: "4.2", unit: "m" }];
    const id = await product(middle, "Launch", {
      code: "HL-42",
      images: "/files/a.webp;/files/b.webp",
      priceAmount: "1280",
      priceCurrency: "EUR",
      specs,
    });
    expect(result(await get(id))).toMatchObject({
      kind: "product",
      parentId: middle,
      parentName: "Boats series",
      code: "HL-42",
      priceAmount: "1280.00",
      priceCurrency: "EUR",
      imageType: "none",
      status: "draft",
      orderBy: 0,
      childCount: 0,
      content: null,
      specs,
      attachments: [],
    });
    expect(result(await get(top))).toMatchObject({
      parentId: "0",
      parentName: null,
      childCount: 1,
    });
    result(await update(id, { priceAmount: null, specs: [], status: "onShelf" }));
    expect(result(await get(id))).toMatchObject({
      priceAmount: null,
      specs: [],
      status: "onShelf",
    });
    expect((await remove(middle)).body).toMatchObject({
      errorCode: "HAS_CHILDREN",
      result: { children: 2 },
    });
    result(await remove(id));
  });

  test("has no amount without a currency", async () => {
    const { middle } = await line("Priced");
    const fieldErrors = [{ field: "priceCurrency", code: "required" }];
    const raft = { kind: "product", parentId: middle, name: "Raft", priceAmount: "10" };
    expect(await save(raft)).toMatchObject({ status: 400, body: { fieldErrors } });
    const id = await product(middle, "Raft", { priceAmount: "10", priceCurrency: "CNY" });
    expect(await update(id, { priceCurrency: null })).toMatchObject({
      status: 400,
      body: { fieldErrors },
    });
    result(await update(id, { priceAmount: null, priceCurrency: null, priceNote: "Ask us" }));
    expect(result(await get(id))).toMatchObject({ priceAmount: null, priceNote: "Ask us" });
  });

  test("has variants with codes of their own, and prices in its currency", async () => {
    const { middle } = await line("Forms");
    const variants = [
      { code: "R-1", name: "Short", specs: [], priceAmount: "10" },
      { code: "R-2", name: "Long", specs: [] },
    ];
    const raft = { kind: "product", parentId: middle, name: "Raft", variants };
    const fieldsOf = async (body: Record<string, unknown>) =>
      (await save(body)).body.fieldErrors?.map(({ field, code }) => [field, code]);
    expect(await fieldsOf(raft)).toEqual([["priceCurrency", "required"]]);
    const twice = [...variants, { code: "r-1", name: "Again", specs: [] }];
    expect(await fieldsOf({ ...raft, priceCurrency: "EUR", variants: twice })).toEqual([
      ["variants.2.code", "uniqueItems"],
    ]);
    const { id } = result(await save({ ...raft, priceCurrency: "EUR" }));
    const [short, long] = variants;
    expect(result(await get(id)).variants).toEqual([{ ...short, priceAmount: "10.00" }, long]);
  });

  test("names articles and a successor of its language, never itself", async () => {
    const { top, middle, bottom } = await line("Followed");
    const chinese = await category("中文", { language: "zh-CN" });
    const errors = async (changes: Record<string, unknown>) =>
      (await update(bottom, changes)).body.fieldErrors?.map(({ field, code }) => [field, code]);
    expect(await errors({ relatedArticleIds: ["nowhere"] })).toEqual([
      ["relatedArticleIds", "exists"],
    ]);
    expect(await errors({ replacedById: bottom })).toEqual([["replacedById", "const"]]);
    for (const other of ["nowhere", middle, chinese]) {
      expect(await errors({ replacedById: other })).toEqual([["replacedById", "exists"]]);
    }
    const next = await product(middle, "Next");
    result(await update(bottom, { replacedById: next, status: "discontinued" }));
    expect(result(await get(bottom)).replacedById).toBe(next);
    expect((await update(top, { status: "discontinued" })).body.fieldErrors).toMatchObject([
      { field: "status", code: "kind" },
    ]);
  });

  test("has a parent of the right kind", async () => {
    const { top, middle, bottom } = await line("Places");
    const code = async (body: Record<string, unknown>) =>
      (await save({ name: "X", ...body })).body.fieldErrors?.map((error) => error.code);
    expect(await code({ kind: "category", parentId: top })).toEqual(["kind"]);
    expect(await code({ kind: "series" })).toEqual(["kind"]);
    expect(await code({ kind: "series", parentId: middle })).toEqual(["kind"]);
    expect(await code({ kind: "product", parentId: top })).toEqual(["kind"]);
    expect(await code({ kind: "product", parentId: bottom })).toEqual(["kind"]);
    expect(await code({ kind: "product", parentId: "nowhere" })).toEqual(["exists"]);
    const other = await line("Elsewhere");
    result(await update(bottom, { parentId: other.middle }));
    expect(result(await get(bottom)).parentName).toBe("Elsewhere series");
    expect((await update(bottom, { parentId: top })).body.fieldErrors).toMatchObject([
      { field: "parentId", code: "kind" },
    ]);
  });

  test("has a unique code, case-insensitively", async () => {
    await category("Wanted", { code: "W-1" });
    const id = await category("Late");
    expect((await update(id, { code: "w-1" })).body).toMatchObject({
      errorCode: "DUPLICATE",
      fieldErrors: [{ field: "code", code: "unique" }],
    });
    await category("Without a code");
  });

  test("has sanitised text", async () => {
    const id = await category("Text", {
      content: '<p onclick="x()">Fine<script>alert(1)</script></p>',
    });
    const { content } = result(await get(id));
    expect(content).toBe("<p>Fine</p>");
    result(await update(id, { content }));
    expect(result(await get(id)).content).toBe(content);
    result(await update(id, { content: "<script>alert(1)</script>" }));
    expect(result(await get(id)).content).toBe(null);
    const nested = "<b>".repeat(3000);
    expect((await update(id, { content: nested })).body.fieldErrors).toMatchObject([
      { field: "content", code: "format" },
    ]);
  });
});

describe("the page of products", () => {
  test("is filtered by keyword, parent, kind, brand and status", async () => {
    const { top, middle, bottom } = await line("Pumps");
    const id = await product(middle, "100% steel", {
      brand: "Aldra",
      model: "M_1",
      priceAmount: "9.5",
      priceCurrency: "EUR",
    });
    await product(middle, "Iron", {
      model: "MX1",
      priceAmount: "10",
      priceCurrency: "EUR",
      status: "onShelf",
    });
    const ids = async (body: Record<string, unknown>) =>
      (await page(body)).records.map((record) => record.id);
    expect(await ids({ keyword: "0% ST" })).toEqual([id]);
    expect(await ids({ keyword: "m_1" })).toEqual([id]);
    expect(await ids({ brand: "Aldra" })).toEqual([id]);
    expect((await page({ ancestorId: top })).total).toBe(4);
    expect((await page({ ancestorId: middle })).total).toBe(3);
    expect(await ids({ parentId: top })).toEqual([middle]);
    expect(await ids({ ancestorId: bottom })).toEqual([]);
    expect((await page({ ancestorId: top, status: "onShelf" })).total).toBe(1);
    const priced = await page({ ancestorId: top, kind: "product", sortField: "priceAmount" });
    expect(priced.records.map(({ priceAmount }) => priceAmount)).toEqual(["9.50", "10.00", null]);
    expect(priced.records[0]).not.toHaveProperty("content");
    expect((await page({ ancestorId: top, pageSize: 3, pageNo: 2 })).records).toHaveLength(1);
    const sums = async (body: Record<string, unknown>) => (await page(body)).priceSums;
    expect(await sums({ ancestorId: top, pageSize: 1 })).toEqual([
      { currency: "EUR", amount: "19.50", count: 2 },
    ]);
    await product(middle, "Bronze", { priceAmount: "7", priceCurrency: "CNY" });
    expect(await sums({ ancestorId: top, keyword: "on" })).toEqual([
      { currency: "CNY", amount: "7.00", count: 1 },
      { currency: "EUR", amount: "10.00", count: 1 },
    ]);
    expect(await sums({ ancestorId: bottom })).toEqual([]);
  });
});

describe("the tree of products", () => {
  test("is paged by its categories", async () => {
    const { top, middle, bottom } = await line("Valves");
    const found = result(await cascadePage({ keyword: "valves product" }));
    expect(found.total).toBe(1);
    expect(found.records).toMatchObject([
      { id: top, childCount: 1, children: [{ id: middle, children: [{ id: bottom }] }] },
    ]);
    await product(middle, "Other", { status: "onShelf" });
    const onShelf = result(await cascadePage({ status: "onShelf", keyword: "other" }));
    expect(onShelf.records[0]?.children[0]?.children.map(({ name }) => name)).toEqual(["Other"]);
    expect(result(await cascadePage({ keyword: "no such thing" })).records).toEqual([]);
    const all = result(await cascadePage({ pageSize: 1, pageNo: 2 }));
    expect(all.records).toHaveLength(1);
    expect(all.total).toBe(await server.db.$count(products, eq(products.kind, "category")));
  });

  test("is listed in tree order, whatever the positions", async () => {
    const last = await category("Trays", { orderBy: 20, brand: "Tree" });
    const first = await category("Trolleys", { orderBy: -5, brand: "Tree" });
    const flat = await series(first, "Flat", { orderBy: 100, brand: "Tree" });
    await series(first, "Deep", { orderBy: 7, brand: "Tree" });
    await product(flat, "Wide", { orderBy: 0, brand: "Tree" });
    await product(flat, "Narrow", { orderBy: 0, brand: "Tree" });
    await series(last, "Steel", { orderBy: -9, brand: "Tree" });
    const names = async (sortOrder: string) =>
      (await page({ brand: "Tree", sortOrder })).records.map(({ name }) => name);
    const inOrder = ["Trolleys", "Deep", "Flat", "Narrow", "Wide", "Trays", "Steel"];
    expect(await names("asc")).toEqual(inOrder);
    expect(await names("desc")).toEqual(inOrder.toReversed());
  });

  test("is offered to pickers down to a kind", async () => {
    const { top, middle, bottom } = await line("Hoses");
    await series(top, "A series", { orderBy: 0, status: "offShelf" });
    const below = result(await options({ parentId: top }));
    expect(below.map(({ label }) => label)).toEqual(["A series", "Hoses series"]);
    expect(below[1]).toEqual({
      value: middle,
      label: "Hoses series",
      kind: "series",
      leaf: false,
      children: [{ value: bottom, label: "Hoses product", kind: "product", leaf: true }],
    });
    const [hoses] = result(await options({ toKind: "category" })).filter(
      ({ value }) => value === top,
    );
    expect(hoses).toEqual({ value: top, label: "Hoses", kind: "category", leaf: true });
    expect(result(await options({ parentId: top, status: "offShelf" }))).toHaveLength(1);
    expect(result(await options({ parentId: "nowhere" }))).toEqual([]);
  });

  test("is limited", async () => {
    const { middle, bottom } = await line("Many");
    const [row] = await server.db.select().from(products).where(eq(products.id, bottom));
    if (row === undefined) throw new Error("No such product");
    const { id: _id, translationGroupId: _group, ...columns } = row;
    await server.db.insert(products).values(Array.from({ length: 1000 }, () => columns));
    const paged = await cascadePage({ keyword: "many" });
    expect(paged.body).toMatchObject({ truncated: true });
    expect(JSON.stringify(paged.body.result).match(/"kind":"product"/g)).toHaveLength(998);
    const picked = await options({ parentId: middle });
    expect(picked.body).toMatchObject({ truncated: true });
    expect(picked.body.result).toHaveLength(999);
    await server.db.delete(products).where(eq(products.parentId, middle));
  });
});

describe("deleting many products", () => {
  test("deletes the deepest first and returns what remains", async () => {
    const { top, middle, bottom } = await line("Rotors");
    const kept = await line("Kept");
    const ids = [top, "nowhere", kept.middle, middle, bottom];
    const outcome = await deleteBatch(ids);
    expect(outcome.deleted).toBe(3);
    expect(outcome.failed).toHaveLength(2);
    expect(outcome.failed).toEqual(
      expect.arrayContaining([
        { id: "nowhere", errorCode: "NOT_FOUND" },
        { id: kept.middle, errorCode: "HAS_CHILDREN" },
      ]),
    );
    expect((await get(top)).status).toBe(404);
    const [entry] = await server.db
      .select()
      .from(operationLogs)
      .where(eq(operationLogs.targetId, bottom))
      .orderBy(operationLogs.id)
      .offset(1);
    expect(entry).toMatchObject({
      operationId: "productsDeleteBatch",
      targetName: "Rotors product",
    });
  });

  test("deletes each once, however many callers there are", async () => {
    const lines = await Promise.all(["A", "B", "C"].map((name) => line(`Twice ${name}`)));
    const ids = lines.flatMap(({ top, middle, bottom }) => [top, middle, bottom]);
    const outcomes = await Promise.all(
      [ids, ids.toReversed(), ids].map((order) => deleteBatch(order)),
    );
    expect(outcomes.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(9);
  });
});
