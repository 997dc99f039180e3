import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Rules about colours, which alone depend on the theme. */
const rulesOfTheme = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds in the theme that is shown once nothing loads any more, and of the rules about colours in the other one,
 * which stays. What an open dialog covers was judged in both before it opened.
 */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await expect(page.locator("h1").first()).toBeAttached();
  // The hidden screens of other tabs load when they are shown.
  await expect(page.locator("[aria-busy=true]").filter({ visible: true })).toHaveCount(0);
  const inOne = await violations(page);
  const other = await showOtherTheme(page);
  const dialog = '[role="dialog"]';
  const within = (await page.locator(dialog).count()) === 0 ? "html" : dialog;
  const inOther = await violations(page, rulesOfTheme, within);
  return [...inOne, ...inOther.map((fault) => `in ${other}: ${fault}`)];
}

/** Waits until nothing fades any more: only then it has its colours. One transition may start another. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const endTime = effect?.getComputedTiming().endTime;
        return playState === "running" && endTime !== Number.POSITIVE_INFINITY;
      });
    for (let running = finite(); running.length > 0; running = finite()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

async function violations(page: Page, rules?: string[], within = "html"): Promise<string[]> {
  await waitForTransitions(page);
  const isThere = await page.evaluate(() => "axe" in window);
  // A frame shows a preview of a page that is looked at by itself; the mode for frames opens a page more for each analysis.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: "void 0;" }) })
    .include(within)
    .exclude("iframe")
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  const found = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

/** Shows the other theme at once: a transition of every colour on the page would take longer than axe does. */
function showOtherTheme(page: Page): Promise<string> {
  return page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(still);
    const { dataset } = document.documentElement;
    const other = dataset["theme"] === "light" ? "dark" : "light";
    dataset["theme"] = other;
    // The style of every element is computed before transitions are possible again.
    for (const element of document.querySelectorAll("*")) void getComputedStyle(element).color;
    document.adoptedStyleSheets.pop();
    return other;
  });
}
