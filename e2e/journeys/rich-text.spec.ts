import type { Page } from "@playwright/test";
import { picture } from "./_picture.ts";
import type { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";
import { contentOf, text } from "./_writing.ts";

/** Opens the editor, signed in already, on a new draft. */
async function edit(page: Page, staff: StaffClient, content: string): Promise<string> {
  const id = await staff.draft("editor", { title: "Rich text", content });
  await page.goto(`/content/articles/edit/${id}`);
  await text(page).click();
  return id;
}

/** Puts HTML on the clipboard as another program does, and pastes it by key. */
async function paste(page: Page, html: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(async (markup) => {
    const blob = new Blob([markup], { type: "text/html" });
    await navigator.clipboard.write([new ClipboardItem({ "text/html": blob })]);
  }, html);
  await page.keyboard.press("Control+V");
}

test("an article of 21,000 words is pasted, written on in its middle, saved whole, and there again", async ({
  page,
  signInAs,
  staff,
}) => {
  const sentence = "The estuary empties twice a day and the eel traps are set where it is even. ";
  const paragraph = `<p>${sentence.repeat(5).trim()}</p>`;
  await signInAs("editor");
  const id = await edit(page, staff, "<p>Before</p>");
  await page.keyboard.press("Control+A");
  await paste(page, paragraph.repeat(280));
  await expect(text(page).locator("p").nth(279)).toContainText("estuary");
  await text(page).locator("p").nth(140).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Written in the middle.");
  // By itself, and every word of it.
  const arrived = async () => (await contentOf(staff, id)).includes("Written in the middle.");
  await expect.poll(arrived, { timeout: 20_000 }).toBe(true);
  expect((await contentOf(staff, id)).match(/\bestuary\b/g)).toHaveLength(1_400);
  await page.reload();
  await expect(text(page).locator("p").nth(140)).toContainText("Written in the middle.");
  await expect(text(page).locator("p").filter({ hasText: "estuary" })).toHaveCount(280);
});

test("find and replace works by keyboard, and one undo reverts it", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  await edit(page, staff, "<p>A tide, a Tide and a tideway.</p><p>No ebb without tide.</p>");
  await page.keyboard.press("Control+F");
  const bar = page.getByRole("search", { name: "Find and replace" });
  const words = bar.getByRole("searchbox", { name: "Find" });
  await expect(words).toBeFocused();
  await page.keyboard.type("tide");
  await expect(bar.getByRole("status")).toHaveText("1 of 4");
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("status")).toHaveText("2 of 4");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("Shift+Enter");
  await expect(bar.getByRole("status")).toHaveText("4 of 4");
  await bar.getByRole("checkbox", { name: "Match case" }).check();
  await expect(bar.getByRole("status")).toHaveText(/of 3$/);
  await bar.getByRole("textbox", { name: "Replace with" }).fill("$1 flood");
  await bar.getByRole("button", { name: "Replace all" }).click();
  await expect(bar.getByRole("status")).toHaveText("3 matches replaced.");
  await expect(text(page)).toContainText("A $1 flood, a Tide and a $1 floodway.");
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Control+Z");
  await expect(text(page)).toContainText("A tide, a Tide and a tideway.");
  await expect(text(page)).toContainText("No ebb without tide.");
});

test("text copied from Word is pasted in the site's own formats", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  await edit(page, staff, "<p></p>");
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>.MsoNormal{color:red}</style></head><body>
    <h1><span lang=EN-US>Heading</span></h1>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>First</p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Second</p>
    <table class=MsoTableGrid><tr><td><p class=MsoNormal style='color:red'>Cell</p></td></tr></table>
    <p class=MsoNormal><a href="https://example.org/">Link</a><img width=1 height=1 src="https://t.example.org/p.gif"></p></body></html>`,
  );
  await expect(text(page).getByRole("heading", { level: 2 })).toHaveText("Heading");
  await expect(text(page).locator("ol > li")).toHaveText(["First", "Second"]);
  await expect(text(page).getByRole("cell")).toHaveText("Cell");
  await expect(text(page).getByRole("link", { name: "Link" })).toBeVisible();
  await expect(text(page).locator("[style*=color], .MsoNormal, [src*='t.example']")).toHaveCount(0);
});

test("a picture is pasted while one types on, and its alt text is asked for afterwards", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  await edit(page, staff, "<p>Before.</p>");
  const { buffer } = await picture("tide.png");
  await page.keyboard.press("Control+End");
  await insertPicture(page, "paste", [...buffer]);
  await page.keyboard.type("After it.");
  await expect(text(page).locator('img[src*="/files/"]')).toBeVisible();
  await expect(text(page).getByRole("paragraph")).toHaveText(["Before.", "After it."]);
  await expect(text(page)).toBeFocused();

  const mark = text(page).locator(".picture-mark").filter({ hasText: "Alt text missing" });
  await mark.getByRole("button", { name: "Add alt text" }).click();
  const dialog = page.getByRole("dialog", { name: "Picture settings" });
  await expect(dialog.getByRole("textbox", { name: "Alt text" })).toBeFocused();
  await page.keyboard.type("The tide at six");
  await dialog.getByRole("textbox", { name: /^Caption/ }).fill("Six in the morning");
  await dialog.getByRole("button", { name: "Save picture" }).click();
  await expect(dialog).toBeHidden();
  await expect(mark).toHaveCount(0);
  const figure = text(page).getByRole("figure");
  await expect(figure.getByRole("img", { name: "The tide at six" })).toBeVisible();
  await expect(figure).toContainText("Six in the morning");

  await insertPicture(page, "drop", [...buffer]);
  await expect(text(page).locator('img[src*="/files/"]')).toHaveCount(2);
  await expect(page.getByText(/^Saved at/)).toBeVisible({ timeout: 20_000 });
});

/** The events that a page gets when a picture from elsewhere is pasted or dropped. */
async function insertPicture(page: Page, type: "paste" | "drop", bytes: number[]): Promise<void> {
  await text(page).evaluate(
    (element, [kind, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], "tide.png", { type: "image/png" }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData: data })
          : new DragEvent("drop", { ...options, dataTransfer: data }),
      );
    },
    [type, bytes] as const,
  );
}

test("a video is inserted by its URL, and plays in place when a reader starts it", async ({
  page,
  signInAs,
  staff,
}) => {
  const title = `The pump that ran ${Date.now()}`;
  const id = await staff.draft("editor", { title, content: "<p>See it run.</p>" });
  await signInAs("editor");
  await page.goto(`/content/articles/edit/${id}`);
  await text(page).click();
  await page.getByRole("button", { name: "Video or embed", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Insert embed" });
  await dialog.getByRole("textbox", { name: "URL" }).fill("https://example.org/v");
  await dialog.getByRole("textbox", { name: "Title" }).fill("The pump in March");
  await dialog.getByRole("button", { name: "Insert embed" }).click();
  await expect(dialog).toContainText("Enter the URL of a page on one of the sites below");
  await expect(dialog.getByRole("textbox", { name: "URL" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "URL" }).fill("https://youtu.be/pump");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(text(page).getByRole("link", { name: "The pump in March" })).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type("More words after the film.");
  await expect(text(page).locator("figure + p")).toHaveText("More words after the film.");
  await expect(page.getByText(/^Saved at/)).toBeVisible({ timeout: 20_000 });
  await staff.publish(id);

  const faults: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await page.route("https://www.youtube-nocookie.com/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<p>The video</p>" });
  });
  await page.goto(`/article-detail?id=${id}`, { waitUntil: "networkidle" });
  const video = page.getByRole("figure").getByRole("link", { name: "The pump in March" });
  await expect(video).toHaveAttribute("href", "https://youtu.be/pump");
  expect(asked).toEqual([]);
  await video.click();
  const frame = page.frameLocator("iframe[title='The pump in March']");
  await expect(frame.getByText("The video")).toBeVisible();
  expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/pump"]);
  // Whoever sees nothing of it can leave for the site.
  await expect(page.getByRole("link", { name: "The pump in March (youtu.be)" })).toBeVisible();
  expect(faults).toEqual([]);
});
