/** Showing a page that was kept alive, and one whose data is cached, compared with React remounting the same nodes. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import { orderOfRound } from "../report/statistics.ts";
import { bundle } from "./bundle.ts";
import { signInAsAdmin, goTo, menuPaths, recordPaths } from "./admin.ts";

/** Figures of many rounds, in the order of the rounds. */
export interface PageTimes {
  tabs: number;
  nodes: number;
  switches: number[];
  changes: number[];
  remounts: number[];
  /** The same copied nodes with nothing but the libraries: a switch between kept tabs, and a page made anew. */
  librarySwitches: number[];
  libraryChanges: number[];
  /** The same made anew, the table by the UI kit. */
  kitChanges: number[];
  /** Megabytes of live objects with all tabs open, less those with one. */
  heap: number;
}

/** The two pages that are switched between. */
const shown = "/system/users";
const other = "/system/roles";
const tabCount = 50;
/** Where the floor has the page with the kit's table. */
const kitPath = "/kit";

/** Opens the tabs, then measures round by round, the processor slowed down four times. */
export async function measurePages(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<PageTimes> {
  const context = await browser.newContext({
    baseURL: url,
    locale: "en-GB",
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await signInAsAdmin(page);
  await page.goto(shown);
  await page.locator(`[data-pane="${shown}"] tbody tr`).first().waitFor();
  const heapBefore = await liveMegabytes(cdp);
  const paths = [...(await menuPaths(page)), ...(await recordPaths(page, tabCount))];
  for (const path of paths.slice(0, tabCount)) await goTo(page, path);
  await goTo(page, other);
  await goTo(page, shown);
  const heap = (await liveMegabytes(cdp)) - heapBefore;
  await page.addScriptTag({ content: await bundle("pages/floor.ts") });
  const times: PageTimes = {
    tabs: await page.getByRole("tab").count(),
    nodes: await page.evaluate((path) => window.floor.nodesOf(path), shown),
    switches: [],
    changes: [],
    remounts: [],
    librarySwitches: [],
    libraryChanges: [],
    kitChanges: [],
    heap,
  };
  const libraries = await openLibraryTabs(page);
  for (const one of [page, libraries]) {
    const session = await context.newCDPSession(one);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  const acts = {
    switches: () => timedSwitch(page),
    changes: () => timedChange(page),
    remounts: () => page.evaluate((path) => window.floor.remountOf(path), shown),
    librarySwitches: () => timedLibraryVisit(libraries, shown, true),
    libraryChanges: () => timedLibraryVisit(libraries, shown, false),
    kitChanges: () => timedLibraryVisit(libraries, kitPath, false),
  };
  const names = [
    "switches",
    "changes",
    "remounts",
    "librarySwitches",
    "libraryChanges",
    "kitChanges",
  ] as const;
  // The first round is for warming up.
  for (let round = -1; round < rounds; round++) {
    for (const name of orderOfRound([...names], round + 1)) {
      const took = await acts[name]();
      if (round >= 0) times[name].push(took);
    }
  }
  await context.close();
  return times;
}

/** From another tab back to the one measured. */
async function timedSwitch(page: Page): Promise<number> {
  await goTo(page, other);
  return timedVisit(page);
}

/** The same with its tab closed before: the page is mounted again from cached data. */
async function timedChange(page: Page): Promise<number> {
  await goTo(page, other);
  await page.evaluate((path) => {
    const tab = [...document.querySelectorAll<HTMLElement>("[role=tab]")].find(
      ({ dataset }) => dataset["tabId"] === path,
    );
    const close = tab?.parentElement?.querySelector<HTMLElement>("button:not([role])");
    if (!close) throw new Error(`There is no tab of ${path} to close.`);
    close.click();
  }, shown);
  await page.locator(`[data-pane="${shown}"]`).waitFor({ state: "detached" });
  return timedVisit(page);
}

/** The page as it is drawn now, in a window of its own where the libraries alone show its tabs. */
async function openLibraryTabs(page: Page): Promise<Page> {
  const drawn = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof Element)) return "";
    for (const script of copy.querySelectorAll("script, link[rel=modulepreload]")) script.remove();
    return copy.outerHTML;
  });
  const copied = await page.context().newPage();
  await copied.route(`**${shown}`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html>${drawn}` }),
  );
  await copied.goto(shown);
  await copied.addScriptTag({ content: await bundle("pages/library-tabs.tsx") });
  await copied.evaluate((path) => window.libraryTabs.start(path), kitPath);
  await untilShown(copied, shown);
  return copied;
}

/** Goes to a page of the floor from another one, to its kept tab or with its tab closed before. */
async function timedLibraryVisit(page: Page, path: string, isKept: boolean): Promise<number> {
  await page.evaluate((to) => history.pushState({}, "", to), other);
  await untilShown(page, other);
  if (!isKept) {
    await page.evaluate((closed) => window.libraryTabs.close(closed), path);
    await page.locator(`[data-pane="${path}"]`).waitFor({ state: "detached" });
  }
  return page.evaluate(
    (to) =>
      window.libraryTabs.timeToFrame(
        () => history.pushState({}, "", to),
        () => document.querySelector(`[data-pane="${to}"] tbody tr td`)?.checkVisibility() === true,
      ),
    path,
  );
}

/** Until a page of the floor is shown, and what its browser did for it is over. */
async function untilShown(page: Page, path: string): Promise<void> {
  await page.locator(`[data-pane="${path}"]`).waitFor();
  await page.waitForTimeout(500);
}

function timedVisit(page: Page): Promise<number> {
  return page.evaluate(
    (path) =>
      window.floor.timeToFrame(
        () => history.pushState({}, "", path),
        () =>
          document.querySelector(`[data-pane="${path}"] tbody tr td`)?.checkVisibility() === true,
      ),
    shown,
  );
}

async function liveMegabytes(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  return usedSize / 2 ** 20;
}
