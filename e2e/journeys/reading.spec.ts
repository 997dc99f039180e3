import type { Page } from "@playwright/test";
import { startApp } from "./_app.ts";
import { expect, test } from "./_test.ts";

const article = "/article-detail?id=forty-one-hours-on-the-aldra";
const focused = (page: Page) => page.locator(":focus");

test("search runs while typing, aborts outdated requests, and is navigable by keyboard", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/searchContent")) asked.push(searchParams.get("keyword") ?? "");
  });
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.route("**/searchContent?keyword=ra&*", async () => {
    // Never answered: only what is called off ends.
  });
  await page.goto("/search-list", { waitUntil: "networkidle" });
  const field = page.getByRole("searchbox");
  await expect(field).toBeFocused();
  const calledOff = page.waitForEvent("requestfailed");
  await page.keyboard.type("ra");
  await expect.poll(() => asked).toEqual(["ra"]);
  await page.keyboard.type("dar");
  await expect(page.getByRole("status").filter({ hasText: "“radar”" })).toBeVisible();
  expect((await calledOff).failure()?.errorText).toBe("net::ERR_ABORTED");
  expect(asked).toEqual(["ra", "radar"]);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("radar");
  await expect(page).toHaveURL(/\/search-list\?keyword=radar$/);

  const hits = page.locator(".hit .line-title a");
  await page.keyboard.press("ArrowDown");
  await expect(hits.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(hits.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/keyword=ra/);
  expect(messages).toEqual([]);
});

test("too many searches show a message, and typing continues to work", async ({ page }) => {
  await page.route("**/searchContent?*", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "1" },
      json: { success: false, code: 1, errorCode: "RATE_LIMITED", message: "-", result: null },
    }),
  );
  await page.goto("/search-list", { waitUntil: "networkidle" });
  await page.getByRole("searchbox").fill("radar");
  await expect(page.getByText("Too many searches in a short time.")).toBeVisible();
  await page.unroute("**/searchContent?*");
  await page.getByRole("searchbox").fill("radars");
  await expect(page.locator(".hit").first()).toBeVisible();
});

test("a query typed before the script loads is searched once it has", async ({ page }) => {
  const { promise: typed, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/assets/frame-*.js", async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto("/search-list");
  await page.getByRole("searchbox").fill("radar");
  go();
  await expect(page).toHaveURL(/keyword=radar$/);
  await expect(page.locator(".hit").first()).toBeVisible();
});

test("a comment draft survives a look at the site in another language until it is sent", async ({
  page,
}) => {
  await page.goto(article);
  await startApp(page);
  await page
    .getByRole("link", { name: /^Reply to / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Replying to / })).toBeVisible();
  await expect(focused(page)).toHaveAttribute("name", "nickname");
  await page.keyboard.type("Wim");
  await page.getByLabel("Comment", { exact: true }).fill("Half a thought");
  await page.getByRole("link", { name: /^中文/ }).click();
  await expect(page).toHaveURL(/\/zh\//);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await page.goBack();
  await startApp(page);
  await expect(page.getByLabel("Comment", { exact: true })).toHaveValue("Half a thought");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Wim");
  await page.getByRole("button", { name: "Send comment" }).click();
  await expect(page.getByText(/Thank you\. Your comment/)).toBeVisible();
  // Where the browser itself sent it, the script of the page drops the draft.
  await page.waitForLoadState();
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByLabel("Comment", { exact: true })).toHaveValue("");
  await expect(page.getByText("Half a thought")).toHaveCount(0);
});

test("a comment that the browser sent leaves no draft, even when the app never loads after it", async ({
  page,
}) => {
  await page.goto(article);
  await startApp(page);
  const comment = page.getByLabel("Comment", { exact: true });
  await comment.fill("Half a thought");
  await page.route(/\/assets\/(?!start-).*\.js$/, (route) => route.abort());
  await page.reload();
  await page.getByLabel("Name", { exact: true }).fill("Wim");
  await comment.fill("Half a thought");
  await page.getByRole("button", { name: "Send comment" }).click();
  await expect(page.getByText(/Thank you\. Your comment/)).toBeVisible();
  await page.waitForLoadState();
  await page.unrouteAll();
  await page.goto(article);
  await startApp(page);
  await comment.click();
  await expect(comment).toBeFocused();
  await expect(comment).toHaveValue("");
});

test("too many comments show a message, and the text is kept", async ({ page }) => {
  await page.route("**/rest/api/app/other/comment", (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, code: 1, errorCode: "RATE_LIMITED", message: "-", result: null },
    }),
  );
  await page.goto(article);
  await startApp(page);
  await page.getByLabel("Name", { exact: true }).fill("Wim");
  await page.getByLabel("Comment", { exact: true }).fill("Once more");
  await page.getByRole("button", { name: "Send comment" }).click();
  await expect(page.getByRole("alert")).toContainText("Wait a few minutes");
  await expect(page.getByLabel("Comment", { exact: true })).toHaveValue("Once more");
});

test("an article is shared by its link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(article, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/article-detail\?id=forty-one-hours-on-the-aldra$/);
  await expect(page.getByRole("link", { name: "Email" })).toHaveAttribute(
    "href",
    /^mailto:\?subject=Forty-one%20hours/,
  );
});

test("a mistyped URL suggests the intended article", async ({ page }) => {
  const response = await page.goto("/article-detail?id=forty-two-hours-on-the-aldra", {
    waitUntil: "networkidle",
  });
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Similar pages" })).toBeVisible();
  await page.getByRole("link", { name: "Forty-one hours on the Aldra" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forty-one hours on the Aldra");
});

test.describe("the slideshow of featured stories", () => {
  test.use({ reducedMotion: "no-preference" });

  const made: string[] = [];
  test.beforeEach(async ({ staff }) => {
    for (const title of ["A fourth story", "A fifth story"]) {
      const fields = { position: "home", title, image: "/favicon.svg", imageAlt: title };
      const banner = await staff.send("admin", "/api/dtBanner/save", { ...fields, orderBy: 9000 });
      made.push(banner.id);
    }
  });
  test.afterEach(async ({ staff }) => {
    for (const id of made.splice(0)) await staff.removeNow(`/api/dtBanner/delete/${id}`);
  });

  const inView = (page: Page, title: string) =>
    expect(page.getByRole("heading", { name: title })).toBeInViewport();
  const outOfView = (page: Page, title: string) =>
    expect(page.getByRole("heading", { name: title })).not.toBeInViewport();

  /** It is below the opening of the home page. */
  const openSlideshow = async (page: Page) => {
    await page.goto("/index");
    await page
      .locator(".slideshow-track")
      .evaluate((track) => track.scrollIntoView({ block: "center" }));
  };

  test("advances by itself until it is hovered or paused", async ({ page }) => {
    await page.clock.install();
    await openSlideshow(page);
    await expect(page.locator("html")).toHaveAttribute("data-app", "there");
    await outOfView(page, "A fourth story");
    await page.clock.runFor(9500);
    await inView(page, "A fourth story");
    await page.getByRole("heading", { name: "A fourth story" }).hover();
    await page.clock.runFor(30_000);
    await inView(page, "A fourth story");
    await page.getByRole("button", { name: "Pause slideshow" }).click();
    await page.getByRole("contentinfo").hover();
    await page.clock.runFor(30_000);
    await page.getByRole("button", { name: "Play slideshow" }).scrollIntoViewIfNeeded();
    await inView(page, "A fourth story");
  });

  test("advances by buttons and arrow keys", async ({ page }) => {
    await openSlideshow(page);
    await page.getByRole("button", { name: "Next stories" }).click();
    await inView(page, "A fourth story");
    await expect(page.getByText("Group 2 of 2")).toBeVisible();
    const last = page.getByRole("group", { name: "Group 2 of 2" });
    await expect(last.getByRole("article")).toHaveCount(3);
    await page.keyboard.press("ArrowLeft");
    await outOfView(page, "A fourth story");
    await page.keyboard.press("ArrowRight");
    await inView(page, "A fourth story");
  });

  test("does not advance when reduced motion is preferred", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await openSlideshow(page);
    await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
    await page.clock.runFor(60_000);
    await outOfView(page, "A fourth story");
  });
});
