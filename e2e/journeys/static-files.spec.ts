import type { Page } from "@playwright/test";
import type { Site } from "../serve.ts";
import { PICTURE_WAITS } from "./_console-notes.ts";
import { demoPassword, fillSignIn } from "./_admin.ts";
import { serveStaticSite } from "./_static-site.ts";
import { expect, test } from "./_test.ts";

const names = { companyName: "Tide & Partners", systemName: "Tide desk", language: "en" };

const setups = [
  { title: "behind one address", calls: "proxied", basePath: "/" },
  { title: "at a sub-path, with the API elsewhere", calls: "direct", basePath: "/cms/" },
] as const;

for (const { title, ...setup } of setups) {
  test.describe(`the site as plain files ${title}`, () => {
    const serve = ({ url, otherOrigin }: Site) => {
      const port = setup.calls === "direct" ? { port: Number(new URL(otherOrigin).port) } : {};
      return serveStaticSite({ api: url, names, ...setup, ...port });
    };

    test("is read, searched and left without console errors", async ({ page, site: api }) => {
      await using site = await serve(api);
      const messages = listen(page);
      await page.goto(site.url);
      await expect(page).toHaveURL(`${site.url}index`);
      await expect(page.getByRole("heading", { name: "From the journal" })).toBeVisible();
      await everyPictureLoads(page);

      await page.getByRole("link", { name: "All articles" }).first().click();
      await page.getByRole("link", { name: "Engineering notes" }).first().click();
      await expect(page).toHaveURL(`${site.url}article-list?type=engineering`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Engineering notes");
      await expect(page).toHaveTitle("Engineering notes · Tide & Partners");

      await page.goto(`${site.url}article-detail?id=forty-one-hours-on-the-aldra`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Forty-one hours/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        `${site.url}article-detail?id=forty-one-hours-on-the-aldra`,
      );
      await page.goto(`${site.url}search-list`);
      await page.getByRole("main").getByRole("searchbox").fill("radar");
      await expect(page.locator("mark").first()).toHaveText(/radar/i);

      await page.goto(`${site.url}404`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await page.getByRole("link", { name: "Go to the home page" }).click();
      await expect(page).toHaveURL(`${site.url}index`);
      expect(messages).toEqual([]);
    });

    test("keeps the chosen theme and language", async ({ page, site: api }) => {
      await using site = await serve(api);
      const messages = listen(page);
      await page.goto(`${site.url}article-list`);
      await page.getByRole("button", { name: /^Theme:/ }).click();
      await page.getByRole("banner").getByRole("link", { name: "简体中文" }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("全部文章");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      expect(messages).toEqual([]);
    });

    test("lets staff sign in at any back-office URL", async ({ page, site: api }) => {
      await using site = await serve(api);
      const messages = listen(page);
      await page.goto(`${site.url}content/articles?status=draft`);
      await expect(page).toHaveURL(/\/login\?redirectUrl=/);
      await expect(page).toHaveTitle(/Tide desk$/);
      await fillSignIn(page, "editor", demoPassword);
      await expect(page.getByRole("grid").or(page.getByRole("table")).first()).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL(`${site.url}content/articles?status=draft`);
      await expect(page.getByRole("grid").or(page.getByRole("table")).first()).toBeVisible();
      expect(messages).toEqual([]);
    });

    test("shows not-found pages, though with status 200", async ({ page, site: api }) => {
      await using site = await serve(api);
      const answer = await page.goto(`${site.url}article-detail?id=forty-two-hours-on-the-aldra`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    });
  });
}

function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (message.text() === PICTURE_WAITS) return;
    messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`error: ${error.message}`));
  return messages;
}

async function everyPictureLoads(page: Page): Promise<void> {
  const first = page.getByRole("main").locator("img").first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
