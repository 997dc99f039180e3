/** What stays calm: tabs that a switch does not concern, and the screen while data is quick to come. */
import type { Browser, Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import { bundle } from "./bundle.ts";
import { enterOffice, goTo, menuPaths } from "./office.ts";

/** What was seen to move. */
export interface CalmCosts {
  /** The most panes in which a component ran at one switch between tabs. */
  panesDrawn: number;
  /** How often a page showed that it waits, although each answer took less than a tenth of a second. */
  waitsShown: number;
  /** Pages that were opened with answers that late. */
  pagesOpened: number;
}

/** Shorter than the wait that is worth showing, and long enough to be seen if it were. */
const answerMs = 80;

/** Opens every page of the menus with late answers, then goes to and fro between two of the tabs. */
export async function measureCalm(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<CalmCosts> {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript({ content: await bundle("pages/drawn.ts") });
  await enterOffice(page);
  await page.goto("/dashboard");
  await page.waitForLoadState("networkidle");
  const paths = (await menuPaths(page)).filter((path) => path !== "/dashboard");
  const waitsShown = await openAll(page, paths);
  const [one = "", other = ""] = paths;
  let panesDrawn = 0;
  for (let round = 0; round < rounds; round++) {
    await goTo(page, other);
    await page.evaluate(() => window.drawn.panes());
    await goTo(page, one);
    const drawn = await page.evaluate(() => window.drawn.panes());
    panesDrawn = Math.max(panesDrawn, drawn.length);
  }
  await context.close();
  return { panesDrawn, waitsShown, pagesOpened: paths.length };
}

/** Opens the pages one after the other; gives how many of them showed a wait. */
async function openAll(page: Page, paths: string[]): Promise<number> {
  // The scripts of pages have come by then, as they have for people who look before they press.
  await page.waitForTimeout(4000);
  await page.route("**/rest/**", async (route) => {
    await sleep(answerMs);
    await route.continue();
  });
  let shown = 0;
  for (const path of paths) {
    await page.evaluate(watchWaits);
    await goTo(page, path);
    if (await page.evaluate(() => window.waitSeen)) shown += 1;
  }
  await page.unrouteAll({ behavior: "wait" });
  return shown;
}

declare global {
  interface Window {
    waitSeen: boolean;
  }
}

/** Looks at every frame for bones and turning arcs that can be seen. */
function watchWaits(): void {
  window.waitSeen = false;
  const look = () => {
    const waits = document.querySelectorAll("main .animate-appear-late, main .animate-spin");
    window.waitSeen ||= [...waits].some((one) => one.checkVisibility({ opacityProperty: true }));
    if (!window.waitSeen) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
