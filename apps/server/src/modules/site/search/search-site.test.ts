import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import {
  act,
  publish,
  publishType,
  read,
  result,
  signInStaff,
  write,
  type StaffClient,
} from "../../../../tests/_content.ts";
import { changeProduct, createProductLine, type ProductLine } from "../../../../tests/_products.ts";
import { startTestServer, type TestServer } from "../../../../tests/_server.ts";
import { articleSearch, productSearch, searchWords } from "../../../db/schema/index.ts";
import { renewIndex } from "../../search-index/renew-index.ts";

let server: TestServer;
let staff: StaffClient;
let line: ProductLine;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  staff = await signInStaff(server);
  const sheet = await upload("T80-Kennblatt.csv");
  const drawing = await upload("Pegelhaus.csv");
  line = await createProductLine(server, staff.admin, "Radar", {
    name: "Radar level sensor",
    code: "T80",
    brand: "Kalder",
    summary: "Looks down at the water.",
    specs: [{ group: "Housing", name: "Material", value: "titanium" }],
    attachments: [sheet],
  });
  const about = await publishType(staff, { code: "about", name: "About", kind: "single" });
  await publish(staff, { typeId: about, title: "About our works in Vlissingen" });
  await publish(staff, {
    title: "How a T80 was installed",
    content: "<p>The calibration of a gauge takes a morning.</p>",
    attachments: [drawing],
  });
  await publish(staff, { title: "雷达水位计校准", content: "<p>水位</p>" });
  await publish(staff, { title: "雷達流速儀", content: "<p>傳統</p>" });
});
afterAll(() => server[Symbol.asyncDispose]());

async function upload(name: string) {
  const form = new FormData();
  form.set("fileName", new Blob(["a,b\r\n1,2\r\n"]), name);
  const sent = { token: staff.admin, form };
  const { id, url, size, mimeType } = result(
    await server.call<"filesUpload">("POST /api/file/upload", sent),
  );
  return { id, name, url, size, mimeType };
}

async function search(keyword: string, more = "") {
  return result(await read<"siteSearchContent">(staff, `searchContent?keyword=${keyword}${more}`));
}
const titles = async (keyword: string, more = "") =>
  (await search(keyword, more)).records.map(({ kind, title }) => `${kind}: ${title}`);

describe("a search", () => {
  it("finds products by name, code, summary and specifications, before what is about them", async () => {
    const product = "product: Radar level sensor";
    expect(await titles("t80")).toEqual([product, "article: How a T80 was installed"]);
    for (const keyword of ["level sensors", "kalder", "looks down", "titanium"]) {
      expect([keyword, await titles(keyword)]).toEqual([keyword, [product]]);
    }
    const [hit] = (await search("titanium")).records;
    expect(hit?.snippet).toBe("Material: titanium");
    expect(hit?.product).toMatchObject({
      id: line.product,
      code: "T80",
      seriesName: "Radar series",
    });
    expect(hit?.article).toBeUndefined();
  });

  it("finds single pages, and names of attachments of articles and products", async () => {
    expect(await titles("Vlissingen")).toEqual(["page: About our works in Vlissingen"]);
    expect(await titles("pegelhaus")).toEqual(["article: How a T80 was installed"]);
    const [hit] = (await search("kennblatt")).records;
    expect(hit).toMatchObject({ kind: "product", attachment: { name: "T80-Kennblatt.csv" } });
    expect(hit?.attachment?.nameHighlights).toEqual([{ start: 4, end: 13 }]);
  });

  it("returns one kind or type when asked to", async () => {
    expect(await titles("t80", "&kind=product")).toEqual(["product: Radar level sensor"]);
    expect(await titles("t80", "&kind=article")).toEqual(["article: How a T80 was installed"]);
    expect(await titles("vlissingen", "&kind=article")).toEqual([]);
    expect(await titles("vlissingen", "&kind=page")).toHaveLength(1);
    expect(await titles("t80", "&typeCode=news")).toEqual(["article: How a T80 was installed"]);
    expect(await titles("t80", "&typeCode=news&kind=product")).toEqual([]);
  });

  it("is in the reader's language", async () => {
    expect(await titles("t80", "&lang=zh-CN")).toEqual([]);
  });

  it("completes a code as it is typed", async () => {
    expect((await titles("t8"))[0]).toBe("product: Radar level sensor");
  });

  it.each(["cal", "Vlis", "tita"])("completes %s as it is typed", async (keyword) => {
    const { records, searchable } = await search(keyword);
    expect(searchable).toBe(true);
    expect(records[0]?.titleHighlights.concat(records[0].snippetHighlights)).not.toEqual([]);
  });

  it("completes the last word only, and puts the whole word first", async () => {
    expect(await titles("radar lev")).toEqual(["product: Radar level sensor"]);
    expect(await titles("rad level")).toEqual([]);
  });

  it.each([
    ["guage", "gauge"],
    ["calibraton", "calibration"],
    ["Vlissigen", "vlissingen"],
    ["installed guage", "installed gauge"],
    ["雷达水位机", "雷达水位"],
  ])("suggests for %s: %s", async (keyword, suggestion) => {
    const found = await search(keyword);
    expect(found).toMatchObject({ total: 0, suggestion });
    expect((await search(suggestion)).total).toBeGreaterThan(0);
  });

  it("suggests nothing for what is found, unlike everything, or found in another language only", async () => {
    for (const keyword of ["gauge", "xyzzyplugh"]) {
      expect(await search(keyword)).not.toHaveProperty("suggestion");
    }
    expect(await search("guage")).toHaveProperty("suggestion");
    const chinese = await read(staff, "searchContent?keyword=guage&lang=zh-CN");
    expect(chinese.body.result).not.toHaveProperty("suggestion");
  });

  it("takes traditional and simplified characters for the same", async () => {
    expect(await titles("雷達水位計校準")).toEqual(["article: 雷达水位计校准"]);
    expect(await titles("流速仪")).toEqual(["article: 雷達流速儀"]);
    const [hit] = (await search("雷达流速仪")).records;
    expect(hit?.titleHighlights).toEqual([{ start: 0, end: 5 }]);
  });

  it.each(["the", "a", "The of and", "的", "%00", "%'_", "…"])(
    "finds nothing for %s, and says that there is no word in it",
    async (keyword) => {
      expect(await search(keyword)).toMatchObject({ total: 0, searchable: false });
    },
  );

  it("does not need the stop words of a sentence", async () => {
    expect(await titles("the calibration of gauges")).toHaveLength(1);
  });
});

describe("what is not public", () => {
  test.each(["product", "series", "category"] as const)(
    "is not found while the %s is off the shelf",
    async (part) => {
      for (const status of ["offShelf", "draft"]) {
        await changeProduct(server, staff.admin, line[part], { status });
        expect(await titles("titanium")).toEqual([]);
        expect(await titles("tita")).toEqual([]);
        expect(await search("titanum")).not.toHaveProperty("suggestion");
      }
      await changeProduct(server, staff.admin, line[part], { status: "onShelf" });
      expect(await titles("titanium")).toHaveLength(1);
      expect(await search("titanum")).toMatchObject({ suggestion: "titanium" });
    },
  );

  it("is neither found, nor completed, nor suggested", async () => {
    await write(staff, { title: "Quicksilver drafts" });
    const id = await publish(staff, { title: "Marshland" });
    expect(await search("marshlnad")).toMatchObject({ suggestion: "marshland" });
    await act(staff, "publisher", "offline", id);
    for (const keyword of ["quicksilver", "quicks", "marshland", "marsh"]) {
      expect([keyword, await titles(keyword)]).toEqual([keyword, []]);
    }
    for (const keyword of ["marshlnad", "quicksivler"]) {
      expect(await search(keyword)).not.toHaveProperty("suggestion");
    }
  });
});

test("a server renews what an older one has indexed", async () => {
  await server.db.execute(sql`delete from product_search`);
  await server.db.delete(searchWords);
  await server.db
    .update(articleSearch)
    .set({ indexVersion: 0, tokens: "'old'", words: sql`replace(words, 'Pegelhaus.csv', '')` });
  expect(await titles("pegelhaus")).toEqual([]);
  while (await renewIndex(server.db));
  expect(await titles("t80")).toEqual([
    "product: Radar level sensor",
    "article: How a T80 was installed",
  ]);
  expect(await titles("pegelhaus")).toHaveLength(1);
  expect(await search("guage")).toMatchObject({ suggestion: "gauge" });
  const entries = await server.db.$count(productSearch);
  await renewIndex(server.db);
  expect(await server.db.$count(productSearch)).toBe(entries);
});
