import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  act,
  approve,
  get,
  publish,
  publishType,
  read,
  republish,
  result,
  signInStaff,
  write,
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
  const translationGroupId = (await getType(staff.typeId)).translationGroupId;
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
const saveType = (body: Record<string, unknown>) =>
  server.call<"articleTypesSave">("POST /api/dtArticleType/save", {
    token: staff.admin,
    body: { parentId: "0", kind: "list", name: "Type", ...body },
  });
const updateType = async (id: string, body: Record<string, unknown>) => {
  const { version } = await getType(id);
  const sent = { id, version, ...body };
  return server.call("PUT /api/dtArticleType/update", { token: staff.admin, body: sent });
};
const save = (body: Record<string, unknown>) =>
  server.call<"articlesSave">("POST /api/dtArticle/save", {
    token: staff.editor,
    body: { typeId: staff.typeId, title: "Tides", content: "<p>Text</p>", ...body },
  });
const update = async (id: string, body: Record<string, unknown>) => {
  const { version } = await get(staff, id);
  const sent = { id, version, ...body };
  return server.call<"articlesUpdate">("PUT /api/dtArticle/update", {
    token: staff.editor,
    body: sent,
  });
};
/** An article in both languages. */
async function pair(slug: string): Promise<{ en: string; zh: string }> {
  const en = await publish(staff, { title: `Tides ${slug}`, slug });
  const { translationGroupId } = await get(staff, en);
  const zh = await publish(staff, {
    typeId: xinwen,
    title: `潮位 ${slug}`,
    slug: `${slug}-zh`,
    translationGroupId,
  });
  return { en, zh };
}

describe("the language of an article", () => {
  test("is its type's, and another one is refused", async () => {
    const { id } = result(await save({ typeId: xinwen }));
    expect(await get(staff, id)).toMatchObject({ language: "zh-CN" });
    const refused = { fieldErrors: [{ field: "language", code: "const" }] };
    expect((await save({ typeId: xinwen, language: "en" })).body).toMatchObject(refused);
    expect((await update(id, { language: "en" })).body).toMatchObject(refused);
    result(await update(id, { typeId: staff.typeId, language: "en" }));
    expect(await get(staff, id)).toMatchObject({ language: "en" });
  });

  test("filters the lists of staff", async () => {
    const { en, zh } = await pair("filters");
    const ids = async (query: string) =>
      result(
        await server.call<"articlesPage">(`GET /api/dtArticle/page?pageSize=200&${query}`, {
          token: staff.editor,
        }),
      ).records.map(({ id }) => id);
    expect(await ids("language=zh-CN")).toContain(zh);
    expect(await ids("language=zh-CN")).not.toContain(en);
    const { translationGroupId } = await get(staff, en);
    expect((await ids(`translationGroupId=${translationGroupId}`)).toSorted()).toEqual(
      [en, zh].toSorted(),
    );
  });

  test("is part of what an approval states", async () => {
    const id = await write(staff);
    await approve(staff, id);
    result(await update(id, { typeId: xinwen }));
    expect((await act(staff, "publisher", "publish", id)).body.errorCode).toBe(
      "NOT_APPROVED_VERSION",
    );
    await republish(staff, id);
  });
});

describe("translations", () => {
  test("of an article name each other while they are public", async () => {
    const { en, zh } = await pair("named");
    const article = async (id: string) =>
      result(await read<"siteGetArticle">({ server }, `getArticle/${id}`));
    expect(await article(en)).toMatchObject({
      language: "en",
      translations: [
        { language: "zh-CN", id: zh, slug: "named-zh", url: "/zh/article-detail?id=named-zh" },
      ],
    });
    expect((await article(zh)).translations).toMatchObject([
      { id: en, url: "/article-detail?id=named" },
    ]);
    result(await act(staff, "publisher", "offline", zh));
    expect((await article(en)).translations).toEqual([]);
    result(await act(staff, "publisher", "publish", zh));
    expect((await article(en)).translations).toHaveLength(1);
    result(await update(zh, { translationGroupId: null }));
    expect((await article(en)).translations).toHaveLength(1);
    await republish(staff, zh);
    expect((await article(en)).translations).toEqual([]);
  });

  test("are one in each language, of a group that exists", async () => {
    const { en } = await pair("one-each");
    const { translationGroupId } = await get(staff, en);
    expect((await save({ typeId: xinwen, translationGroupId })).body).toMatchObject({
      errorCode: "DUPLICATE",
      fieldErrors: [{ field: "translationGroupId" }],
    });
    expect((await save({ translationGroupId: "nothing" })).body).toMatchObject({
      fieldErrors: [{ field: "translationGroupId", code: "exists" }],
    });
  });

  test("of an article that another has replaced are none when it leaves the trash", async () => {
    const { en, zh } = await pair("trashed");
    const { translationGroupId } = await get(staff, en);
    result(await server.call(`DELETE /api/dtArticle/delete/${zh}`, { token: staff.admin }));
    result(await save({ typeId: xinwen, title: "潮位", translationGroupId }));
    const [trashed] = result(
      await server.call<"articlesTrashPage">("GET /api/dtArticle/trash/page", {
        token: staff.admin,
      }),
    ).records.filter(({ id }) => id === zh);
    result(
      await server.call("POST /api/dtArticle/trash/restore", {
        token: staff.admin,
        body: { id: zh, version: trashed?.version },
      }),
    );
    expect((await get(staff, zh)).translationGroupId).not.toBe(translationGroupId);
  });
});

describe("a type", () => {
  test("has the language of the type above it, which stays while it holds something", async () => {
    const { id } = result(await saveType({ code: "below", parentId: xinwen }));
    expect(await getType(id)).toMatchObject({ language: "zh-CN" });
    expect(
      (await saveType({ code: "other", parentId: xinwen, language: "en" })).body.fieldErrors,
    ).toMatchObject([{ field: "language", code: "const" }]);
    expect((await updateType(id, { parentId: staff.typeId })).body.fieldErrors).toMatchObject([
      { field: "parentId", code: "const" },
    ]);
    expect((await updateType(xinwen, { language: "en" })).body.fieldErrors).toMatchObject([
      { field: "language", code: "state" },
    ]);
    result(await updateType(id, { parentId: "0" }));
    result(await updateType(id, { language: "en" }));
    expect(await getType(id)).toMatchObject({ language: "en" });
  });

  test("is found in a language by the code of its translation", async () => {
    const node = result(
      await read<"siteGetArticleType">({ server }, "getArticleType/news?lang=zh-CN"),
    );
    expect(node).toMatchObject({
      id: xinwen,
      language: "zh-CN",
      translations: [{ language: "en", slug: "news", url: "/article-list?type=news" }],
    });
    await publishType(staff, { code: "only-english", name: "Only English" });
    const path = "getArticleType/only-english?lang=zh-CN";
    expect((await read({ server }, path)).status).toBe(404);
  });
});

describe("public reads in a language", () => {
  test("contain nothing of another one", async () => {
    const { en, zh } = await pair("public");
    const banner = { position: "home", title: "横幅", image: "/files/a.webp", imageAlt: "图" };
    const token = staff.publisher;
    const link = { title: "联系", url: "/zh/other-detail?type=contact", language: "zh-CN" };
    result(
      await server.call("POST /api/dtBanner/save", {
        token,
        body: { ...banner, language: "zh-CN" },
      }),
    );
    result(await server.call("POST /api/dtQuickLink/save", { token, body: link }));
    result(
      await server.call("POST /api/dtRecommend/save", {
        token,
        body: { positionType: "home", articleId: zh },
      }),
    );
    const category = await saveProduct(server, staff.admin, {
      kind: "category",
      name: "水位计",
      language: "zh-CN",
      status: "onShelf",
    });
    for (const lang of ["en", "zh-CN"] as const) {
      const seen = async (path: string) => {
        const mark = path.includes("?") ? "&" : "?";
        return JSON.stringify((await read({ server }, `${path}${mark}lang=${lang}`)).body.result);
      };
      for (const path of ["articleList?pageSize=200", "newsArticles", "recommendArticles"]) {
        const text = await seen(path);
        expect([path, lang, text.includes(en), text.includes(zh)]).toEqual([
          path,
          lang,
          lang === "en",
          lang === "zh-CN",
        ]);
      }
      expect((await seen("searchContent?keyword=public")).includes(zh)).toBe(lang === "zh-CN");
      for (const [path, own] of [
        ["typeTree", "新闻"],
        ["getBannerList", "横幅"],
        ["quickLinkList", "联系"],
        ["indexRecommend/home", zh],
        ["productTree", category],
      ] as const) {
        expect([path, lang, (await seen(path)).includes(own)]).toEqual([
          path,
          lang,
          lang === "zh-CN",
        ]);
      }
    }
    expect((await read({ server }, `getArticle/${zh}?lang=en`)).status).toBe(404);
    expect((await read({ server }, `getArticle/${zh}?lang=zh-CN`)).status).toBe(200);
    expect((await read({ server }, "typeTree?lang=fr")).status).toBe(400);
  });

  test("count months and articles of the language alone", async () => {
    const count = async (lang: string) =>
      result(await read<"siteMoreMonthList">({ server }, `moreMonthList?lang=${lang}`)).reduce(
        (sum, month) => sum + month.count,
        0,
      );
    const total = async (lang: string) =>
      result(await read<"siteArticleList">({ server }, `articleList?lang=${lang}`)).total;
    expect([await count("en"), await count("zh-CN")]).toEqual([
      await total("en"),
      await total("zh-CN"),
    ]);
    const { total: all } = result(await read<"siteArticleList">({ server }, "articleList"));
    expect(all).toBe(await total("en"));
  });
});

describe("products", () => {
  /** A category, a series with a code and a product, as translations of others. */
  const line = async (language: string, of: readonly string[] = []) => {
    const add = async (at: number, body: Record<string, unknown>) => {
      const translationGroupId = of[at] === undefined ? null : await groupOf(of[at]);
      return saveProduct(server, staff.admin, { ...body, translationGroupId });
    };
    const category = await add(0, { kind: "category", name: "Radar", language });
    const series = await add(1, { kind: "series", name: "T", code: "T", parentId: category });
    const own = { kind: "product", name: `T80 ${language}`, code: "T80" };
    return [category, series, await add(2, { ...own, parentId: series })] as const;
  };
  const groupOf = async (id: string) => {
    const found = await server.call<"productsGet">("POST /api/product/get", {
      token: staff.admin,
      body: { id },
    });
    return result(found).translationGroupId;
  };

  test("have their category's language, may share a code, and name their translations", async () => {
    const english = await line("en");
    const [category, series, zh] = await line("zh-CN", english);
    const en = english[2];
    const product = async (path: string) =>
      result(await read<"siteGetProduct">({ server }, `getProduct/${path}`));
    expect(await product("t80")).toMatchObject({
      id: en,
      translations: [{ id: zh, url: "/zh/other-detail?type=products&id=T80" }],
    });
    expect(await product("t80?lang=zh-CN")).toMatchObject({ id: zh, language: "zh-CN" });
    const names = async (lang: string) =>
      result(await read<"siteProductList">({ server }, `productList?lang=${lang}`)).records.map(
        ({ name }) => name,
      );
    expect(await names("zh-CN")).toEqual(["T80 zh-CN"]);
    expect(await names("en")).toEqual(["T80 en"]);
    const radars = async (lang: string) =>
      result(await read<"siteProductTree">({ server }, `productTree?lang=${lang}`)).find(
        ({ name }) => name === "Radar",
      );
    const catalogue = "other-detail?type=products&within=";
    expect(await radars("en")).toMatchObject({
      id: english[0],
      translations: [{ language: "zh-CN", id: category, url: `/zh/${catalogue}${category}` }],
      children: [{ translations: [{ id: series, slug: "T", url: `/zh/${catalogue}T` }] }],
    });
    expect(await radars("zh-CN")).toMatchObject({
      translations: [{ language: "en", url: `/${catalogue}${english[0]}` }],
      children: [{ translations: [{ language: "en", url: `/${catalogue}T` }] }],
    });
    await changeProduct(server, staff.admin, category, { status: "offShelf" });
    expect(await radars("en")).toMatchObject({
      translations: [],
      children: [{ translations: [] }],
    });
  });
});

describe("the languages of the site", () => {
  const setting = async () =>
    result(
      await server.call<"siteSettingsGet">("GET /api/siteSetting/get", { token: staff.admin }),
    );
  const change = async (body: Record<string, unknown>) => {
    const { id, version } = await setting();
    return server.call("PUT /api/siteSetting/update", {
      token: staff.admin,
      body: { id, version, ...body },
    });
  };
  const english = { code: "en", name: "English", isDefault: true };
  const chinese = { code: "zh-CN", name: "中文", isDefault: false };

  test("are English and Chinese at first, and keep what there is content in", async () => {
    expect((await setting()).languages).toEqual([english, chinese]);
    for (const [languages, code] of [
      [[english], "state"],
      [[english, english], "uniqueItems"],
      [[english, { ...chinese, isDefault: true }], "contains"],
    ] as const) {
      expect((await change({ languages })).body.fieldErrors).toMatchObject([
        { field: "languages", code },
      ]);
    }
  });

  test("give each language the company's texts", async () => {
    const none = { copyright: null, address: null, seoTitle: null, seoDescription: null };
    const own = { companyName: "港湾工程", slogan: "二十年", ...none };
    const translations = [{ language: "zh-CN", ...own }];
    result(await change({ companyName: "Harbour Works", slogan: "Twenty years", translations }));
    const shown = async (query: string) =>
      result(await read<"siteGetStaticSetting">({ server }, `getStaticSetting${query}`));
    expect(await shown("")).toMatchObject({ companyName: "Harbour Works" });
    expect(await shown("?lang=zh-CN")).toMatchObject({
      companyName: "港湾工程",
      slogan: "二十年",
      seoTitle: null,
      languages: [english, chinese],
    });
    expect(
      (await change({ translations: [{ language: "en", ...own }] })).body.fieldErrors,
    ).toMatchObject([{ field: "translations" }]);
  });
});
