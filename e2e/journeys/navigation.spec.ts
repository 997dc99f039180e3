import type { Page } from "@playwright/test";
import { startApp } from "./_app.ts";
import { expect, test } from "./_test.ts";

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
/** What a screen reader announces of the page. */
const announced = (page: Page) => page.locator("body > [role=status]");

test("each navigation focuses the main heading and announces the title", async ({ page }) => {
  await page.goto("/index");
  await startApp(page);
  await expect(announced(page)).toHaveText("");
  await page.getByRole("link", { name: "All articles" }).first().press("Enter");
  await expect(heading(page)).toBeFocused();
  await expect(announced(page)).toHaveText(/^All articles · /);
  expect(await announced(page).textContent()).toBe(await page.title());

  const next = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" });
  await next.press("Enter");
  await expect(announced(page)).toHaveText(/^All articles, Page 2 · /);
  await expect(heading(page)).toBeFocused();

  const line = page.locator(".line-title a").last();
  const title = (await line.textContent()) ?? "";
  await line.press("Enter");
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  await expect(announced(page)).toContainText(title);
});

test("back restores the scroll position, although the heading is focused", async ({ page }) => {
  await page.goto("/article-list");
  await startApp(page);
  const line = page.locator(".line-title a").last();
  await line.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await line.click();
  await expect(heading(page)).not.toHaveText("All articles");
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText("All articles");
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("a link to a part of another page focuses that part", async ({ page }) => {
  await page.goto("/index");
  await startApp(page);
  const links = page.getByRole("navigation", { name: "Quick links" });
  await links.getByRole("link", { name: "Report a fault" }).press("Enter");
  await expect(page).toHaveURL(/type=contact#leave-message$/);
  const form = page.getByRole("heading", { name: "Leave a message" });
  await expect(form).toBeFocused();
  await expect(form).toBeInViewport();
});

test("pages that do not exist say so in their title, within the frame of the site", async ({
  page,
}) => {
  for (const address of [
    "/no/such/page",
    "/404",
    "/article-list?type=nope",
    "/article-list?type=news&pageNo=99",
    "/article-list?month=2026-13",
    "/search-list?keyword=radar&pageNo=99",
    "/other-detail?type=products&pageNo=99",
    "/other-detail?type=nope",
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page, address).toHaveTitle(/^Page not found · /);
    await expect(heading(page), address).toHaveText("Page not found");
    await expect(page.getByRole("main"), address).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Main sections" })).toHaveCount(1);
    await expect(page.getByRole("contentinfo"), address).toBeVisible();
  }
  await page.goto("/no/such/page");
  const sections = page.getByRole("navigation", { name: "Main sections" });
  await sections.getByRole("link", { name: "News" }).click();
  await expect(heading(page)).toHaveText("News");
});

test("a list is named after its filters, and one that finds nothing has status 404", async ({
  page,
}) => {
  await page.goto("/article-list?tag=radar");
  await expect(page).toHaveTitle(/^Tagged “radar” · /);
  await expect(heading(page)).toHaveText("Tagged “radar”");
  await page.goto("/article-list?type=news&month=2026-06");
  await expect(page).toHaveTitle(/^News · Published in June 2026 · /);
  const response = await page.goto("/article-list?tag=nope");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Nothing here matches.")).toBeVisible();
});

test("without a connection the page says so, and loads once there is one again", async ({
  page,
  context,
}) => {
  await page.goto("/index");
  await startApp(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "All articles" }).first().press("Enter");
  await expect(heading(page)).toHaveText("No connection");
  await expect(page).toHaveTitle(/^No connection · /);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText("All articles");
  await expect(page).toHaveTitle(/^All articles · /);
});

test("a failed navigation has the title of the failure", async ({ page }) => {
  await page.goto("/index");
  await startApp(page);
  await page.route("**/api/app/other/articleList*", (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 1, errorCode: "INTERNAL", message: "-", result: null },
    }),
  );
  await page.getByRole("link", { name: "All articles" }).first().press("Enter");
  await expect(heading(page)).toHaveText("This page could not be loaded");
  await expect(page).toHaveTitle(/^This page could not be loaded · /);
  await expect(heading(page)).toBeFocused();
  await page.unroute("**/api/app/other/articleList*");
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(heading(page)).toHaveText("All articles");
  await expect(heading(page)).toBeFocused();
});

test("a reply opens its form right after another comment was sent", async ({ page }) => {
  await page.goto("/article-detail?id=forty-one-hours-on-the-aldra");
  await startApp(page);
  await page.getByLabel("Name", { exact: true }).fill("Wim");
  await page.getByLabel("Comment", { exact: true }).fill("A first thought");
  await page.getByRole("button", { name: "Send comment" }).click();
  await expect(page.getByText("is waiting for moderation")).toBeVisible();
  const reply = page.getByRole("link", { name: /^Reply to / }).first();
  await reply.click();
  await expect(page.getByRole("heading", { name: /^Replying to / })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(page.getByText("is waiting for moderation")).toHaveCount(0);
});

test("a slow navigation has a progress bar until the page is there, on the site and in the back office", async ({
  page,
  signInAs,
}) => {
  const hold = async (url: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(url, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };
  await page.goto("/index");
  await startApp(page);
  const bar = page.locator(".progress-bar");
  await expect(bar).toHaveCSS("opacity", "0");
  const showArticles = await hold("**/api/app/other/articleList*");
  await page.getByRole("link", { name: "All articles" }).first().press("Enter");
  await expect(bar).toHaveCSS("opacity", "1");
  await expect(bar).toHaveText("Loading the page");
  showArticles();
  await expect(heading(page)).toHaveText("All articles");
  await expect(bar).toHaveCSS("opacity", "0");
  await expect(bar).toHaveText("");

  await signInAs("admin");
  await page.goto("/content/quick-links");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const progress = page.locator("[role=progressbar][aria-label=Loading]");
  await expect(progress).toHaveCSS("opacity", "0");
  const showLinks = await hold("**/assets/friendly-link-list-page-*.js");
  await page.getByRole("link", { name: "Friendly links" }).press("Enter");
  await expect(progress).toHaveCSS("opacity", "1");
  await expect(progress).not.toHaveAttribute("aria-hidden", "true");
  showLinks();
  await expect(heading(page)).toHaveText("Friendly links");
  await expect(progress).toHaveCSS("opacity", "0");
});
