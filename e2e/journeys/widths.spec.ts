import type { Page } from "@playwright/test";
import { openUntilIdle } from "../network-idle.ts";
import { violationsInBothThemes } from "./_accessibility.ts";
import { expect, test } from "./_test.ts";

/*
 * Screens on a phone; at full depth at every width that the design knows, and in both languages. What opens on them is
 * judged at one width in accessibility.spec.ts.
 */

const isFull = process.env["TEST_DEPTH"] === "full";

const publicScreens = [
  "/index",
  "/article-list?type=news",
  "/article-detail?id=forty-one-hours-on-the-aldra",
  "/other-detail?type=contact",
  "/other-detail?type=products",
  "/other-detail?type=products&id=T80",
  "/product-compare?ids=T80,P12",
  "/search-list?keyword=radar",
];

const chineseScreens = [
  "/zh/index",
  "/zh/article-list",
  "/zh/article-detail?id=qiantang-bore-radar",
  "/zh/other-detail?type=products&id=T80",
  "/zh/search-list?keyword=%E9%9B%B7%E8%BE%BE",
];

const adminScreens = [
  "/dashboard",
  "/content/articles",
  "/content/comments?status=all",
  "/content/media",
  "/tasks/wait-handle",
  "/products",
  "/system/users",
  "/system/roles",
  "/system/menus",
  "/monitor/operation-logs",
  "/profile",
];

/** Nothing of a screen is out of reach to the side. */
async function expectFits(page: Page, screen: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(beyond, `${screen} is too wide by`).toBeLessThanOrEqual(0);
}

for (const width of isFull ? [320, 390, 768, 1024, 1440] : [390]) {
  test(`public pages fit ${width} px, without accessibility violations`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    for (const screen of [...publicScreens, ...chineseScreens]) {
      await page.goto(screen, { waitUntil: "networkidle" });
      await expectFits(page, screen);
      expect.soft(await violationsInBothThemes(page), screen).toEqual([]);
    }
  });

  for (const language of isFull ? ["en", "zh-CN"] : ["zh-CN"]) {
    test(`screens in ${language} fit ${width} px, without accessibility violations`, async ({
      page,
      context,
      baseURL,
      signInAs,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await signInAs("admin");
      await context.addCookies([{ name: "language", value: language, url: baseURL ?? "" }]);
      for (const screen of adminScreens) {
        await openUntilIdle(page, screen);
        await expect(page.getByRole("main")).toBeVisible();
        await expectFits(page, screen);
        expect.soft(await violationsInBothThemes(page), screen).toEqual([]);
      }
    });
  }
}
