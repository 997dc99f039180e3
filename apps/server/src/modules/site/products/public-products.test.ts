import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { publish, read, result, signInStaff } from "../../../../tests/_content.ts";
import {
  addManyProducts,
  changeProduct,
  saveProduct,
  createProductLine,
} from "../../../../tests/_products.ts";
import { openTestDatabase } from "../../../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../../../tests/_server.ts";
import type { Database } from "../../../db/database.ts";
import { products } from "../../../db/schema/index.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  token = await server.signIn("publisher");
});
afterAll(() => server[Symbol.asyncDispose]());

const shelve = (name: string, fields: Record<string, unknown> = {}) =>
  createProductLine(server, token, name, fields);
const change = (id: string, changes: Record<string, unknown>) =>
  changeProduct(server, token, id, changes);
const product = (name: string) => read<"siteGetProduct">({ server }, `getProduct/${name}`);
const list = async (query: string, from = server) =>
  result(await read<"siteProductList">({ server: from }, `productList?${query}`));
const tree = async () => result(await read<"siteProductTree">({ server }, "productTree"));
const download = async (id: string) =>
  (await fetch(`${server.url}/rest/api/app/other/downFile?id=${id}`)).status;

async function upload(name: string) {
  const form = new FormData();
  form.set("fileName", new Blob(["a,b\r\n1,2\r\n"]), name);
  const stored = result(await server.call<"filesUpload">("POST /api/file/upload", { token, form }));
  const { id, url, size, mimeType } = stored;
  return { id, name: stored.name, url, size, mimeType };
}

describe("a product on the shelf", () => {
  test("is read by its id and by its code in any case, with all public fields", async () => {
    const attachment = await upload("Drawing.csv");
    const specs = [
      { group: "Size", name: "Length", value: "4.2", unit: "m" },
      { group: "Supply", name: "Voltage", value: "12", unit: "V" },
      { group: "Size", name: "Width", value: "1.4", unit: "m" },
    ];
    const line = await shelve("Boats", {
      code: "HL/42.a",
      brand: "Harbour",
      priceAmount: "1280",
      priceCurrency: "EUR",
      content: '<p onclick="x()">Text</p>',
      images: "/files/a.webp;/files/b.webp",
      specs,
      attachments: [attachment],
    });
    const found = result(await product(line.product));
    expect(found).toMatchObject({
      id: line.product,
      code: "HL/42.a",
      name: "Boats product",
      brand: "Harbour",
      priceAmount: "1280.00",
      priceCurrency: "EUR",
      priceNote: null,
      content: "<p>Text</p>",
      images: "/files/a.webp;/files/b.webp",
      seriesId: line.series,
      seriesName: "Boats series",
      attachments: [attachment],
      breadcrumbs: [
        { id: line.category, code: null, name: "Boats" },
        { id: line.series, code: null, name: "Boats series" },
      ],
      specGroups: [
        { name: "Size", specs: [specs[0], specs[2]] },
        { name: "Supply", specs: [specs[1]] },
      ],
    });
    expect(Object.keys(found)).not.toContain("createdBy");
    const address = `GET /api/app/other/getProduct/${encodeURIComponent("hl/42.A")}`;
    expect(result(await server.call<"siteGetProduct">(address))).toEqual(found);
  });

  test("is NOT_FOUND as a draft, GONE off the shelf, also through its series or category", async () => {
    const line = await shelve("Pumps");
    const statusOf = async () => (await product(line.product)).status;
    const count = async () =>
      (await list("")).records.filter(({ id }) => id === line.product).length;
    for (const id of [line.product, line.series, line.category]) {
      for (const [status, expected] of [
        ["draft", 404],
        ["offShelf", 410],
        ["onShelf", 200],
      ] as const) {
        await change(id, { status });
        expect([id, status, await statusOf()]).toEqual([id, status, expected]);
        expect(await count()).toBe(expected === 200 ? 1 : 0);
      }
    }
    await change(line.series, { status: "offShelf" });
    await change(line.category, { status: "draft" });
    expect(await statusOf()).toBe(404);
    for (const name of ["nothing", line.series, line.category]) {
      expect((await product(name)).body).toMatchObject({ errorCode: "NOT_FOUND" });
    }
  });

  test("offers its attachments as downloads, and nothing else does", async () => {
    const [sheet, other] = await Promise.all([upload("Sheet.csv"), upload("Other.csv")]);
    const line = await shelve("Valves", { attachments: [sheet], summary: other.url });
    expect(await download(sheet.id)).toBe(200);
    expect(await download(other.id)).toBe(404);
    await change(line.category, { status: "offShelf" });
    expect(await download(sheet.id)).toBe(404);
    await change(line.category, { status: "onShelf" });
    await change(line.product, { status: "draft" });
    expect(await download(sheet.id)).toBe(404);
    await change(line.product, { status: "onShelf", attachments: [] });
    expect(await download(sheet.id)).toBe(404);
  });
});

describe("a discontinued product", () => {
  test("keeps its page and its files, leaves the catalogue and names its successor", async () => {
    const sheet = await upload("Old.csv");
    const line = await shelve("Sondes", { attachments: [sheet] });
    const [first, last] = await Promise.all(
      [10, 30].map((orderBy) =>
        saveProduct(server, token, {
          kind: "product",
          parentId: line.series,
          name: `Sonde ${orderBy}`,
          orderBy,
        }),
      ),
    );
    await change(line.product, { status: "discontinued", replacedById: last, orderBy: 20 });
    expect(result(await product(line.product))).toMatchObject({
      isDiscontinued: true,
      replacedBy: { id: last, code: null, name: "Sonde 30" },
      previous: { id: first },
      next: { id: last },
    });
    expect(await download(sheet.id)).toBe(200);
    const { records } = await list(`within=${line.series}`);
    expect(records.map(({ id }) => id)).toEqual([first, last]);
    await change(last ?? "", { status: "draft" });
    expect(result(await product(line.product)).replacedBy).toBeNull();
  });
});

describe("a product and its articles", () => {
  test("name each other while both are public", async () => {
    const staff = await signInStaff(server);
    const about = { id: await publish(staff, { title: "About it" }), title: "About it" };
    const other = { id: await publish(staff, { title: "As well" }), title: "As well" };
    const line = await shelve("Named", {
      relatedArticleIds: [other.id, about.id],
      variants: [{ code: "N-1", name: "One", specs: [] }],
      priceAmount: "5",
      priceCurrency: "EUR",
    });
    const shown = result(await product(line.product));
    expect(shown.relatedArticles).toMatchObject([other, about]);
    expect(shown.variants).toMatchObject([{ code: "N-1", priceAmount: "5.00" }]);
    const naming = async () => (await list(`articleId=${about.id}`)).records.map(({ id }) => id);
    expect(await naming()).toEqual([line.product]);
    await change(line.product, { status: "discontinued" });
    expect(await naming()).toEqual([line.product]);
    await change(line.series, { status: "offShelf" });
    expect(await naming()).toEqual([]);
  });
});

describe("the catalogue", () => {
  test("contains in tree order what is on the shelf with all its ancestors", async () => {
    const first = await shelve("Aft", { orderBy: 20 });
    const second = await shelve("Bow", { priceAmount: "9.5", priceCurrency: "EUR" });
    await change(first.category, { orderBy: -10, code: "AFT" });
    await change(second.category, { orderBy: -5 });
    const add = (parentId: string, name: string, more: Record<string, unknown> = {}) =>
      saveProduct(server, token, { kind: "product", parentId, name, ...more });
    await add(first.series, "Aft early", { orderBy: 10 });
    await add(first.series, "Aft draft", { status: "draft" });
    const closed = await saveProduct(server, token, {
      kind: "series",
      parentId: first.category,
      name: "Closed",
      status: "offShelf",
    });
    await add(closed, "Aft closed");

    const names = async (query: string) => (await list(query)).records.map(({ name }) => name);
    expect((await names("")).slice(0, 3)).toEqual(["Aft early", "Aft product", "Bow product"]);
    expect(await names("pageSize=2&pageNo=2")).toContain("Bow product");
    expect(await list("within=aft&pageSize=1&pageNo=2")).toMatchObject({
      records: [{ name: "Aft product", seriesName: "Aft series" }],
      total: 2,
      pages: 2,
    });
    expect(await names(`within=${second.series}`)).toEqual(["Bow product"]);
    for (const within of [closed, first.product, "nothing"]) {
      const reply = await read({ server }, `productList?within=${within}`);
      expect([within, reply.status]).toEqual([within, 404]);
    }
    expect((await tree()).slice(0, 2)).toMatchObject([
      { id: first.category, code: "AFT", productCount: 2, children: [{ productCount: 2 }] },
      { id: second.category, productCount: 1, children: [{ id: second.series }] },
    ]);
  });

  test("is limited and fast, whatever its size", { timeout: 120_000 }, async () => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    await addManyProducts(database.db, 10_000);
    await using large = await startTestServer({ database, env: { RESPONSE_CACHE_MB: "0" } });
    const seen = new Set<string>();
    for (let pageNo = 1; pageNo <= 45; pageNo += 1) {
      const { records, total } = await list(`pageSize=200&pageNo=${pageNo}`, large);
      expect(total).toBe(9000);
      for (const { id } of records) seen.add(id);
    }
    expect(seen.size).toBe(9000);
    expect(await list("pageNo=1000000&pageSize=200", large)).toMatchObject({ records: [] });
    expect(await list("within=s1", large)).toMatchObject({ total: 500, pages: 50 });
    const startedMs = performance.now();
    for (let n = 0; n < 20; n += 1) await list("pageSize=24&pageNo=300", large);
    expect((performance.now() - startedMs) / 20).toBeLessThan(50);

    const extra = Array.from({ length: 1000 }, (_, n) => ({ id: `x${n}`, name: `Extra ${n}` }));
    const {
      id: _id,
      name: _name,
      translationGroupId: _group,
      ...rest
    } = await firstCategory(database);
    await database.db.insert(products).values(extra.map((row) => ({ ...rest, ...row })));
    const reply = await read<"siteProductTree">({ server: large }, "productTree");
    expect(reply.body).toMatchObject({ truncated: true });
    const nodes = result(reply).flatMap((node) => [node, ...node.children]);
    expect(nodes).toHaveLength(999);
  });
});

async function firstCategory({ db }: Database) {
  const [row] = await db.select().from(products).where(eq(products.kind, "category")).limit(1);
  if (row === undefined) throw new Error("There is no category");
  return row;
}
