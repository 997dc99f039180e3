import { configure } from "storybook/test";
import { afterEach } from "vitest";
import { page } from "vitest/browser";

// A busy machine draws late.
configure({ asyncUtilTimeout: 10_000 });

// Nothing is looked at while it is still fading in.
const calm = document.createElement("style");
calm.textContent =
  "*, ::before, ::after { animation: none !important; transition: none !important }";
document.head.append(calm);

/** Every story shows something and fits the page; asked for, a picture of it is kept for people to look at. */
afterEach(async ({ task }) => {
  const { scrollWidth, clientWidth, dataset } = document.documentElement;
  const drawn = Array.from(document.body.querySelectorAll("img, svg, input, button, [role]"));
  const shows =
    document.body.innerText.trim() !== "" || drawn.some((part) => part.clientHeight > 0);
  if (!shows) throw new Error("The story shows nothing.");
  if (scrollWidth > clientWidth) {
    throw new Error(`The story is ${scrollWidth} px wide, the page ${clientWidth} px.`);
  }
  const folder: unknown = import.meta.env["VITE_STORY_SCREENSHOTS"];
  if (typeof folder !== "string") return;
  const file = task.file.name.split("/").at(-1)?.split(".")[0];
  const name = `${file}-${task.name}-${dataset["theme"]}`.replaceAll(/\W+/g, "-");
  await page.screenshot({ path: `${folder}/${name}.png` });
});
