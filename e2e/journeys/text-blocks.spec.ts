import type { Page } from "@playwright/test";
import { picture } from "./_picture.ts";
import type { StaffClient } from "./_staff-client.ts";
import { nextFrames } from "./_next-frames.ts";
import { contentOf } from "./_writing.ts";
import { expect, test } from "./_test.ts";

const text = (page: Page) => page.locator(".ProseMirror");
/** Saves by hand: what was saved before the last change says so for a moment after it. */
async function saved(page: Page): Promise<void> {
  await page.keyboard.press("Control+S");
  await expect(page.getByText(/^Saved at/)).toBeVisible({ timeout: 20_000 });
}

/** Opens the editor, signed in already, on a new draft with this text; answers with its id. */
async function edit(page: Page, staff: StaffClient, content: string): Promise<string> {
  const id = await staff.draft("editor", { title: `Blocks ${Date.now()}`, content });
  await page.goto(`/content/articles/edit/${id}`);
  await expect(text(page)).toBeVisible({ timeout: 30_000 });
  return id;
}

/** Fails on what the page's policy refuses. */
function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

const quay = '<p>Before.</p><img src="/favicon.svg" alt="A quay"><p>After.</p>';

test("a picture is changed by the mouse: place, width, caption, link and another picture", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const refused = watchPolicy(page);
  const id = await edit(page, staff, quay);
  await text(page).getByRole("img", { name: "A quay" }).click();
  const tools = page.getByRole("toolbar", { name: "Picture" });
  await tools.getByRole("combobox", { name: "Width" }).selectOption("Small");
  await expect(text(page).locator("figure.width-small")).toBeVisible();
  await tools.getByRole("button", { name: "Right, text beside it" }).click();
  await expect(text(page).locator("figure.align-right")).toBeVisible();

  await text(page).getByRole("img", { name: "A quay" }).dblclick();
  const dialog = page.getByRole("dialog", { name: "Picture settings" });
  await dialog.getByRole("textbox", { name: "Alt text" }).fill("A quay at low water");
  await dialog.getByRole("textbox", { name: /^Caption/ }).fill("Six in the morning");
  await dialog.getByRole("textbox", { name: /^Link/ }).fill("/about");
  await dialog.getByRole("combobox", { name: "Shape" }).selectOption("Square");
  await dialog.getByRole("button", { name: /^Remove (?!picture)/ }).click();
  await dialog.getByRole("button", { name: "Save picture" }).click();
  await expect(dialog).toContainText("Choose a picture first.");
  await dialog.locator("input[type=file]").setInputFiles(await picture("quay.png"));
  await expect(dialog.getByRole("button", { name: /^Remove .*png$/ })).toBeVisible();
  await dialog.getByRole("slider", { name: "Focal point" }).press("ArrowLeft");
  await dialog.getByRole("button", { name: "Save picture" }).click();
  await expect(dialog).toBeHidden();
  await saved(page);
  await staff.publish(id);

  await page.goto(`/article-detail?id=${id}`);
  const figure = page.locator("figure.align-right.width-small");
  await expect(figure).toHaveText("Six in the morning");
  await expect(figure.getByRole("link")).toHaveAttribute("href", /\/about$/);
  const shown = figure.getByRole("img", { name: "A quay at low water" });
  await expect(shown).toHaveAttribute("src", /\/files\//);
  expect(await figure.evaluate((element) => getComputedStyle(element).float)).toBe("right");
  const width = () => figure.evaluate((element) => element.getBoundingClientRect().width);
  expect(await width()).toBeCloseTo(224, 0);
  const crop = await shown.evaluate((image) => {
    const { objectFit, objectPosition, width: across, height } = getComputedStyle(image);
    return { objectFit, objectPosition, isSquare: across === height };
  });
  expect(crop).toEqual({ objectFit: "cover", objectPosition: "45% 50%", isSquare: true });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await figure.evaluate((element) => getComputedStyle(element).float)).toBe("none");
  expect(refused).toEqual([]);
});

test("a picture is changed by the keyboard, and what is typed or inserted comes after it", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  await edit(page, staff, quay.replace("A quay", ""));
  await text(page).getByText("Before.").click();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  const tools = page.getByRole("toolbar", { name: "Picture" });
  await expect(tools.getByRole("button", { name: "Add alt text" })).toBeVisible();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Picture settings" });
  await dialog.getByRole("checkbox", { name: /^Decorative/ }).check();
  await dialog.getByRole("textbox", { name: /^Caption/ }).fill("Low water");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Alt+F10");
  await expect(tools.getByRole("button", { name: "Left, text beside it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(text(page)).toBeFocused();

  await page.keyboard.type("Typed ");
  await page.keyboard.press("ArrowUp");
  await text(page).locator("figure img").click();
  await page
    .getByRole("toolbar", { name: "Format" })
    .getByRole("button", { name: "Table" })
    .click();
  await expect(text(page).locator("figure + table")).toBeVisible();
  await nextFrames(page);
  await page.keyboard.type("Cell");
  await expect(text(page).locator("figure.align-left > img.decorative")).toBeVisible();
  await expect(text(page).locator("figure")).toHaveText("Low water");
  await expect(text(page).locator("figure + table th").first()).toHaveText("Cell");
  await expect(text(page).locator("table + p")).toHaveText("Typed");
});

const table =
  "<p>Levels</p><table><tbody><tr><th>Place</th><th>Low</th><th>High</th></tr>" +
  "<tr><td>Quay</td><td>1</td><td>3</td></tr><tr><td>Lock</td><td>2</td><td>4</td></tr></tbody></table>";

test("cells merge, rows move and columns get widths, as readers see", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const refused = watchPolicy(page);
  const id = await edit(page, staff, table);
  await text(page).getByRole("cell", { name: "Lock" }).click();
  const tools = page.getByRole("toolbar", { name: "Table" });
  await tools.getByRole("button", { name: "Row", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Move row down" })).toBeDisabled();
  await page.getByRole("menuitem", { name: "Move row up" }).click();
  await expect(text(page).locator("tr").nth(1)).toContainText("Lock");
  await tools.getByRole("button", { name: "Row", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Move row up" })).toBeDisabled();
  await page.getByRole("menuitem", { name: "Add row below" }).click();
  await text(page).locator("tr").nth(2).locator("td").first().click();
  // The browser tells the editor of the selection a moment later.
  await nextFrames(page);
  await page.keyboard.type("Both");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(text(page).locator(".selectedCell")).toHaveCount(2);
  await tools.getByRole("button", { name: "Merge cells" }).click();
  await expect(text(page).locator("td[colspan='2']")).toBeVisible();

  await text(page).getByRole("cell", { name: "Quay" }).click();
  await nextFrames(page);
  await page.keyboard.press("Alt+F10");
  const width = tools.getByRole("textbox", { name: "Column width in pixels" });
  await width.fill("200");
  await width.press("Enter");
  await width.press("ArrowUp");
  await expect(text(page).locator("col").first()).toHaveAttribute("width", "210");

  // The border between the second and the third column, dragged.
  const box = await text(page).getByRole("columnheader", { name: "Low" }).boundingBox();
  if (box === null) throw new Error("The column is not visible");
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await expect(text(page)).toHaveClass(/resize-cursor/);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 58, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  const dragged = String(Math.round(box.width - 2 + 62));
  const second = await text(page).locator("col").nth(1).getAttribute("width");
  expect(Math.abs(Number(second) - Number(dragged))).toBeLessThanOrEqual(6);
  await saved(page);
  // An earlier save may still be the one that is named.
  await expect.poll(() => contentOf(staff, id)).toContain('width="210"');
  await staff.publish(id);

  await page.goto(`/article-detail?id=${id}`);
  const shown = page.getByRole("table");
  await expect(shown.locator("col").first()).toHaveAttribute("width", "210");
  await expect(shown.getByRole("row").nth(1)).toContainText("Lock");
  await expect(shown.locator("td[colspan='2']")).toBeVisible();
  const place = shown.getByRole("columnheader", { name: "Place" });
  expect((await place.boundingBox())?.width).toBeCloseTo(210, -1);
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // What lays it out for the width comes after the heading.
  await expect.poll(overflow).toBe(0);
  expect(refused).toEqual([]);
});

test("code has a language that readers see, and Tab writes in it until Escape", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const id = await edit(page, staff, "<p>Run this.</p><pre><code>if x:\nprint(x)</code></pre>");
  await text(page).locator("pre").click();
  await page.getByRole("combobox", { name: "Language of the code" }).selectOption("Python");
  const code = text(page).locator("pre > code");
  const { height } = (await code.boundingBox()) ?? { height: 0 };
  await code.click({ position: { x: 8, y: height - 6 } });
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Shift+Home");
  await nextFrames(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await page.keyboard.type("Then stop.");
  await saved(page);
  await staff.publish(id);
  await page.goto(`/article-detail?id=${id}`);
  const shown = page.locator("pre[data-language='Python'] > code.language-python");
  expect(await shown.textContent()).toBe("if x:\n  print(x)");
  await expect(page.getByText("Then stop.", { exact: true })).toBeVisible();
});

test("an embed is a still with its site's name until a reader starts it", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const id = await edit(page, staff, "<p>Hear it.</p>");
  await text(page).click();
  await page.getByRole("button", { name: "Video or embed" }).click();
  const dialog = page.getByRole("dialog", { name: "Insert embed" });
  const address = "https://open.spotify.com/embed/track/tide1?a=1&amp;b=2";
  await dialog.getByRole("textbox", { name: "URL" }).fill(`<iframe src="${address}"></iframe>`);
  await dialog.getByRole("textbox", { name: "Title" }).fill("The tide");
  await dialog.getByRole("button", { name: "Insert embed" }).click();
  const figure = text(page).locator("figure.embed-audio[data-host='spotify.com']");
  await figure.getByText("The tide").click();
  await page.getByRole("button", { name: "Change embed" }).click();
  const change = page.getByRole("dialog", { name: "Change embed" });
  await change.getByRole("textbox", { name: "Title" }).fill("The tide at six");
  await change.getByRole("button", { name: "Save embed" }).click();
  await expect(figure).toHaveText("The tide at six");
  await saved(page);
  await staff.publish(id);

  const refused = watchPolicy(page);
  const asked: string[] = [];
  await page.route("https://open.spotify.com/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<p>The player</p>" });
  });
  await page.goto(`/article-detail?id=${id}`, { waitUntil: "networkidle" });
  const still = page.locator("figure.embed-audio[data-host='spotify.com']");
  await expect(still).toHaveText("The tide at six");
  expect(asked).toEqual([]);
  await still.getByRole("link").click();
  const frame = page.frameLocator("iframe[title='The tide at six']");
  await expect(frame.getByText("The player")).toBeVisible();
  expect(asked).toEqual(["https://open.spotify.com/embed/track/tide1"]);
  expect(refused).toEqual([]);
});
