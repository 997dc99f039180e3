import type { Page } from "@playwright/test";
import type { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

/** Runs when anything lets it, however it is taken up: as text, as an attribute, as an address, as a template. */
const mark = "window.taken=1";
const payloads = [
  `<script>${mark}</script>`,
  `"><img src=x onerror="${mark}">`,
  `'--></style></title></textarea><svg onload=${mark}>`,
  `</script><script>${mark}</script>`,
  `{{constructor.constructor('${mark}')()}}`,
];
const all = payloads.join(" ");

/** Goes to a page and says whether anything of the payloads ran, or asked for attention. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(page.locator("a[href^='javascript' i]")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "taken"))).toBeUndefined();
}

test("nothing that staff or visitors write runs in a visitor's browser", async ({
  page,
  request,
  staff,
}) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const slug = `payloads-${Date.now()}`;
  const articleId = await staff.draft("editor", {
    slug,
    title: all.slice(0, 200),
    subTitle: payloads[1],
    summary: all,
    content: `<p>Text ${all}</p><a href="javascript:${mark}">link</a><h2 id="x" onclick="${mark}">${payloads[0]}Heading</h2><h2>Other</h2><iframe srcdoc="<script>parent.taken=1</script>"></iframe><math><mi xlink:href="javascript:${mark}">x</mi></math><img src="x" onerror="${mark}">`,
    author: payloads[1],
    source: payloads[2]?.slice(0, 64),
    keywords: [payloads[1]],
    tags: [payloads[1]?.slice(0, 30), "</script>"],
    seoTitle: payloads[3],
    seoDescription: all,
    coverAlt: payloads[1],
    allowComment: true,
  });
  await staff.publish(articleId);
  const banner = await staff.send("admin", "/api/dtBanner/save", {
    position: "home",
    title: all.slice(0, 100),
    subtitle: payloads[1],
    image: "/favicon.svg",
    imageAlt: payloads[1],
    orderBy: 9000,
  });
  const quickLink = await staff.send("admin", "/api/dtQuickLink/save", {
    title: payloads[1],
    url: `/index#javascript:${mark}`,
  });
  const friendlyLink = await staff.send("admin", "/api/dtFriendlyLink/save", {
    name: payloads[1],
    url: `https://example.com/?javascript:${mark}`,
  });
  try {
    await page.goto(`/article-detail?id=${slug}`, { waitUntil: "networkidle" });
    await page.getByLabel("Name", { exact: true }).fill(payloads[1]?.slice(0, 30) ?? "");
    await page.getByLabel("Comment", { exact: true }).fill(all);
    await page.getByRole("button", { name: "Send comment" }).click();
    await expect(page.getByText("is waiting for moderation")).toBeVisible();
    const waiting = await staff.waitingComment(articleId);
    await staff.change("admin", "/api/dtComment/update", { ...waiting, status: "approved" });

    await visit(page, `/article-detail?id=${slug}`);
    await expect(page.locator(".comment-text").first()).toHaveText(all);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(all.slice(0, 200));
    expect(
      await page.locator(".prose :is(script, iframe, math, [onclick], [onerror])").count(),
    ).toBe(0);

    await visit(page, "/index");
    await expect(page.getByRole("heading", { name: all.slice(0, 100) })).toHaveCount(1);
    await page
      .getByRole("navigation", { name: "Quick links" })
      .getByText(payloads[1] ?? "")
      .hover();
    await visit(page, `/article-list?tag=${encodeURIComponent("</script>")}`);
    await expect(page.locator(".line").first()).toBeVisible();
    for (const payload of payloads) {
      await visit(page, `/search-list?keyword=${encodeURIComponent(payload)}`);
      await visit(
        page,
        `/article-list?tag=${encodeURIComponent(payload)}&month=${encodeURIComponent(payload)}`,
      );
      await visit(page, `/article-detail?id=${encodeURIComponent(payload)}`);
      await visit(page, `/article-detail?id=${slug}&reply=${encodeURIComponent(payload)}`);
      await visit(page, `/other-detail?type=${encodeURIComponent(payload)}`);
      await visit(page, `/${encodeURIComponent(payload)}`);
    }
    // What a later navigation brings in is inserted by script.
    await page.goto("/index", { waitUntil: "networkidle" });
    await page.locator(".newest-title", { hasText: all.slice(0, 40) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(all.slice(0, 200));
    expect(await page.evaluate(() => Reflect.get(window, "taken"))).toBeUndefined();

    const posted = await request.post("/other-detail?type=contact", {
      form: { name: all, email: all, subject: payloads[1] ?? "", content: all },
    });
    expect(posted.status()).toBe(422);
    await page.setContent(await posted.text());
    expect(await page.evaluate(() => Reflect.get(window, "taken"))).toBeUndefined();
    expect(dialogs).toEqual([]);
  } finally {
    await staff.remove(`/api/dtArticle/delete/${articleId}`);
    await staff.removeNow(`/api/dtBanner/delete/${banner.id}`);
    await staff.removeNow(`/api/dtQuickLink/delete/${quickLink.id}`);
    await staff.removeNow(`/api/dtFriendlyLink/delete/${friendlyLink.id}`);
  }
});

/** Puts a product on the shelf that says nothing else; gives the ids of its category, its series and its own. */
async function publishProduct(staff: StaffClient, code: string): Promise<[string, string, string]> {
  const name = all.slice(0, 128);
  const shown = { name, summary: all.slice(0, 500), status: "onShelf" };
  const save = async (fields: object) =>
    (await staff.send("admin", "/api/product/save", { ...shown, ...fields })).id;
  const category = await save({ kind: "category" });
  const series = await save({ kind: "series", parentId: category });
  const product = await save({
    kind: "product",
    parentId: series,
    code,
    brand: payloads[1],
    model: payloads[2],
    cover: "/favicon.svg",
    images: `/favicon.svg?onerror=${mark};/favicon.svg#javascript:${mark}`,
    content: `<p onclick="${mark}">${all}</p><img src="x" onerror="${mark}">`,
    specs: [{ group: payloads[3], name: payloads[1], value: all.slice(0, 255), unit: payloads[0] }],
  });
  return [category, series, product];
}

test("nothing that staff write of products runs in a visitor's browser", async ({
  page,
  staff,
}) => {
  const code = `PAYLOADS-${Date.now()}`;
  const [category, series, product] = await publishProduct(staff, code);
  try {
    await visit(page, `/other-detail?type=products&within=${category}`);
    await expect(page.locator(".chips").getByText(all.slice(0, 128))).toHaveCount(2);
    // What a later navigation brings in is inserted by script.
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page.getByRole("rowheader").last()).toHaveText(payloads[1] ?? "");
    expect(await page.evaluate(() => Reflect.get(window, "taken"))).toBeUndefined();

    await visit(page, `/other-detail?type=products&id=${code}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(all.slice(0, 128));
    expect(await page.locator(".prose :is(script, [onclick], [onerror])").count()).toBe(0);
    for (const payload of payloads) {
      await visit(page, `/other-detail?type=products&id=${encodeURIComponent(payload)}`);
      await visit(page, `/other-detail?type=products&within=${encodeURIComponent(payload)}`);
    }
  } finally {
    for (const id of [product, series, category]) await staff.remove(`/api/product/${id}`);
  }
});
