import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, it } from "vitest";
import { browserOptions } from "../../browser.ts";
import { differenceOf } from "../../compare-pictures.ts";
import { photographScreens } from "../../handbook-screens.ts";
import { startDemoSite } from "../../serve.ts";
import { root } from "../_run.ts";

/** A button more or less is 0.7 %; what another day changes outside of lists is a tenth of that. */
const MOST = 0.004;

it("every picture of the handbook looks like its screen; `pnpm docs:pictures` takes them anew", async () => {
  await using site = await startDemoSite(18_700);
  const browser = await chromium.launch(browserOptions());
  const outdated: string[] = [];
  for await (const { name, png, data } of photographScreens(browser, site.url)) {
    const file = join(root, "docs/site/public/pictures", `${name}.webp`);
    const difference = await differenceOf(file, png, data);
    if (difference > MOST)
      outdated.push(`${name}.webp: ${(difference * 100).toFixed(1)} % differs`);
  }
  await browser.close();
  expect(outdated).toEqual([]);
}, 240_000);
