/** Takes the README's pictures of a running demo site: `pnpm screenshots http://127.0.0.1:3000`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserOptions } from "./browser.ts";
import { openUntilIdle } from "./network-idle.ts";
import { signIn } from "./journeys/_admin.ts";

const site = process.argv[2] ?? "http://127.0.0.1:3000";
const folder = join(import.meta.dirname, "../docs/screenshots");
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch(browserOptions());
const context = await browser.newContext({
  baseURL: site,
  viewport: { width: 1440, height: 900 },
  locale: "en-GB",
  timezoneId: "UTC",
});
const page = await context.newPage();

await openUntilIdle(page, "/index");
await keep(page, "home");
await openUntilIdle(page, "/article-detail?id=forty-one-hours-on-the-aldra");
await keep(page, "detail");
await signIn(page, "editor");
await openUntilIdle(page, "/content/articles");
await keep(page, "admin");
await browser.close();

async function keep(from: Page, name: string): Promise<void> {
  const picture = await from.screenshot({ animations: "disabled" });
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`docs/screenshots/${name}.webp`);
}
