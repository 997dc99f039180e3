import { expect, test } from "@playwright/test";

test("a visitor reads home, list and article, and finds it again by searching", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole("heading", { name: "Newest" })).toBeVisible();

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
  await page.goto("/search-list?keyword=水位");
  await expect(page.locator("mark").first()).toHaveText("水位");
});

test("a comment waits for moderation and is not shown", async ({ page }) => {
  await page.goto("/article-detail?id=forty-one-hours-on-the-aldra", { waitUntil: "networkidle" });
  const words = `What a night ${Date.now()}`;
  const form = page.locator("form").filter({ has: page.getByLabel("Comment", { exact: true }) });
  await form.getByLabel("Name", { exact: true }).fill("Wim");
  await form.getByLabel("Comment", { exact: true }).fill(words);
  await form.getByRole("button", { name: "Send comment" }).click();
  await expect(page.getByText("waits for moderation")).toBeVisible();
  await page.reload();
  await expect(page.getByText(words)).toHaveCount(0);
});

test("the site reads without any script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/article-detail?id=forty-one-hours-on-the-aldra");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "News" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
  await context.close();
});

test("an address that does not exist is answered 404, a withdrawn article 410", async ({
  page,
}) => {
  const missing = await page.goto("/nothing-here");
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
  await page.getByRole("link", { name: "To the home page" }).click();
  await expect(page).toHaveURL(/\/index$/);
});

test("an article is printed dark on light, whatever the colours on the screen", async ({
  page,
}) => {
  await page.goto("/article-detail?id=forty-one-hours-on-the-aldra", { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.locator(".masthead")).toBeHidden();
});
