import type { Page } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { demoPassword, fillSignIn } from "./_admin.ts";
import { startApp } from "./_app.ts";
import { PICTURE_WAITS } from "./_console-notes.ts";
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
  page.on("console", (message) => {
    if (message.text() !== PICTURE_WAITS)
      heard.messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.messages.push(`error: ${error.message}`));
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/rest/")) heard.calls.push(request.url());
  });
  return heard;
}

for (const address of addresses) {
  test(`${address} hydrates without console errors or refetching`, async ({ page }) => {
    const heard = listen(page);
    const response = await page.goto(address, { waitUntil: "networkidle" });
    expect(response?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
    await startApp(page);
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
  await page.goto("/article-list");
  await page.evaluate(() => {
    document.documentElement.dataset["witness"] = "1";
    window.scrollTo(0, 900);
  });
  await startApp(page);
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

/** The most script of a visit that only reads, and of a page whose app has started; bytes of gzip. Only lower them. */
const readBudget = 1_980;
const appBudget = 124_000;

test("who only reads downloads next to no script, and the app at the first touch", async ({
  page,
}) => {
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const weight = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    scripts.set(response.url(), weight);
  });
  const weigh = async () => {
    const weights = await Promise.all(scripts.values());
    return weights.reduce((sum, weight) => sum + weight, 0);
  };
  for (const address of [
    "/index",
    "/article-list",
    "/article-detail?id=forty-one-hours-on-the-aldra",
  ]) {
    scripts.clear();
    await page.goto(address, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    expect(await weigh(), `${address}, read`).toBeLessThanOrEqual(readBudget);
    await startApp(page);
    expect(await page.evaluate(() => window.scrollY), "the page stays where it is").toBe(400);
    await page.waitForLoadState("networkidle");
    expect(await weigh(), `${address}, in use`).toBeLessThanOrEqual(appBudget);
  }
  // Only staff may have a page there, so visitors get no app.
  scripts.clear();
  await page.goto("/no/such/page", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "All articles" }).hover();
  await page.waitForLoadState("networkidle");
  expect(await weigh(), "an unknown address").toBeLessThanOrEqual(readBudget);
});

test("what is typed and pressed before the app is there is not lost", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { promise: used, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/assets/frame-*.js", async (route) => {
    await used;
    await route.continue();
  });
  await page.goto("/article-detail?id=forty-one-hours-on-the-aldra");
  await page.getByLabel("Comment", { exact: true }).fill("Typed early");
  const copy = page.getByRole("button", { name: "Copy link" });
  await copy.click();
  await expect(copy).toHaveAttribute("aria-busy", "true");
  go();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  await expect(page.getByLabel("Comment", { exact: true })).toHaveValue("Typed early");
  await expect(page.getByText(/^[\d,]+ characters left\.$/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Comment", { exact: true })).toHaveValue("Typed early");
});

test("a click is the browser's when the app has not arrived in 120 seconds", async ({ page }) => {
  await page.clock.install();
  // Never answered.
  await page.route("**/assets/frame-*.js", () => undefined);
  await page.goto("/other-detail?type=products&id=T80");
  const compare = page.locator("a[data-by-app]").first();
  await compare.click();
  await page.clock.fastForward(119_000);
  await expect(compare).toHaveAttribute("aria-busy", "true");
  await page.clock.fastForward(1_000);
  await expect(page).toHaveURL(/product-compare/);
});

test("who signs in before the script is there is signed in by it, and goes where they wanted", async ({
  page,
}) => {
  const heard = listen(page);
  const { promise: typed, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/assets/frame-*.js", async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto("/login?redirectUrl=%2Fprofile%3Ffrom%3Dlogin", { waitUntil: "commit" });
  const name = page.getByLabel("User name");
  await name.pressSequentially("edi");
  const handle = await name.elementHandle();
  go();
  await expect(page.locator("html")).toHaveAttribute("data-app", "there");
  await page.keyboard.type("tor");
  await expect(name).toHaveValue("editor");
  expect(await handle?.evaluate((field) => field.isConnected)).toBe(true);
  await page.reload({ waitUntil: "commit" });
  await fillSignIn(page, "editor", demoPassword);
  await expect(page).toHaveURL(/\/profile\?from=login$/);
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await page.goto("/login?redirectUrl=%2Ftasks%2Fwait-handle");
  await expect(page).toHaveURL(/\/tasks\/wait-handle$/);
  expect(heard.messages).toEqual([]);
});

test("the chosen theme is applied before the first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("themeName", "light"));
  await page.goto("/index", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
