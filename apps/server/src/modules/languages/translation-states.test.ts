import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  get,
  publish,
  publishType,
  republish,
  result,
  signInStaff,
  type StaffClient,
} from "../../../tests/_content.ts";
import { changeProduct, saveProduct } from "../../../tests/_products.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

let server: TestServer;
let staff: StaffClient;
/** The Chinese translation of the type `news`. */
let xinwen: string;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  const { translationGroupId } = await getType(staff.typeId);
  const fields = { code: "xinwen", name: "新闻", language: "zh-CN", translationGroupId };
  xinwen = await publishType(staff, fields);
});
afterAll(() => server[Symbol.asyncDispose]());

const getType = async (id: string) =>
  result(
    await server.call<"articleTypesGet">(`GET /api/dtArticleType/get/${id}`, {
      token: staff.admin,
    }),
  );
const update = async (id: string, body: Record<string, unknown>) => {
  const { version } = await get(staff, id);
  const sent = { id, version, ...body };
  result(await server.call("PUT /api/dtArticle/update", { token: staff.editor, body: sent }));
};
const page = async (query: string) =>
  result(
    await server.call<"articlesPage">(`GET /api/dtArticle/page?pageSize=200&${query}`, {
      token: staff.editor,
    }),
  ).records;
const ids = async (query: string) => (await page(query)).map(({ id }) => id);

/** An English article and, written later, its Chinese translation. */
async function pair(slug: string): Promise<{ en: string; zh: string }> {
  const en = await publish(staff, { title: `Tides ${slug}`, slug });
  const { translationGroupId } = await get(staff, en);
  const fields = { typeId: xinwen, title: `潮位 ${slug}`, slug: `${slug}-zh` };
  return { en, zh: await publish(staff, { ...fields, translationGroupId }) };
}

describe("the translations of an article", () => {
  test("are named with their states, and the one that was first is the source", async () => {
    const { en, zh } = await pair("named");
    const head = { isOutdated: false, displayStatus: "published" };
    const source = { ...head, id: en, language: "en", name: "Tides named", isSource: true };
    const translation = { ...head, id: zh, language: "zh-CN", name: "潮位 named", isSource: false };
    expect((await get(staff, en)).translations).toEqual([translation]);
    expect((await get(staff, zh)).translations).toEqual([source]);
    const [listed] = await page("keyword=Tides named");
    expect(listed?.translations).toEqual([translation]);
    expect((await get(staff, await publish(staff))).translations).toEqual([]);
  });

  test("are older than the source once it is saved after them, until they are saved", async () => {
    const { en, zh } = await pair("older");
    await update(en, { title: "Tides older, again" });
    expect(await get(staff, zh)).toMatchObject({ isOutdated: true });
    const source = await get(staff, en);
    expect(source).toMatchObject({
      isOutdated: false,
      translations: [{ id: zh, isOutdated: true }],
    });
    expect(await ids("isOutdated=true")).toEqual([zh]);
    expect(await ids("isOutdated=false")).toContain(en);
    expect(await ids("isOutdated=false")).not.toContain(zh);
    await update(zh, { title: "潮位 older, 再次" });
    expect(await get(staff, zh)).toMatchObject({ isOutdated: false });
    expect(await ids("isOutdated=true")).toEqual([]);
    // What a translation says is no reason to change its source.
    expect(await get(staff, en)).toMatchObject({ isOutdated: false });
  });

  test("are not older for a publication, which saves nothing", async () => {
    const { en, zh } = await pair("published");
    await update(en, { title: "Tides published, again" });
    await update(zh, { title: "潮位 published, 再次" });
    await republish(staff, en);
    expect(await get(staff, zh)).toMatchObject({ isOutdated: false });
  });

  test("are missing until one is joined, and again once it has left or is in the trash", async () => {
    const en = await publish(staff, { title: "Missing", slug: "missing" });
    expect(await ids("missingIn=zh-CN")).toContain(en);
    expect(await ids("missingIn=en")).not.toContain(en);
    const { translationGroupId } = await get(staff, en);
    const zh = await publish(staff, { typeId: xinwen, title: "缺失", slug: "missing-zh" });
    expect(await ids("missingIn=en")).toContain(zh);
    await update(zh, { translationGroupId });
    expect(await ids("missingIn=zh-CN")).not.toContain(en);
    expect(await ids("missingIn=en")).not.toContain(zh);
    await update(zh, { translationGroupId: null });
    expect(await ids("missingIn=zh-CN")).toContain(en);
    await update(zh, { translationGroupId });
    result(await server.call(`DELETE /api/dtArticle/delete/${zh}`, { token: staff.admin }));
    expect(await ids("missingIn=zh-CN")).toContain(en);
    expect((await get(staff, en)).translations).toEqual([]);
  });

  test("are offered to be joined where they are missing", async () => {
    const { zh } = await pair("offered");
    const alone = await publish(staff, { typeId: xinwen, title: "待选", slug: "alone-zh" });
    const path = "GET /api/dtArticle/list?language=zh-CN&missingIn=en";
    const found = result(await server.call<"articlesList">(path, { token: staff.editor }));
    const offered = found.map(({ id }) => id);
    expect(offered).toContain(alone);
    expect(offered).not.toContain(zh);
  });
});

test("types name their translations and say when these are older", async () => {
  const own = await getType(staff.typeId);
  expect(own.translations).toMatchObject([
    { id: xinwen, language: "zh-CN", name: "新闻", isSource: false, displayStatus: "published" },
  ]);
  const body = { id: own.id, version: own.version, description: "What is new." };
  result(await server.call("PUT /api/dtArticleType/update", { token: staff.admin, body }));
  expect(await getType(xinwen)).toMatchObject({ isOutdated: true });
});

test("products name their translations and say when these are older", async () => {
  const save = async (fields: Record<string, unknown>) =>
    saveProduct(server, staff.admin, { kind: "category", ...fields });
  const read = async (id: string) =>
    result(
      await server.call<"productsGet">("POST /api/product/get", {
        token: staff.admin,
        body: { id },
      }),
    );
  const en = await save({ name: "Gauges" });
  const { translationGroupId } = await read(en);
  const zh = await save({ name: "水位计", language: "zh-CN", translationGroupId });
  expect((await read(en)).translations).toMatchObject([
    { id: zh, language: "zh-CN", name: "水位计", isSource: false, isOutdated: false },
  ]);
  await changeProduct(server, staff.admin, en, { name: "Tide gauges" });
  expect(await read(zh)).toMatchObject({ isOutdated: true });
});
