import { expect, test } from "./_test.ts";

test("a visitor finds products, pages and articles, and narrows the search", async ({ page }) => {
  await page.goto("/index", { waitUntil: "networkidle" });
  await page.keyboard.press("/");
  await expect(page).toHaveURL(/\/search-list$/);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("T8");
  const first = page.locator(".hit").first();
  await expect(first.getByRole("heading")).toHaveText("T80 harbour radar");
  await expect(first).toContainText("Product");
  const kinds = page.getByRole("navigation", { name: "Search for" });
  await kinds.getByRole("link", { name: "Articles" }).click();
  await expect(page).toHaveURL(/keyword=T8&kind=article/);
  await expect(page.locator(".hit-kind").first()).toHaveText("Article");
  await page
    .getByRole("navigation", { name: "Search in" })
    .getByRole("link", { name: "Engineering notes" })
    .click();
  await expect(page).toHaveURL(/keyword=T8&type=engineering/);
  await kinds.getByRole("link", { name: "Products" }).click();
  await expect(page.locator(".hit-kind").first()).toHaveText("Product");
  await page.locator(".hit .line-title a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("T80 harbour radar");
});

test("the key / is text in a field, and goes to the field of the search page", async ({ page }) => {
  await page.goto("/search-list?keyword=radar", { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("24/7");
  await expect(field).toHaveValue("24/7");
  await page.goto("/other-detail?type=contact", { waitUntil: "networkidle" });
  await page.getByLabel("Message", { exact: true }).fill("km");
  await page.keyboard.type("/h");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("km/h");
  await expect(page).toHaveURL(/other-detail/);
});

test("a typing error is corrected by a link, in English and in Chinese", async ({ page }) => {
  await page.goto("/search-list?keyword=calibraton", { waitUntil: "networkidle" });
  await expect(page.getByText("No results for “calibraton”.")).toBeVisible();
  await page.getByRole("status").getByRole("link", { name: "calibration" }).click();
  await expect(page).toHaveURL(/keyword=calibration$/);
  await expect(page.locator("mark").first()).toBeVisible();
  await page.goto("/search-list?keyword=雷達");
  await page.getByRole("link", { name: "Search in 中文" }).click();
  await expect(page.locator("mark").first()).toHaveText("雷达");
});

test("recent searches stay in the browser until they are cleared", async ({ page }) => {
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.url() + (request.postData() ?? "")));
  await page.goto("/search-list", { waitUntil: "networkidle" });
  await page.getByRole("searchbox").fill("radar");
  await expect(page.locator(".hit").first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("atrium.searches")))
    .toBe('["radar"]');
  bodies.length = 0;
  await page.goto("/search-list", { waitUntil: "networkidle" });
  const recent = page.getByRole("navigation", { name: "Recent searches" });
  await expect(recent.getByRole("link", { name: "radar" })).toBeVisible();
  expect(bodies.filter((body) => body.includes("radar"))).toEqual([]);
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await expect(recent).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.reload({ waitUntil: "networkidle" });
  await expect(recent).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("kinds are links, and every refusal says why", async ({ page }) => {
    await page.goto("/search-list?keyword=T80");
    const kinds = page.getByRole("navigation", { name: "Search for" });
    await kinds.getByRole("link", { name: "Products" }).click();
    await expect(page).toHaveURL(/kind=product/);
    await page.getByRole("searchbox").fill("titanium");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/keyword=titanium&kind=product/);
    await expect(page.locator(".hit-kind").first()).toHaveText("Product");
    await page.goto("/search-list?keyword=guage");
    await expect(page.getByRole("link", { name: "gauge" })).toBeVisible();
    for (const keyword of ["the", "%2500"]) {
      await page.goto(`/search-list?keyword=${keyword}`);
      await expect(page.getByText("has no word to search for")).toBeVisible();
      await expect(page.locator(".hit")).toHaveCount(0);
    }
    await page.goto(`/search-list?keyword=${"long ".repeat(14)}`);
    await expect(page.getByText("The keyword has 69 characters.")).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("long ".repeat(14).trim());
  });
});
