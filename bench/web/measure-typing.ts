/** Typing into a very long article: the longest frame, and what is sent to the server meanwhile. */
import { expect, type Browser, type Page } from "@playwright/test";
import { bundle } from "./bundle.ts";
import { signInAsAdmin, writeArticle } from "./admin.ts";

/** Figures of many rounds, in the order of the rounds. */
export interface TypingCosts {
  words: number;
  /** The longest frame of each round, in milliseconds. */
  longestFrames: number[];
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
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const longestFrames: number[] = [];
  // The first round is for warming up.
  for (let round = -1; round < rounds; round++) {
    await page.evaluate(() => window.typing.watch());
    await page.keyboard.type(typed, { delay: 40 });
    const longest = await page.evaluate(() => window.typing.longestFrame());
    if (round >= 0) longestFrames.push(longest);
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page.locator(".ProseMirror")).toContainText(typed.trim());
  await context.close();
  return { words, longestFrames, idleSaves, saves: savesOfOne };
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
