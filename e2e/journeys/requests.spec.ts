import { expect, test } from "./_test.ts";

/** The most requests of a visit that only reads, the page itself included: on a phone, and on a desktop. Only lower them. */
const budgets: [address: string, phone: number, desktop: number][] = [
  ["/index", 5, 8],
  ["/zh/index", 5, 8],
  ["/article-list", 6, 6],
  ["/article-list?type=news", 7, 7],
  ["/article-list?month=2026-06", 5, 5],
  ["/article-detail?id=forty-one-hours-on-the-aldra", 5, 5],
  ["/other-detail?type=about", 5, 5],
  ["/other-detail?type=contact", 3, 3],
  ["/other-detail?type=products", 4, 7],
  ["/other-detail?type=products&id=T80", 8, 8],
  ["/nowhere", 3, 3],
  ["/product-compare?ids=T80,P12", 5, 5],
  // It starts the app by itself.
  ["/search-list?keyword=radar", 8, 8],
];

const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

for (const [at, [name, viewport]] of Object.entries(screens).entries()) {
  test(`a page asks for little on a ${name} before anybody scrolls`, async ({ browser }) => {
    for (const [address, ...most] of budgets) {
      await using context = await browser.newContext({ viewport });
      const page = await context.newPage();
      const asked: string[] = [];
      page.on("request", (request) => {
        // A copy that is still being made leads to the picture itself.
        if (request.redirectedFrom() === null) asked.push(request.url());
      });
      await page.goto(address, { waitUntil: "networkidle" });
      const said = `${address}: ${asked.join(" ")}`;
      expect.soft(asked.length, said).toBeLessThanOrEqual(most[at] ?? 0);
    }
  });
}

test("pictures below the window come with the first scrolling, and without script", async ({
  page,
  browser,
}) => {
  await page.goto("/article-list", { waitUntil: "networkidle" });
  const last = page.locator(".line picture").last();
  const img = last.locator("img");
  const isDrawn = () => img.evaluate((one: HTMLImageElement) => one.naturalWidth > 0);
  expect(await isDrawn()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);

  await using context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/article-list");
  await expect(plain.locator(".line picture img").last()).not.toHaveCSS("display", "none");
});
