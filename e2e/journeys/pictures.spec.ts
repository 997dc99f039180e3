import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./_test.ts";

/** A photograph's size and shape. */
async function photograph() {
  const plain = sharp({
    create: { width: 2000, height: 1500, channels: 3, background: "#3577a0" },
  });
  return { name: "quay.jpg", mimeType: "image/jpeg", buffer: await plain.jpeg().toBuffer() };
}

interface Shift extends PerformanceEntry {
  sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Notes from the start of the page on whatever a picture that comes late would push down. */
async function watchLayout(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, "shifts", shifts);
    new PerformanceObserver((list) => {
      // The observer is asked for shifts alone.
      for (const { sources } of list.getEntries() as Shift[]) {
        for (const { previousRect, currentRect } of sources) {
          if (previousRect.top !== currentRect.top) shifts.push(currentRect.top);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifts").length);
}

test("a cover is uploaded, its focal point chosen, and visitors get a responsive copy cropped around it", async ({
  page,
  browser,
  signInAs,
  staff,
}) => {
  const title = `The quay from above ${Date.now()}`;
  await signInAs("editor");
  const id = await staff.draft("editor", { title });
  await page.goto(`/content/articles/edit/${id}`);
  const cover = page.getByRole("list", { name: "Cover", exact: true });
  await cover.locator("input[type=file]").setInputFiles(await photograph());

  const point = page.getByRole("slider", { name: "Focal point" });
  await expect(point).toHaveAttribute("aria-valuetext", "50 % from the left, 50 % from the top");
  await expect
    .poll(() => point.locator("img").evaluate((img) => img.clientHeight))
    .toBeGreaterThan(50);
  const room = await point.boundingBox();
  await point.click({ position: { x: (room?.width ?? 0) * 0.3, y: (room?.height ?? 0) * 0.1 } });
  await expect(point).toHaveAttribute("aria-valuetext", "30 % from the left, 10 % from the top");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(point).toHaveAttribute("aria-valuetext", "35 % from the left, 5 % from the top");
  await expect(page.getByText(/^Saved at/)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(point).toHaveAttribute("aria-valuetext", "35 % from the left, 5 % from the top");

  await staff.publish(id);

  await using context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const visitor = await context.newPage();
  const shifts = await watchLayout(visitor);
  const fetched = new Set<string>();
  visitor.on("request", (request) => {
    if (request.url().includes("/files/")) fetched.add(request.url());
  });
  await visitor.goto(`/article-detail?id=${id}`, { waitUntil: "networkidle" });
  const shown = visitor.locator(".article-cover img");
  const isDrawn = () =>
    shown.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
  const address = await shown.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(address).toMatch(/\.jpg\.640\.avif$/);
  await expect(shown).toHaveCSS("object-position", "35% 5%");
  await expect(shown).toHaveAttribute("width", "2000");
  await expect(shown).toHaveAttribute("height", "1500");
  expect(
    [...fetched].filter((url) => url.includes(".jpg.")),
    "fetched once",
  ).toEqual([address]);
  expect(await shifts()).toBe(0);

  const preloads = visitor.locator("head link[rel=preload][imagesrcset]");
  await expect(preloads).toHaveCount(1);
  await expect(preloads).toHaveAttribute("type", "image/avif");
  await expect(preloads).toHaveAttribute("imagesrcset", /\.jpg\.640\.avif 640w/);

  // On a busy machine the first who ask are sent to the picture itself.
  for (const format of ["avif", "webp"]) {
    const copy = address.replace(/avif$/, format);
    const type = async () => (await visitor.request.get(copy)).headers()["content-type"];
    await expect.poll(type, { timeout: 30_000 }).toBe(`image/${format}`);
    const { width } = await sharp(await (await visitor.request.get(copy)).body()).metadata();
    expect(width).toBe(640);
  }
});

test("pictures in a text have their size and load lazily, also after a client-side navigation", async ({
  page,
}) => {
  const id = "forty-one-hours-on-the-aldra";
  const check = async () => {
    const picture = page.locator(".prose picture").first();
    await expect(picture.locator("source")).toHaveCount(2);
    await expect(picture.locator("source").first()).toHaveAttribute("srcset", /\.avif 320w, /);
    const img = picture.locator("img");
    await expect(img).toHaveAttribute("loading", "lazy");
    await expect(img).toHaveAttribute("width", /^\d+$/);
    await expect(img).toHaveAttribute("height", /^\d+$/);
    await img.scrollIntoViewIfNeeded();
    const drawn = () =>
      img.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0);
    await expect.poll(drawn, { timeout: 30_000 }).toBe(true);
  };
  await page.goto(`/article-detail?id=${id}`);
  await check();
  await page.goto("/search-list?keyword=Aldra", { waitUntil: "networkidle" });
  await page.evaluate(() => {
    document.documentElement.dataset["witness"] = "1";
  });
  await page.locator(`a[href$="id=${id}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Aldra");
  await expect(page.locator("html")).toHaveAttribute("data-witness", "1");
  await check();
});
