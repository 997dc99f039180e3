import type { Page } from "@playwright/test";
import { openArticle } from "./_content.ts";
import { expect, test } from "./_test.ts";

/** The frame with the public page of the draft. */
function frameOf(page: Page) {
  return page.frameLocator("iframe[title='Preview']");
}

/** The width that the page in the frame believes to have. */
function innerWidth(page: Page): Promise<number> {
  return frameOf(page)
    .locator("html")
    .evaluate(() => window.innerWidth);
}

const paragraphs = Array.from({ length: 40 }, (_, at) => `<p>Reading ${at} of the tide gauge.</p>`);

test("a draft is previewed as the public page, live while somebody writes it", async ({
  page,
  signInAs,
  staff,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const title = "Preview of a tide";
  const content = `<h2>First heading</h2>${paragraphs.join("")}<p>The end.</p>`;
  const id = await staff.draft("editor", { title, content });
  await signInAs("editor");
  await page.goto(`/content/articles/edit/${id}`);
  const text = page.locator(".ProseMirror");
  await expect(text).toContainText("The end.");
  await page.getByRole("button", { name: "Preview", exact: true }).click();

  const frame = frameOf(page);
  await expect(frame.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(frame.getByRole("note")).toHaveText("Preview");
  // The site's own header and footer.
  await expect(frame.getByRole("banner")).toBeVisible();
  await expect(frame.getByRole("contentinfo")).toBeAttached();
  await expect(text).toBeVisible();

  const scrollTop = () => frame.locator("html").evaluate(() => Math.round(window.scrollY));
  await frame.locator(".prose").getByText("Reading 30 of").scrollIntoViewIfNeeded();
  const scrolled = await scrollTop();
  expect(scrolled).toBeGreaterThan(200);
  const before = await frame.locator(".prose").getByText("Reading 5 of").elementHandle();
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Written just now", { delay: 30 });
  await expect(frame.getByText("The end. Written just now")).toBeAttached();
  await expect(text).toBeFocused();
  expect(await scrollTop()).toBe(scrolled);
  // A block that did not change is the same element.
  expect(await before?.evaluate((node) => node.isConnected)).toBe(true);

  for (const [name, width] of [
    ["Tablet (768 px)", 768],
    ["Desktop (1280 px)", 1280],
    ["Phone (390 px)", 390],
  ] as const) {
    const button = page.getByRole("button", { name });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => innerWidth(page)).toBe(width);
    await expect(frame.getByText("The end. Written just now")).toBeAttached();
  }

  // A link leaves the frame alone. The header, which hides from who reads on, comes back at the top.
  await frame.locator("html").evaluate(() => window.scrollTo(0, 0));
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    frame.getByRole("banner").getByRole("link").first().click(),
  ]);
  await expect(opened).toHaveURL(/\/index$/);
  await expect(frame.getByRole("heading", { level: 1, name: title })).toBeAttached();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(text).toBeHidden();
  await expect(frame.getByRole("heading", { level: 1, name: title })).toBeAttached();
  await page.getByRole("button", { name: "Close preview" }).click();
  await expect(text).toContainText("Written just now");
});

test("a preview link shows the draft without an account, until it is revoked", async ({
  page,
  browser,
  baseURL,
  signInAs,
  staff,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await staff.draft("editor", {
    title: "Shared before it is published",
    content: "<p>Only with the link.</p>",
  });
  await signInAs("editor");
  await openArticle(page, id);
  await page.getByRole("button", { name: "More actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Share preview" }).click();
  const dialog = page.getByRole("dialog", { name: "Share preview" });
  await expect(dialog.getByText("There are no links yet.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Create link" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByRole("button", { name: "Link copied" })).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(/\/article-preview\?token=[\w-]{43}$/);
  await expect(dialog.getByText("Never opened")).toBeVisible();

  await using visitors = new AsyncDisposableStack();
  const visit = async (options: { locale: string; width: number }) => {
    const { locale, width } = options;
    const context = await browser.newContext({ locale, viewport: { width, height: 844 } });
    visitors.defer(() => context.close());
    const visitor = await context.newPage();
    const address = new URL(url);
    const reply = await visitor.goto(new URL(address.pathname + address.search, baseURL).href);
    return { visitor, reply };
  };
  const { visitor, reply } = await visit({ locale: "en-GB", width: 1440 });
  expect(reply?.status()).toBe(200);
  expect(await reply?.headerValue("cache-control")).toBe("no-store");
  expect(await reply?.headerValue("referrer-policy")).toBe("no-referrer");
  await expect(visitor.locator(".prose")).toHaveText("Only with the link.");
  await expect(visitor.getByRole("note")).toContainText("The link works until");
  const chinese = await visit({ locale: "zh-CN", width: 390 });
  // The page is in the draft's language, whatever the visitor's.
  await expect(chinese.visitor.getByRole("note")).toContainText("The link works until");
  const tooWide = await chinese.visitor.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(0);

  await dialog.getByRole("button", { name: "Revoke" }).click();
  await expect(dialog.getByText("There are no links yet.")).toBeVisible();
  const again = await visitor.reload();
  expect(again?.status()).toBe(410);
  await expect(
    visitor.getByRole("heading", { name: "This preview link no longer works" }),
  ).toBeVisible();
  await expect(visitor.getByText("Only with the link.")).toHaveCount(0);
});
