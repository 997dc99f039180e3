/**
 * Takes the handbook's pictures of a running demo site: `pnpm docs:pictures http://127.0.0.1:3000`. Every picture that the
 * handbook's pages name is taken again, in the language of the page. The full run fails by the name of one whose screen no
 * longer looks like it (`packages/full/handbook-pictures.test.ts`).
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { browserOptions } from "./browser.ts";
import { photographScreens } from "./handbook-screens.ts";

const site = process.argv[2] ?? "http://127.0.0.1:3000";
const folder = join(import.meta.dirname, "../docs/site/public/pictures");

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserOptions());
for await (const { name, png } of photographScreens(browser, site)) {
  await sharp(png)
    .webp({ quality: 60 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`docs/site/public/pictures/${name}.webp`);
}
await browser.close();
