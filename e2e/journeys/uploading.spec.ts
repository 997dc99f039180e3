import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./_test.ts";

/** A picture that no encoder makes small, so that it takes a while. */
async function heavyPicture() {
  const [width, height, channels] = [900, 900, 3] as const;
  const noise = sharp(randomBytes(width * height * channels), { raw: { width, height, channels } });
  return { name: "gauge.png", mimeType: "image/png", buffer: await noise.png().toBuffer() };
}

async function limitUpload(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

test("a cover upload shows its progress, can be cancelled, and returns the URL", async ({
  page,
  signInAs,
}) => {
  await signInAs("editor");
  await page.goto("/content/articles/new");
  const cover = page.getByRole("list", { name: "Cover", exact: true });
  const input = cover.locator("input[type=file]");

  await limitUpload(page, 400_000);
  const cut = page.waitForEvent("requestfailed", (request) => request.url().includes("/upload"));
  await input.setInputFiles(await heavyPicture());
  const progress = cover.getByRole("progressbar");
  await expect
    .poll(async () => Number(await progress.getAttribute("aria-valuenow")))
    .toBeGreaterThan(5);
  await cover.getByRole("button", { name: /Cancel/ }).click();
  await cut;
  await expect(input).toBeAttached();

  await limitUpload(page, -1);
  await input.setInputFiles(await heavyPicture());
  await expect(cover.locator("img")).toHaveAttribute("src", /^\/files\//);
  await expect(cover.getByText("gauge.png", { exact: true })).toBeVisible();
});

test("a rejected picture is reported once, with its reason", async ({ page, signInAs }) => {
  await signInAs("editor");
  await page.goto("/content/articles/new");
  const input = page.getByRole("list", { name: "Cover", exact: true }).locator("input[type=file]");
  const fake = { name: "fake.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await input.setInputFiles(fake);
  // At the field, where it was chosen.
  const field = page.getByRole("group", { name: "Cover", exact: true });
  await expect(field.getByRole("alert")).toHaveText(/^upload failed: ./);
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(input).toBeAttached();
});
