import { configure } from "storybook/test";
import { afterEach, type TestContext } from "vitest";
import { page } from "vitest/browser";
import { checkColorsWithAxe, type RunStory } from "./axe-colors.ts";
import { setTheme } from "./set-theme.ts";
import "./no-motion.css";

// A busy machine draws late.
configure({ asyncUtilTimeout: 10_000 });

/** A story runs in the dark theme. What it leaves on the page is looked at in both. */
afterEach<{ story?: RunStory }>(async ({ task, story }) => {
  checkPage();
  await takeScreenshot(task, "dark");
  setTheme("light");
  try {
    checkPage();
    await takeScreenshot(task, "light");
    if (story !== undefined) await checkColorsWithAxe(story);
  } catch (cause) {
    throw new Error(`In the light theme: ${String(cause)}`, { cause });
  } finally {
    setTheme("dark");
  }
});

/** Every story shows something and fits the page. */
function checkPage(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  const drawn = Array.from(document.body.querySelectorAll("img, svg, input, button, [role]"));
  const shows =
    document.body.innerText.trim() !== "" || drawn.some((part) => part.clientHeight > 0);
  if (!shows) throw new Error("The story shows nothing.");
  if (scrollWidth > clientWidth) {
    throw new Error(`The story is ${scrollWidth} px wide, the page ${clientWidth} px.`);
  }
}

/** Saves a screenshot for people to look at, if the environment asks for it. */
async function takeScreenshot(task: TestContext["task"], theme: string): Promise<void> {
  const folder: unknown = import.meta.env["VITE_STORY_SCREENSHOTS"];
  if (typeof folder !== "string") return;
  const file = task.file.name.split("/").at(-1)?.split(".")[0];
  const name = `${file}-${task.name}-${theme}`.replaceAll(/\W+/g, "-");
  await page.screenshot({ path: `${folder}/${name}.png` });
}
