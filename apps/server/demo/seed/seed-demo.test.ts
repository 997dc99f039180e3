import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { read, result } from "../../tests/_content.ts";
import { startTestServer } from "../../tests/_server.ts";
import { articles as demoArticles, articleTypes, people } from "../index.ts";
import { articles, users } from "../../src/db/schema/index.ts";
import { publishedPassword } from "../../src/auth/published-password.ts";
import { openStorage } from "../../src/modules/files/storage/open-storage.ts";
import { seedDemo } from "./seed-demo.ts";

it("creates a whole site once, with every article in its state", async () => {
  await using server = await startTestServer({ env: { DEMO: "1" } });
  const now = new Date();
  const options = { storage: openStorage(server.config), now };
  expect(await seedDemo(server.db, options)).toBe(true);
  const before = await server.db.$count(articles);
  expect(await seedDemo(server.db, options)).toBe(false);
  expect(await server.db.$count(articles)).toBe(before);
  expect(before).toBe(demoArticles.length);
  expect(await server.db.$count(users)).toBe(people.length);
  const live = demoArticles.filter(({ state }) => state === "published");
  const records = [];
  for (const lang of ["en", "zh-CN"] as const) {
    const page = result(
      await read<"siteArticleList">({ server }, `articleList?pageSize=200&lang=${lang}`),
    );
    const lists = articleTypes
      .filter(({ kind, language = "en" }) => kind !== "single" && language === lang)
      .map(({ code }) => code);
    expect(page.total).toBe(live.filter(({ typeCode }) => lists.includes(typeCode)).length);
    records.push(...page.records);
  }
  const [newest] = live.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const article = result(
    await read<"siteGetArticle">({ server }, `getArticle/${newest?.slug ?? ""}`),
  );
  expect(article).toMatchObject({ title: newest?.title, publishedAt: newest?.publishedAt });
  expect(article.content).not.toContain("demo:");
  for (const cover of records.flatMap((card) => card.cover ?? [])) {
    expect((await fetch(server.url + cover, { method: "HEAD" })).status).toBe(200);
  }
  expect(result(await read<"siteGetBannerList">({ server }, "getBannerList"))).not.toEqual([]);
  expect(
    result(await read<"siteGetStaticSetting">({ server }, "getStaticSetting")).companyName,
  ).toBe("Kaldermeer Instruments");
  expect(await server.signIn("editor", publishedPassword)).not.toBe("");
  expect(readdirSync(join(server.config.uploadDir))).not.toEqual([]);
}, 60_000);
