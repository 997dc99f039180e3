import type { Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

const addresses = [
  "/index",
  "/article-list",
  "/article-list?type=engineering",
  "/article-list?utm_source=mail&type=engineering&pageNo=1",
  "/article-detail?id=forty-one-hours-on-the-aldra",
  "/zh/article-detail?id=qiantang-bore-radar",
  "/article-detail?id=forty-one-hours-on-the-aldra&sent=1",
  "/article-list?tag=radar",
  "/article-list?month=2026-06",
  "/article-list?pageNo=2",
  "/other-detail?type=about",
  "/other-detail?type=contact",
  "/other-detail?type=products",
  "/other-detail?type=products&within=P",
  "/other-detail?type=products&id=T80",
  "/search-list",
  "/search-list?keyword=radar",
  "/search-list?keyword=zzzzqqqq",
];

/** Everything a page says to the console, and every call it makes to the API. */
function listen(page: Page): { messages: string[]; calls: string[] } {
  const heard: { messages: string[]; calls: string[] } = { messages: [], calls: [] };
  page.on("console", (message) => heard.messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => heard.messages.push(`error: ${error.message}`));
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/rest/")) heard.calls.push(request.url());
  });
  return heard;
}

/** Whether the page's script has taken over. */
const hydrated = (page: Page) => page.waitForFunction(() => !("$_TSR" in window));

for (const address of addresses) {
  test(`${address} hydrates without console errors or refetching`, async ({ page }) => {
    const heard = listen(page);
    const response = await page.goto(address, { waitUntil: "networkidle" });
    expect(response?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
    await hydrated(page);
    expect(heard).toEqual({ messages: [], calls: [] });
    await page.getByRole("button", { name: /^(Theme: |配色：)/ }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    expect(heard.messages).toEqual([]);
  });
}

test("a link navigates without a reload, and Back restores the scroll position", async ({
  page,
}) => {
  const heard = listen(page);
  await page.goto("/article-list", { waitUntil: "networkidle" });
  await page.evaluate(() => {
    document.documentElement.dataset["witness"] = "1";
    window.scrollTo(0, 900);
  });
  const link = page.locator(".line-title a").nth(6);
  const title = await link.textContent();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await expect(page.locator("html")).toHaveAttribute("data-witness", "1");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator(".line-title a").first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(heard.messages).toEqual([]);
});

test("an unknown URL renders a working not-found page", async ({ page }) => {
  const response = await page.goto("/nowhere", { waitUntil: "networkidle" });
  expect(response?.status()).toBe(404);
  const field = page.getByRole("searchbox");
  await field.fill("gauge");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search-list\?keyword=gauge$/);
  await expect(page.locator(".hit").first()).toBeVisible();
});

test("the chosen theme is applied before the first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("themeName", "light"));
  await page.goto("/index", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
