import type { Page } from "@playwright/test";
import { startApp } from "./_app.ts";
import { expect, test } from "./_test.ts";

const radar = "/other-detail?type=products&id=T80";

/** Goes from the home page to the T80 by way of the catalogue, its category and its series. */
async function findRadar(page: Page): Promise<void> {
  await page.goto("/index");
  const sections = page.getByRole("navigation", { name: "Main sections" });
  await sections.getByRole("link", { name: "Products", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
  await expect(page.getByRole("article")).toHaveCount(5);
  const main = page.getByRole("main");
  const categories = main.getByRole("navigation", { name: "Categories" });
  await categories.getByText("Level").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Level");
  await expect(categories.locator("[aria-current]")).toHaveText(["Level 3"]);
  await expect(page.getByRole("article")).toHaveCount(3);
  await main.getByRole("navigation", { name: "Series" }).getByText("Radars").click();
  await expect(page.getByText("2 products", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "T80 harbour radar", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("T80 harbour radar");
  await expect(page).toHaveURL(/type=products&id=T80$/);
}

/** Looks at a product's pictures with the keyboard, as everybody can. */
async function browseGallery(page: Page): Promise<void> {
  const picture = (number: number) =>
    page.getByRole("link", { name: `T80 harbour radar, picture ${number}` });
  await expect(picture(1)).toBeVisible();
  await expect(picture(2)).toBeHidden();
  await page.getByRole("radio", { name: "Picture 1" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(picture(2)).toBeVisible();
  await expect(picture(1)).toBeHidden();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a visitor finds a product, views its pictures and goes back", async ({
      page,
      request,
    }) => {
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      page.on("pageerror", (error) => said.push(error.message));
      await findRadar(page);
      await browseGallery(page);
      await expect(page.getByRole("row", { name: "Range 0.2 to 30 m" })).toBeVisible();
      await expect(page.getByText("€2,180, without VAT, ex works", { exact: true })).toBeVisible();
      const sheet = page.getByRole("link", { name: /T80-data-sheet\.pdf/ });
      const file = await request.get((await sheet.getAttribute("href")) ?? "");
      expect(file.headers()["content-disposition"]).toContain("T80-data-sheet.pdf");
      await page.getByRole("link", { name: "Back to Radars" }).click();
      await expect(page).toHaveURL(/type=products&within=T$/);
      expect(said).toEqual([]);
    });
  });
}

test("a product page has structured data with an offer", async ({ page }) => {
  await page.goto(radar);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", /\/other-detail\?type=products&id=T80$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    "content",
    /\/share-card\.jpg\?page=other-detail%3Ftype%3Dproducts%26id%3DT80$/,
  );
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text): Record<string, unknown> => JSON.parse(text));
  const product = data.find((one) => one["@type"] === "Product");
  expect(product).toMatchObject({ name: "T80 harbour radar", sku: "T80", category: "Radars" });
  expect(product).toHaveProperty("offers", {
    "@type": "Offer",
    url: expect.stringMatching(/id=T80$/),
    price: "2180.00",
    priceCurrency: "EUR",
    availability: "https://schema.org/InStock",
  });
  expect(data.find((one) => one["@type"] === "BreadcrumbList")).toHaveProperty(
    "itemListElement.length",
    5,
  );
});

test("a category names its translation to search engines and readers", async ({
  page,
  request,
}) => {
  await page.goto("/other-detail?type=products&within=LEVEL");
  const translation = /\/zh\/other-detail\?type=products&within=LEVEL$/;
  const named = page.locator('link[rel="alternate"][hreflang="zh-CN"]');
  await expect(named).toHaveAttribute("href", translation);
  await expect(page.locator('link[hreflang="x-default"]')).toHaveCount(1);
  await page.getByRole("banner").getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(translation);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("水位");
  await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute(
    "href",
    /[^h]\/other-detail\?type=products&within=LEVEL$/,
  );
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const code of ["LEVEL", "T"]) {
    expect(sitemap).toContain(`/zh/other-detail?type=products&amp;within=${code}<`);
  }
});

test("a product page is found by its code alone", async ({ request }) => {
  const reply = await request.get("/other-detail?id=t80", { maxRedirects: 0 });
  expect(reply.status()).toBe(301);
  expect(reply.headers()["location"]).toMatch(/\/other-detail\?type=products&id=t80$/);
  expect((await request.get("/other-detail?id=no.such/thing")).status()).toBe(404);
});

test("a published product is visible to visitors, and returns 410 once unpublished", async ({
  page,
  request,
  staff,
}) => {
  const name = `Weir gauge ${Date.now()}`;
  const code = `WEIR-${Date.now()}`;
  const address = `/other-detail?type=products&id=${code}`;
  const tree = await request.get("/rest/api/app/other/productTree");
  const { result }: { result: { children: { id: string; name: string }[] }[] } = await tree.json();
  const series = result.flatMap(({ children }) => children).find((one) => one.name === "Radars");
  const fields = { kind: "product", parentId: series?.id, name, code };
  let { id, version } = await staff.send("admin", "/api/product/save", fields);
  const set = async (status: string) => {
    const change = { id, version, status };
    ({ version } = await staff.send("admin", "/api/product/update", change));
  };
  try {
    expect((await page.goto(address))?.status()).toBe(404);
    await set("onShelf");
    expect((await page.goto(address))?.status()).toBe(200);
    await page.goto("/other-detail?type=products&within=T");
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await set("offShelf");
    expect((await page.goto(address))?.status()).toBe(410);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "This product is no longer offered",
    );
    await page.getByRole("main").getByRole("link", { name: "All products" }).click();
    await expect(page.getByRole("article")).toHaveCount(5);
  } finally {
    await staff.remove(`/api/product/${id}`);
  }
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with script" : "without script";
  test(`a visitor asks for a quotation ${how}, and staff see which product it is for`, async ({
    browser,
    openAs,
  }) => {
    const name = `Ida ${Date.now()}`;
    await using context = await browser.newContext({ javaScriptEnabled });
    await askForQuotation(await context.newPage(), name);
    const desk = await openAs("moderator");
    await desk.goto(`/content/messages?keyword=${encodeURIComponent(name)}`);
    await desk.getByRole("link", { name, exact: true }).click();
    const sheet = desk.getByRole("dialog", { name: "Message" });
    await expect(sheet.getByRole("heading", { name: "For two piers" })).toBeVisible();
    const [shop] = await Promise.all([
      desk.waitForEvent("popup"),
      sheet.getByRole("link", { name: "T80 harbour radar (T80)" }).click(),
    ]);
    await expect(shop.getByRole("heading", { level: 1 })).toHaveText("T80 harbour radar");
  });
}

/** Goes from a product to the form, sends it with a fault and then without. */
async function askForQuotation(page: Page, name: string): Promise<void> {
  await page.goto(radar);
  await page.getByRole("link", { name: "Ask for a quotation" }).click();
  await expect(page).toHaveURL(/type=contact&about=T80#leave-message$/);
  const form = page.getByRole("region", { name: /^(Leave a message|Your message has been sent)$/ });
  const product = form.getByRole("link", { name: "T80 harbour radar", exact: true });
  await expect(product).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveValue("T80 harbour radar");
  await page.getByLabel("Subject").fill("For two piers");
  await page.getByLabel("Message", { exact: true }).fill("What do two of them cost?");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a phone number or an email address.");
  await page.getByLabel("Email").fill("ida@example.com");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status").getByText("Your reference is")).toBeVisible();
  await expect(product).toBeVisible();
}

test("the link to ask for a quotation leads to the form, which ignores an unknown product", async ({
  page,
}) => {
  await page.goto(radar);
  await startApp(page);
  await page.getByRole("link", { name: "Ask for a quotation" }).click();
  await expect(page.getByRole("heading", { name: "Leave a message" })).toBeFocused();
  await page.goto("/other-detail?type=contact&about=NO-SUCH-PRODUCT");
  await expect(page.getByLabel("Subject")).toHaveValue("");
});

test("a visitor compares products that they came by, and shares the address", async ({ page }) => {
  await page.goto("/other-detail?type=products&id=T26", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Compare (T26 radar)" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare products");
  // Alone, it is not compared yet: what can be added comes first.
  await expect(page.locator("#compare-add ~ ul, table").first()).toHaveRole("list");
  await startApp(page);
  await page.goto(radar);
  await startApp(page);
  await page.getByRole("link", { name: "Compare with 1 other (T80 harbour radar)" }).click();
  await expect(page).toHaveURL(/product-compare\?ids=T26\+T80$/);
  await expect(page.getByRole("row", { name: "Beam 12° 4°" })).toBeVisible();
  const same = page.getByRole("row", { name: "Series Radars Radars" });
  await expect(same).toBeVisible();
  await page.getByRole("checkbox", { name: "Show only differences" }).check();
  await expect(same).toBeHidden();
  await page.getByRole("link", { name: "Remove T26 radar" }).click();
  await expect(page).toHaveURL(/product-compare\?ids=T80$/);
});

test("on a phone, compared products have sharp pictures, and a choice fetches none in vain", async ({
  browser,
  site,
}) => {
  await using context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/product-compare?ids=T80+P12+L3+L2`, { waitUntil: "networkidle" });
  const pictures = page.getByRole("table").locator("img");
  const blurred = () =>
    pictures.evaluateAll((all) =>
      all.flatMap((picture) => {
        if (!(picture instanceof HTMLImageElement) || !picture.complete) return ["not loaded"];
        // The copy that was chosen: with the attribute sizes, the natural width is in CSS pixels.
        const [, width = "0"] = /\.(\d+)\.\w+$/.exec(picture.currentSrc) ?? [];
        const needed = picture.clientWidth * devicePixelRatio;
        return Number(width) >= needed ? [] : [`${width} of ${needed}`];
      }),
    );
  await expect(pictures).toHaveCount(4);
  await expect.poll(blurred).toEqual([]);
  const preloads = page.locator("link[rel=preload][as=image]");
  const count = await preloads.count();
  await startApp(page);
  await page.getByRole("link", { name: "Remove T80 harbour radar" }).click();
  await expect(pictures).toHaveCount(3);
  await expect(preloads).toHaveCount(count);
});

test("a comparison that was only read is offered by the catalogue", async ({ page }) => {
  await page.goto("/product-compare?ids=T80+P12", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare products");
  await expect(page.locator("html")).not.toHaveAttribute("data-app");
  await page.goto("/other-detail?type=products");
  await startApp(page);
  const offer = page.getByRole("link", { name: "Compare with 2 others (T26 radar)" });
  await expect(offer).toHaveAttribute("href", /\/product-compare\?ids=T80\+P12\+T26$/);
});

test("a fifth product is not compared, and the catalogue says so", async ({ page }) => {
  const four = "/product-compare?ids=T80+P12+L3+L2";
  await page.goto(four, { waitUntil: "networkidle" });
  await expect(page.getByText("No more than 4 can be compared: remove one")).toBeVisible();
  await page.goto("/other-detail?type=products");
  await startApp(page);
  const link = page.getByRole("link", { name: "See the 4 products compared (T26 radar)" });
  await expect(link).toHaveAttribute("href", four);
});

test("pictures of a product open large, by keyboard as well", async ({ page }) => {
  await page.goto(radar, { waitUntil: "networkidle" });
  const picture = page.getByRole("link", { name: "T80 harbour radar, picture 1" });
  await picture.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("img")).toHaveAttribute("alt", /picture 2$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

test("forced colours leave the section and the chosen picture marked", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(radar);
  const section = page.getByRole("navigation", { name: "Main sections" }).locator("[aria-current]");
  await expect(section).toHaveCSS("text-decoration-line", "underline");
  const choice = (number: number) => page.locator(".gallery-choice .cover").nth(number);
  await expect(choice(0)).toHaveCSS("outline-style", "solid");
  await expect(choice(1)).toHaveCSS("outline-style", "none");
});

test("a product that is no longer sold names its successor", async ({ page }) => {
  await page.goto("/other-detail?type=products&id=L2");
  await expect(page.getByText("Discontinued: no longer sold.")).toBeVisible();
  await page.getByRole("link", { name: "L3 logger" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("L3 logger");
});
