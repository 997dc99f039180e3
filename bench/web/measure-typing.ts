/** Typing into a very long article and pasting one: the longest frame, the time, and what is sent to the server meanwhile. */
import {
  expect,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from "@playwright/test";
import { orderOfRound } from "../report/statistics.ts";
import { bundle } from "./bundle.ts";
import { signInAsAdmin, writeArticle } from "./admin.ts";
import { timeJournal } from "./journal-cost.ts";
import { adminStyles } from "./measure-parts.ts";

/** Figures of many rounds, in the order of the rounds. */
export interface TypingCosts {
  words: number;
  /** The longest frame of each round, in milliseconds. */
  longestFrames: number[];
  /** The same in a bare `contenteditable` with the same text and styles. */
  bareFrames: number[];
  /** The same in ProseMirror alone, with the same text and styles: what the engine takes before anything is built on it. */
  engineFrames: number[];
  /** The main thread's processor time for a key, in milliseconds, at full speed: it says most where others use the machine. */
  editorTimes: number[];
  bareTimes: number[];
  engineTimes: number[];
  /** From a paste of a whole article to the frame that shows it, in milliseconds. */
  pasteTimes: number[];
  /** The main thread's time for the journal for each second of typing, in milliseconds. */
  journalTimes: number[];
  /** Saves that were sent although nothing was another. */
  idleSaves: number;
  /** Saves that were sent of one series of changes. */
  saves: number;
}

const words = 20_000;
const typed = "The tide gauge at the old lock reads twice a minute. ";
/** Longer than the pause after which the editor saves by itself. */
const pauseMs = 5000;

/** Opens the article and types into its middle, round by round, the processor slowed down four times. */
export async function measureTyping(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<TypingCosts> {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", bypassCSP: true });
  const page = await context.newPage();
  await signInAsAdmin(page);
  const id = await writeArticle(page, longText());
  let saves = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/dtArticle/update")) saves += 1;
  });
  await page.goto(`/content/articles/edit/${id}`);
  await page.addScriptTag({ content: await bundle("pages/typing.ts") });
  const cdp = await context.newCDPSession(page);
  await page.locator(".ProseMirror p").nth(100).click();
  await moveAboutAndUndo(page);
  const idleSaves = saves;
  await page.keyboard.type(typed);
  await page.waitForTimeout(pauseMs);
  const savesOfOne = saves - idleSaves;
  const text = await textOf(page);
  const pages = {
    editor: page,
    bare: await openBare(context, text),
    engine: await openEngine(context, text),
  };
  await throttle(4, ...Object.values(pages));
  const frames: Record<keyof typeof pages, number[]> = { editor: [], bare: [], engine: [] };
  // The first round is for warming up.
  for (let round = -1; round < rounds; round++) {
    for (const name of orderOfRound(["editor", "bare", "engine"] as const, round + 1)) {
      const longest = await timeTyping(pages[name]);
      if (round >= 0) frames[name].push(longest);
    }
  }
  await throttle(1, ...Object.values(pages));
  const times: Record<keyof typeof pages, number[]> = { editor: [], bare: [], engine: [] };
  for (let round = 0; round < rounds; round++) {
    for (const name of orderOfRound(["editor", "bare", "engine"] as const, round)) {
      times[name].push(await timeKeys(pages[name]));
    }
  }
  await throttle(4, page);
  await page.bringToFront();
  const journalTimes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    journalTimes.push(
      await timeJournal(cdp, () => page.keyboard.type(typed.repeat(2), { delay: 40 })),
    );
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page.locator(".ProseMirror")).toContainText(typed.trim());
  const pasteTimes = await measurePaste(context, rounds);
  await context.close();
  return {
    words,
    longestFrames: frames.editor,
    bareFrames: frames.bare,
    engineFrames: frames.engine,
    editorTimes: times.editor,
    bareTimes: times.bare,
    engineTimes: times.engine,
    pasteTimes,
    journalTimes,
    idleSaves,
    saves: savesOfOne,
  };
}

/** The text of the editor as it is shown, with its classes. */
interface ShownText {
  className: string;
  html: string;
}

async function textOf(editor: Page): Promise<ShownText> {
  return editor
    .locator(".ProseMirror")
    .evaluate((element) => ({ className: element.className, html: element.innerHTML }));
}

/** A page with nothing but an element that the browser itself edits. */
async function openBare(context: BrowserContext, text: ShownText): Promise<Page> {
  const page = await openPlain(context);
  await page.evaluate(({ className, html }) => {
    const element = document.createElement("div");
    element.contentEditable = "true";
    element.className = className;
    element.innerHTML = html;
    document.body.append(element);
  }, text);
  return chooseMiddle(page);
}

/** A page with nothing but the engine of the editor. */
async function openEngine(context: BrowserContext, text: ShownText): Promise<Page> {
  const page = await openPlain(context);
  await page.addScriptTag({ content: await bundle("pages/engine.ts") });
  await page.evaluate(({ className, html }) => void window.openEngine(className, html), text);
  return chooseMiddle(page);
}

/** An empty page with the styles of the editor's. */
async function openPlain(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  for (const content of adminStyles()) await page.addStyleTag({ content });
  return page;
}

async function chooseMiddle(page: Page): Promise<Page> {
  await page.addScriptTag({ content: await bundle("pages/typing.ts") });
  await page.locator("p").nth(100).click();
  return page;
}

/** @param rate How many times slower the processor is. */
async function throttle(rate: number, ...pages: Page[]): Promise<void> {
  for (const page of pages) {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate });
  }
}

/** The longest frame while a sentence is typed. */
async function timeTyping(page: Page): Promise<number> {
  await page.bringToFront();
  await page.evaluate(() => window.typing.watch());
  await page.keyboard.type(typed, { delay: 40 });
  return page.evaluate(() => window.typing.longestFrame());
}

/** The main thread's processor time for each key of a sentence, with all that follows from it. */
async function timeKeys(page: Page): Promise<number> {
  await page.bringToFront();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.setTimeDomain", { timeDomain: "threadTicks" });
  await cdp.send("Performance.enable");
  const before = await taskSeconds(cdp);
  await page.keyboard.type(typed, { delay: 40 });
  const after = await taskSeconds(cdp);
  await cdp.detach();
  return ((after - before) * 1000) / typed.length;
}

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/** Pastes a whole article, as another program copies it, into an empty one, again and again. */
async function measurePaste(context: BrowserContext, rounds: number): Promise<number[]> {
  const page = await context.newPage();
  await signInAsAdmin(page);
  const id = await writeArticle(page, "<p></p>");
  await copyArticle(context);
  await page.bringToFront();
  await page.goto(`/content/articles/edit/${id}`);
  await page.addScriptTag({ content: await bundle("pages/typing.ts") });
  const text = page.locator(".ProseMirror");
  await text.click();
  await throttle(4, page);
  const times: number[] = [];
  for (let round = -1; round < rounds; round++) {
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    await expect(text).toHaveText("");
    await page.evaluate((characters) => window.typing.watchPaste(characters), words * 4);
    await page.keyboard.press("Control+V");
    const took = await page.evaluate(() => window.typing.pasteTime());
    if (round >= 0) times.push(took);
  }
  await page.close();
  return times;
}

async function copyArticle(context: BrowserContext): Promise<void> {
  const program = await context.newPage();
  await program.setContent("<p>Another program</p>");
  await program.evaluate((html) => {
    document.addEventListener("copy", (event) => {
      event.preventDefault();
      event.clipboardData?.setData("text/html", html);
    });
  }, longText());
  await program.bringToFront();
  await program.keyboard.press("Control+A");
  await program.keyboard.press("Control+C");
  await program.close();
}

/** What changes nothing in the end: going through the text, and typing something that is taken back. */
async function moveAboutAndUndo(page: Page): Promise<void> {
  for (const key of ["ArrowDown", "End", "Home", "ArrowUp"]) await page.keyboard.press(key);
  await page.keyboard.type("x");
  await page.keyboard.press("Control+Z");
  await page.waitForTimeout(pauseMs);
}

/** A heading before every tenth paragraph, a list or a table now and then. */
function longText(): string {
  const sentence = "High water at the fourth berth came at six and the gauge told it at once. ";
  const paragraph = `<p>${sentence.repeat(5)}<strong>So it was</strong>.</p>`;
  const perParagraph = 5 * 15 + 3;
  const blocks = Array.from({ length: Math.ceil(words / perParagraph) }, (_, index) => {
    if (index % 10 === 0) return `<h2>Part ${index / 10 + 1}</h2>${paragraph}`;
    if (index % 10 === 5) return `<ul><li><p>${sentence}</p></li></ul>${paragraph}`;
    return paragraph;
  });
  return blocks.join("");
}
