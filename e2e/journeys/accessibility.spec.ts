import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { enter, signIn } from "./_office.ts";

const publicScreens = [
  "/index",
  "/article-list",
  "/article-list?type=news",
  "/article-detail?id=forty-one-hours-on-the-aldra",
  "/article-detail?id=qiantang-bore-radar",
  "/other-detail?type=contact",
  "/search-list?keyword=radar",
  "/search-list?keyword=zzzzqqqq",
  "/login",
  "/404",
];

const officeScreens = [
  "/dashboard",
  "/content/articles",
  "/content/articles?keyword=zzzzqqqq",
  "/content/articles/new",
  "/tasks/wait-handle",
  "/tasks/handled",
  "/tasks/wait-read",
  "/tasks/read",
  "/system/users",
  "/system/roles",
  "/profile",
];

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

for (const theme of ["dark", "light"] as const) {
  test.describe(`in ${theme}`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript((name) => localStorage.setItem("themeName", name), theme),
    );

    for (const screen of publicScreens) {
      test(`${screen} has no serious fault`, async ({ page }) => {
        await page.goto(screen, { waitUntil: "networkidle" });
        expect(await seriousFaults(page)).toEqual([]);
      });
    }

    for (const screen of officeScreens) {
      test(`${screen} has no serious fault`, async ({ page }) => {
        await enter(page, "admin");
        await page.goto(screen, { waitUntil: "networkidle" });
        await expect(page.getByRole("main")).toBeVisible();
        expect(await seriousFaults(page)).toEqual([]);
      });
    }

    test("reading, editing and deciding have no serious fault", async ({ page }) => {
      await signIn(page, "admin");
      await page.goto("/content/articles?keyword=Skarnsund", { waitUntil: "networkidle" });
      await page
        .getByRole("main")
        .getByRole("link", { name: /Skarnsund/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole("main").getByRole("link", { name: "Edit" }).click();
      await expect(page.locator(".ProseMirror")).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
    });

    test("the task at hand has no serious fault", async ({ page }) => {
      await signIn(page, "reviewer");
      await page.goto("/tasks/wait-handle", { waitUntil: "networkidle" });
      await page
        .getByRole("main")
        .getByRole("link", { name: /staff gauge/ })
        .click();
      await expect(page.getByRole("button", { name: /^Approve/ })).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
    });
  });
}
