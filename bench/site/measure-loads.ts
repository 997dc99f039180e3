/** First visits on a slow line and a slow processor, each beside the same page without script. */
import type { Browser, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { orderOfRound } from "../report/statistics.ts";
import type { SitePage } from "./pages.ts";
import { watchPage } from "./watch-page.ts";

const assets = join(import.meta.dirname, "../../apps/web/dist/client/assets");

/** Figures of one page, in the order of the rounds; milliseconds. */
export interface PageLoads {
  page: SitePage;
  /** The largest paint, and that of the page without script. */
  paints: number[];
  floor: number[];
  shifts: number[];
  blocking: number[];
  /** Of the first tap, which has the app loaded, and of one when it is there. */
  firstInteractions: number[];
  interactions: number[];
  /** The same taps on the page with no script but the switch. */
  floorFirstInteractions: number[];
  floorInteractions: number[];
  /** Requests that began before the largest paint, the page itself included; and those of the page without script. */
  requests: number[];
  floorRequests: number[];
  /** All requests of a visit that only reads. */
  allRequests: number[];
  /** What that visit loaded, and what is loaded once the app is there. */
  readScriptBytes: number;
  scriptBytes: number;
  styleBytes: number;
}

interface Visit {
  paint: number;
  shifts: number;
  blocking: number;
  firstInteraction: number;
  interaction: number;
  requests: number;
  allRequests: number;
  readScripts: string[];
  scripts: string[];
  style: string;
}

/** Lighthouse's applied slow 4G. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowProcessor = { rate: 4 };

/** Long enough for everything that a page does by itself. */
const settledMs = 2500;

/** Long enough for what the app does at first by itself: a tap right then would be timed with it. */
const calmMs = 1000;

/** Visits each page and its copy in every round, with an empty cache. */
export async function measureLoads(
  browser: Browser,
  { site, copy, pages, rounds }: { site: string; copy: string; pages: SitePage[]; rounds: number },
): Promise<PageLoads[]> {
  const results = pages.map((page): PageLoads => ({
    page,
    paints: [],
    floor: [],
    shifts: [],
    blocking: [],
    firstInteractions: [],
    interactions: [],
    floorFirstInteractions: [],
    floorInteractions: [],
    requests: [],
    floorRequests: [],
    allRequests: [],
    readScriptBytes: 0,
    scriptBytes: 0,
    styleBytes: 0,
  }));
  const turns = results.flatMap((result) => [
    async (counts: boolean) => {
      const visit = await visitPage(browser, site + result.page.path, true);
      if (counts) note(result, visit);
    },
    async (counts: boolean) => {
      const visit = await visitPage(browser, copy + result.page.path, false);
      if (!counts) return;
      result.floor.push(visit.paint);
      result.floorRequests.push(visit.requests);
      result.floorFirstInteractions.push(visit.firstInteraction);
      result.floorInteractions.push(visit.interaction);
    },
  ]);
  // The first round is for warming up.
  for (let round = -1; round < rounds; round++) {
    for (const turn of orderOfRound(turns, round + 1)) await turn(round >= 0);
  }
  return results;
}

function note(result: PageLoads, visit: Visit): void {
  result.paints.push(visit.paint);
  result.shifts.push(visit.shifts);
  result.blocking.push(visit.blocking);
  result.firstInteractions.push(visit.firstInteraction);
  result.interactions.push(visit.interaction);
  result.requests.push(visit.requests);
  result.allRequests.push(visit.allRequests);
  result.readScriptBytes = weigh(visit.readScripts);
  result.scriptBytes = weigh(visit.scripts);
  result.styleBytes = gzipSync(visit.style, { level: 9 }).length;
}

async function visitPage(browser: Browser, url: string, hasApp: boolean): Promise<Visit> {
  const page = await visitSlowly(browser, url);
  const visit = await page.evaluate(readNotes);
  const readScripts = await page.evaluate(loadedScripts);
  const firstInteraction = await timeInteraction(page);
  if (hasApp) {
    await page.waitForFunction(appIsThere, null, { polling: 100 });
    await page.waitForTimeout(calmMs);
  }
  const interaction = await timeInteraction(page);
  const scripts = await page.evaluate(loadedScripts);
  await page.context().close();
  return { ...visit, firstInteraction, interaction, readScripts, scripts };
}

/** What a first visit noted by itself. */
export async function notesOfVisit(browser: Browser, url: string): Promise<Notes> {
  const page = await visitSlowly(browser, url);
  const notes = await page.evaluate(readNotes);
  await page.context().close();
  return notes;
}

/** Opens a page with an empty cache on a slow line, and waits for everything that it does by itself. */
async function visitSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    locale: "en-GB",
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", slow4g);
  await cdp.send("Emulation.setCPUThrottlingRate", slowProcessor);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(settledMs);
  return page;
}

/** Runs in the page. */
function appIsThere(): boolean {
  return document.documentElement.dataset["app"] === "there";
}

/** Runs in the page. */
function loadedScripts(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set(files)].filter((name) => name.endsWith(".js"));
}

type Notes = Pick<Visit, "paint" | "shifts" | "blocking" | "requests" | "allRequests" | "style">;

/** Runs in the page. */
function readNotes(): Notes {
  const { firstPaint, largestPaint, shifts, longTasks } = window.notes;
  const files = performance.getEntriesByType("resource");
  return {
    paint: largestPaint,
    shifts,
    blocking: longTasks
      .filter(({ start, duration }) => start + duration > firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    requests: 1 + files.filter(({ startTime }) => startTime < largestPaint).length,
    allRequests: 1 + files.length,
    style: [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join(""),
  };
}

/** The longest event of a click on what works by script alone: the switch of the colours. */
async function timeInteraction(page: Page): Promise<number> {
  await page.evaluate(() => (window.notes.interactions.length = 0));
  // At its place: a tap on the locator adds listeners of its own, which look for what lies there while it is timed.
  const box = await page.locator("header button:visible").first().boundingBox();
  if (box === null) throw new Error("The header has no button.");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(1000);
  return page.evaluate(() => Math.max(0, ...window.notes.interactions));
}

function weigh(scripts: readonly string[]): number {
  return scripts.reduce((sum, file) => sum + gzipOf(file), 0);
}

function gzipOf(url: string): number {
  const file = join(assets, basename(new URL(url).pathname));
  return gzipSync(readFileSync(file), { level: 9 }).length;
}
