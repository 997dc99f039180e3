import type { Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

const text = (page: Page) => page.locator(".prose");

test("numbers and addresses on the contact page are links", async ({ page }) => {
  await page.goto("/other-detail?type=contact");
  const urgent = text(page).getByRole("link", { name: "+31 118 555 099" });
  await expect(urgent).toHaveAttribute("href", "tel:+31118555099");
  const desk = text(page).getByRole("link", { name: "hangzhou@kaldermeer.example.com" });
  await expect(desk).toHaveAttribute("href", "mailto:hangzhou@kaldermeer.example.com");
  const plain = text(page)
    .locator(":not(a)")
    .filter({ hasText: /^[\w.]+@[\w.]+$/ });
  await expect(plain.locator(":scope:not(:has(a))")).toHaveCount(0);
});

test("on a phone a wide table takes the focus and shows that there is more, if its rows are not stacked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/other-detail?type=contact");
  // The author has its rows stacked.
  const desk = text(page).getByRole("link", { name: "hangzhou@kaldermeer.example.com" });
  expect(await desk.evaluate((link) => link.getBoundingClientRect().right)).toBeLessThan(320);
  await expect(text(page).getByRole("table")).not.toHaveAttribute("tabindex");
  await page.goto("/other-detail?type=about");
  const table = text(page).getByRole("table");
  await expect(table).toHaveAttribute("tabindex", "0");
  await expect(table).toHaveCSS("background-image", /linear-gradient/);
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("headings link to themselves, and the contents show where one reads", async ({ page }) => {
  await page.goto("/article-detail?id=forty-one-hours-on-the-aldra", { waitUntil: "networkidle" });
  const headings = text(page).getByRole("heading", { level: 2 });
  const name = (await headings.nth(1).textContent()) ?? "";
  await headings.nth(1).getByRole("link", { name }).press("Enter");
  const id = (await headings.nth(1).getAttribute("id")) ?? "";
  await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
  await expect(headings.nth(1)).toBeInViewport();
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents.locator("[aria-current=location]")).toHaveText(name);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(contents.locator("[aria-current=location]")).toHaveCount(0);
});

test("code has a button that copies it", async ({ page, context, staff }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const content = '<p>A line:</p><pre><code class="language-sh">peil --list\n  3 m</code></pre>';
  const id = await staff.draft("editor", { title: `Code ${Date.now()}`, content });
  await staff.publish(id);
  await page.goto(`/article-detail?id=${id}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Copy code" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("peil --list\n  3 m");
  await staff.act("admin", id, "offline");
});

for (const width of [320, 390, 768, 1920]) {
  test(`no word is broken and nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [
      "/index",
      "/article-list",
      "/article-detail?id=forty-one-hours-on-the-aldra",
      "/other-detail?type=contact",
      "/other-detail?type=products",
      "/other-detail?type=products&id=T80",
      "/search-list?keyword=radar",
      "/no/such/page",
    ]) {
      await page.goto(address);
      expect(await page.evaluate(overflow), `${address} at ${width}`).toBe(0);
      expect(await page.evaluate(brokenWords), `${address} at ${width}`).toEqual([]);
    }
  });
}

test("at 320 px the theme and the language are in the menu", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/index", { waitUntil: "networkidle" });
  await expect(page.getByRole("banner").getByRole("link", { name: "中文" })).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Theme: Dark. Switch to: Light" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("link", { name: "中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Words in the frame of the site and its headings that stand on more than one line. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  for (const root of document.querySelectorAll(".masthead, .site-footer, .site h1")) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[\w.@]{2,}/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}
