/** Counts needless renders: hidden tabs that render at a switch, and spinners that flash although responses are fast. */
import type { Browser, Page } from "@playwright/test";
import { openUntilIdle } from "../../e2e/network-idle.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { bundle } from "./bundle.ts";
import { signInAsAdmin, goTo, menuPaths } from "./admin.ts";

export interface RerenderCosts {
  /** The highest number of panes that rendered at one switch between tabs. */
  panesRendered: number;
  /** The pages that showed a spinner or skeleton, although each response took less than 100 ms. */
  spinnersShown: string[];
  /** The number of pages opened with delayed responses. */
  pagesOpened: number;
}

/** Shorter than the delay of a spinner, and long enough for a frame to show one. */
const responseDelayMs = 80;

/** Opens every page of the menus with delayed responses, then switches back and forth between two tabs. */
export async function measureRerenders(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<RerenderCosts> {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript({ content: await bundle("pages/rendered-panes.ts") });
  await signInAsAdmin(page);
  await openUntilIdle(page, "/dashboard");
  const paths = (await menuPaths(page)).filter((path) => path !== "/dashboard");
  const waitsShown = await openAll(page, paths);
  const [one = "", other = ""] = paths;
  let panesDrawn = 0;
  for (let round = 0; round < rounds; round++) {
    await goTo(page, other);
    await page.evaluate(() => window.renderedPanes.panes());
    await goTo(page, one);
    const drawn = await page.evaluate(() => window.renderedPanes.panes());
    panesDrawn = Math.max(panesDrawn, drawn.length);
  }
  await context.close();
  return { panesRendered: panesDrawn, spinnersShown: waitsShown, pagesOpened: paths.length };
}

/** Opens the pages one after the other; returns those that showed a spinner. */
async function openAll(page: Page, paths: string[]): Promise<string[]> {
  // By then the pages are preloaded, as they are for people who read before they click.
  await page.waitForTimeout(4000);
  await page.route("**/rest/**", async (route) => {
    await sleep(responseDelayMs);
    await route.continue();
  });
  const shown: string[] = [];
  for (const path of paths) {
    await page.evaluate(watchSpinners);
    await goTo(page, path);
    if (await page.evaluate(() => window.spinnerSeen)) shown.push(path);
  }
  await page.unrouteAll({ behavior: "wait" });
  return shown;
}

declare global {
  interface Window {
    spinnerSeen: boolean;
  }
}

/** Watches every frame for visible skeletons and spinners. */
function watchSpinners(): void {
  window.spinnerSeen = false;
  const look = () => {
    const waits = document.querySelectorAll("main .animate-appear-late, main .animate-spin");
    window.spinnerSeen ||= [...waits].some((one) => one.checkVisibility({ opacityProperty: true }));
    if (!window.spinnerSeen) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
