/** How much script a member of staff downloads until a list can be used, and what each further page adds. */
import type { Browser, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { trackRequests } from "../../e2e/network-idle.ts";
import { demoPassword, goTo, menuPaths } from "./admin.ts";
import { weighLibraries, type LibraryScripts } from "./library-scripts.ts";

const assets = join(import.meta.dirname, "../../apps/web/dist/client/assets");

/** The list that a first page is judged by. */
const firstList = "/system/users";

/** Where an article is written. */
export const editorPath = "/content/articles/new";

/** Longer than what comes by itself waits for what asks for it. */
const quietMs = 6_000;

/** A page and what it downloads. */
export interface PageScripts {
  name: string;
  files: number;
  gzip: number;
}

/** A further page, and what it downloads ahead of the next act, in idle time. */
export interface RouteScripts extends PageScripts {
  /** What a page in a frame asked for that was begun once the page around it could be used, such as that of a preview. */
  gzipInFrames: number;
  gzipAhead: number;
}

/** What a run downloads, step by step. */
export interface ScriptSizes {
  steps: PageScripts[];
  routes: RouteScripts[];
  editor: EditorScripts;
  libraries: LibraryScripts[];
}

/** What the editor of articles takes of who comes from their list. */
export interface EditorScripts {
  /** Until the text can be written in. */
  page: PageScripts;
  /** What comes by itself afterwards, in idle time. */
  tools: PageScripts;
  /** The number of its files that were downloaded before somebody edited. */
  filesBefore: number;
}

/** Signs in with an empty cache, goes to a list, waits, then visits every other page of the menus. */
export async function measureScripts(browser: Browser, url: string): Promise<ScriptSizes> {
  const { page, steps, taken, askedInLateFrames, untilQuiet } = await signInAndWait(
    browser,
    url,
    firstList,
  );
  const routes: RouteScripts[] = [];
  for (const path of await menuPaths(page)) {
    const usableAt = page.evaluate(watchUntilUsable, path);
    await goTo(page, path);
    const inFrames = await askedInLateFrames(await usableAt);
    const route = taken(path, inFrames.others);
    const { gzip: gzipInFrames } = taken("in frames", inFrames.late);
    // What it downloads ahead must not count as the next page's.
    await untilQuiet();
    routes.push({ ...route, gzipInFrames, gzipAhead: taken("ahead").gzip });
  }
  await page.context().close();
  const libraries = await weighLibraries();
  return { steps, routes, editor: await measureEditor(browser, url), libraries };
}

/** Opens the editor from the list of articles, once everything that comes by itself is there. */
async function measureEditor(browser: Browser, url: string): Promise<EditorScripts> {
  const { page, taken, asked, untilQuiet } = await signInAndWait(browser, url, "/content/articles");
  const before = new Set(asked);
  const idle = trackRequests(page);
  const forText = await page.evaluate(openEditor);
  const forPage = taken("the editor of articles, from their list", forText);
  await idle();
  await untilQuiet();
  const tools = taken("the fields beside the text and its tools, afterwards");
  await page.context().close();
  const isEditor = (file: string) => /^(?:rich-editor|article-edit-page)-/.test(file);
  return { page: forPage, tools, filesBefore: [...before].filter(isEditor).length };
}

/** Goes to the editor; returns the scripts that were asked for before its text could be written in. */
async function openEditor(): Promise<string[]> {
  const isOpen = () => document.querySelector(".ProseMirror[contenteditable=true]") !== null;
  const opened = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isOpen()) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  performance.setResourceTimingBufferSize(2_000);
  history.pushState({}, "", "/content/articles/new");
  const openedAt = await opened;
  const isScript = (name: string) => name.endsWith(".js");
  return performance
    .getEntriesByType("resource")
    .filter(({ name, startTime }) => isScript(name) && startTime <= openedAt)
    .map(({ name }) => name.slice(name.lastIndexOf("/") + 1));
}

/** When the page of a path can be used, in milliseconds of the epoch: drawn, without a placeholder, and able to answer. */
async function watchUntilUsable(path: string): Promise<number> {
  const isUsable = () => {
    const pane = document.querySelector(`[data-pane="${path}"]`);
    const isDrawn = pane !== null && pane.querySelector("h1, h2, input, button") !== null;
    return isDrawn && pane.querySelector(".animate-appear-late, .animate-spin") === null;
  };
  while (!isUsable()) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.timeOrigin + performance.now();
}

async function signInAndWait(browser: Browser, url: string, list: string) {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB" });
  const page = await context.newPage();
  const { taken, asked, askedInLateFrames, untilQuiet } = collectScripts(page);
  const idle = trackRequests(page);
  await page.goto(`/login?redirectUrl=${encodeURIComponent(list)}`);
  await page.getByLabel("User name").waitFor();
  const steps = [taken("the sign-in page")];
  await page.getByLabel("User name").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  // By keyboard: a pointer would come to lie on a menu, whose page is then fetched ahead.
  await page.keyboard.press("Enter");
  await page.getByRole("row").nth(2).waitFor();
  steps.push(taken(`the shell and ${list}, with rows`));
  await idle();
  await untilQuiet();
  steps.push(taken("afterwards, while idle"));
  return { page, steps, taken, asked, askedInLateFrames, untilQuiet };
}

/** Records the page's scripts; each counts once, where it was first requested. */
function collectScripts(page: Page) {
  const counted = new Set<string>();
  const asked = new Set<string>();
  const askedByPage = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith(".js")) return;
    const file = basename(pathname);
    asked.add(file);
    if (request.frame() === page.mainFrame()) askedByPage.add(file);
  });
  const taken = (name: string, among: Iterable<string> = asked): PageScripts => {
    const fresh = [...among].filter((file) => !counted.has(file));
    for (const file of fresh) counted.add(file);
    return { name, files: fresh.length, gzip: sizeOf(fresh) };
  };
  // What only frames asked for that were begun after a time, and what everybody else did.
  const askedInLateFrames = async (time: number) => {
    const frames = page.frames().filter((frame) => frame !== page.mainFrame());
    const begun = await Promise.all(
      frames.map((frame) => frame.evaluate(() => performance.timeOrigin)),
    );
    const isLate = begun.length > 0 && Math.min(...begun) > time;
    const late = isLate ? [...asked].filter((file) => !askedByPage.has(file)) : [];
    return { late, others: [...asked].filter((file) => !late.includes(file)) };
  };
  // What comes by itself may ask for more that does.
  const untilQuiet = async () => {
    for (let before = -1; before < asked.size;) {
      before = asked.size;
      await page.waitForTimeout(quietMs);
    }
  };
  const files: ReadonlySet<string> = asked;
  return { taken, asked: files, askedInLateFrames, untilQuiet };
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipOf(file), 0);
}

function gzipOf(file: string): number {
  return gzipSync(readFileSync(join(assets, file)), { level: 9 }).length;
}
