import { expect, test } from "./_test.ts";

/** The page is never loaded whole. */
const soon = { waitUntil: "commit" } as const;

test.beforeEach(async ({ page }) => {
  // A line so slow that the page's script never comes.
  await page.route(/\/assets\/.*\.js$/, () => {});
});

test("the language switch works before the script loads", async ({ page }) => {
  await page.goto("/article-list?pageNo=2", soon);
  await page.getByRole("link", { name: /^中文/ }).click();
  await expect(page.getByRole("heading", { name: "全部文章" })).toBeVisible();
  await expect(page).toHaveURL(/\/zh\/article-list$/);
});

test("the theme switch works before the script loads, and the choice is kept", async ({ page }) => {
  await page.goto("/article-list", soon);
  await page.getByRole("button", { name: /^Theme:/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.goto("/index", soon);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
