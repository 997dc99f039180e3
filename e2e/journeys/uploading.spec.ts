import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./_test.ts";

/** A picture that no encoder makes small, so that it takes a while. */
async function heavyPicture() {
  const [width, height, channels] = [900, 900, 3] as const;
  const noise = sharp(randomBytes(width * height * channels), { raw: { width, height, channels } });
  return { name: "gauge.png", mimeType: "image/png", buffer: await noise.png().toBuffer() };
}

/** Files by path reach the page at once; their bytes would go through the browser's protocol. */
async function writeFileOf(name: string, bytes: Buffer): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, bytes);
  return path;
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

test("files that are refused are named where they were chosen, with the rule and the way out", async ({
  page,
  signInAs,
  openAs,
}) => {
  const [fake, note, good, heavy] = await Promise.all([
    writeFileOf("fake.png", Buffer.from("no picture")),
    writeFileOf("note.txt", Buffer.from("tide")),
    heavyPicture().then(({ name, buffer }) => writeFileOf(name, buffer)),
    writeFileOf("heavy.png", Buffer.alloc(20 * 1024 * 1024 + 1)),
  ]);
  await signInAs("editor");
  await page.goto("/content/articles/new");
  const field = page.getByRole("group", { name: "Cover optional" });
  const input = field.locator("input[type=file]");
  const alert = field.getByRole("alert");
  await input.setInputFiles(fake);
  await expect(alert).toHaveText(
    /^“fake\.png” is of a type that is not accepted, or its content .* Choose a file of type jpg, /,
  );
  await input.setInputFiles(heavy);
  await expect(alert).toHaveText(/^“heavy\.png” is larger than 20 MB\. Choose a smaller file/);
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(input).toBeAttached();

  // Several at once: what fits arrives, and each other one stays named until it is closed.
  await page.goto("/content/media");
  await page.locator("input[type=file]").first().setInputFiles([heavy, good, fake]);
  await expect(page.getByRole("button", { name: "Open gauge.png" }).first()).toBeVisible();
  const problems = page.getByRole("alert");
  await expect(problems.getByText("“heavy.png” is larger than 20 MB.")).toBeVisible();
  await expect(problems.getByText("“fake.png” is of a type")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(problems).toHaveCount(0);

  const admin = await openAs("admin");
  await admin.goto("/system/users");
  await admin.getByRole("button", { name: "Import" }).click();
  const dialog = admin.getByRole("dialog", { name: "Import from a file" });
  await dialog.getByLabel("File").setInputFiles(note);
  await expect(dialog.getByText(/^“note\.txt” has no row below its first one/)).toBeVisible();
});
