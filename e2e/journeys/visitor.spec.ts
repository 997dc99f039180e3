import { expect, test } from "./_test.ts";

test("a visitor reads home, list and article, and finds it again by searching", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole("heading", { name: "From the journal" })).toBeVisible();

  await page.getByRole("link", { name: "All articles" }).first().click();
  await expect(page).toHaveURL(/\/article-list/);
  await page.getByRole("link", { name: "Engineering notes" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Engineering notes");
  const first = page.getByRole("main").locator(".line-title a").first();
  const title = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 10).replace(/[^\w ]/g, ".")));

  await page.goto(`/search-list?keyword=${encodeURIComponent(title)}`);
  await expect(page.getByRole("main").getByRole("link", { name: title }).first()).toBeVisible();
  await expect(page.locator("mark").first()).toBeVisible();
});

test("a visitor finds Chinese words inside longer ones", async ({ page }) => {
  await page.goto("/zh/search-list?keyword=水位");
  await expect(page.locator("mark").first()).toHaveText("水位");
});

test("an article is printed dark on light, whatever the theme", async ({ page }) => {
  await page.goto("/article-detail?id=forty-one-hours-on-the-aldra", { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.locator(".masthead .brand")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main sections" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Staff sign-in" })).toBeHidden();
});
