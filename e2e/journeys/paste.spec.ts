import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { pasteSamples } from "../../packages/ui/src/patterns/rich-text-editor/paste/_samples.ts";
import { openOtherProgram } from "./_clipboard.ts";
import { picture } from "./_picture.ts";
import type { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

const text = (page: Page) => page.locator(".ProseMirror");

/** Opens the editor, signed in already, on a new draft. */
async function edit(page: Page, staff: StaffClient, content = "<p></p>"): Promise<string> {
  const id = await staff.draft("editor", { title: `Pasted ${Date.now()}`, content });
  await page.goto(`/content/articles/edit/${id}`);
  await text(page).click();
  return id;
}

/** Saves, and waits until the server has what it should. */
async function expectSaved(
  page: Page,
  staff: StaffClient,
  id: string,
  content: string | RegExp,
  about?: string,
) {
  const save = page.getByRole("button", { name: "Save", exact: true });
  if (await save.isEnabled()) await save.click();
  const stored = async () => {
    const article = await staff.get<{ content: string }>("editor", `/api/dtArticle/get/${id}`);
    return article.content
      .replaceAll(" />", ">")
      .replaceAll(/ rel="noopener"| (?:col|row)span="1"/g, "");
  };
  if (typeof content === "string") await expect.poll(stored, about).toBe(content);
  else await expect.poll(stored, about).toMatch(content);
}

/** Drops something at the end of a paragraph, as the browser does for a pointer. */
async function drop(
  page: Page,
  paragraph: string,
  data: { items?: { mimeType: string; data: string; baseURL?: string }[]; files?: string[] },
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const box = await text(page).getByText(paragraph).first().boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await cdp.send("Input.dispatchDragEvent", {
      type,
      x: x + width - 2,
      y: y + Math.min(height, 24) / 2,
      data: { items: [], dragOperationsMask: 1, ...data },
    });
  }
}

/** Everything that the page says went wrong, such as what its policy rejects. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}

test("what other programs copy is pasted with its structure, and the page's policy has nothing to reject", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const id = await edit(page, staff);
  const errors = collectErrors(page);
  const copy = await openOtherProgram(page);
  for (const { source, html, text: plain, rtf, written } of pasteSamples) {
    await copy({ "text/html": html, "text/plain": plain ?? "words", "text/rtf": rtf });
    await text(page).focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    await expect(text(page)).toHaveText("");
    await page.keyboard.press("Control+V");
    const [, words = ""] = /<(?:h2|p)>([^<]{3,12})/.exec(written) ?? [];
    await expect(text(page).locator("h2, p").filter({ hasText: words }).first()).toBeVisible();
    await expectSaved(page, staff, id, written, source);
  }
  expect(errors).toEqual([]);
});

test("a video's address pasted on a line of its own is embedded, and one undo gives the link back", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const id = await edit(page, staff);
  const copy = await openOtherProgram(page);
  const address = "https://www.bilibili.com/video/BV1GJ411x7h7";
  await copy({ "text/plain": address });
  await page.keyboard.press("Control+V");
  const still = text(page).locator("figure.embed[data-host='bilibili.com']");
  await expect(still).toHaveText("Video on bilibili.com");
  await expect(page.locator("iframe[src*='bilibili']")).toHaveCount(0);

  await page.keyboard.press("Control+Z");
  await expect(still).toBeHidden();
  await expect(text(page)).toHaveText(address);
  await page.keyboard.press("Control+Shift+Z");
  await expect(still).toBeVisible();
  await page.keyboard.type("Words under it.");
  await expectSaved(
    page,
    staff,
    id,
    `<figure class="embed"><p><a href="${address}">Video on bilibili.com</a></p></figure><p>Words under it.</p>`,
  );

  // Within a sentence it stays a link.
  await text(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" See ");
  await page.keyboard.press("Control+V");
  await expect(
    text(page)
      .locator("p")
      .filter({ hasText: `See ${address}` }),
  ).toBeVisible();
});

test("pictures of a pasted text are uploaded, and those of other sites are replaced with one click", async ({
  page,
  signInAs,
  staff,
}) => {
  await page.route("https://example.org/**", (route) => route.fulfill({ status: 404 }));
  await signInAs("editor");
  const id = await edit(page, staff, "<p>Before.</p>");
  const copy = await openOtherProgram(page);
  const { buffer } = await picture("tide.png");
  await copy({
    "text/html":
      `<p>One <img src="data:image/png;base64,${buffer.toString("base64")}" alt="The gauge"></p>` +
      `<p><img src="https://example.org/far.png" alt="The lock"></p>`,
    "text/plain": "One",
  });
  await page.keyboard.press("Control+V");
  const shown = (name: string) => text(page).getByRole("img", { name });
  await expect(shown("The gauge")).toHaveAttribute("src", /\/files\//);
  const mark = text(page).locator(".picture-mark");
  await expect(mark).toContainText("Picture on example.org");
  const chooser = page.waitForEvent("filechooser");
  await mark.getByRole("button", { name: "Replace" }).click();
  await (await chooser).setFiles(await picture("lock.png"));
  await expect(mark).toBeHidden();
  await expect(shown("The lock")).toHaveAttribute("src", /\/files\//);

  // Pages cannot copy RTF, but what is dragged may be of any type.
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal>Two <img width=64 height=48 src="file:///C:/clip_image001.png" alt="The tide"></p></body></html>`;
  const rtf = `{\\rtf1{\\*\\shppict{\\pict\\picw64\\pngblip\\bliptag1{\\*\\blipuid 0a}\n${buffer.toString("hex")}}}}`;
  await drop(page, "One", {
    items: [
      { mimeType: "text/html", data: html, baseURL: "https://example.org/" },
      { mimeType: "text/rtf", data: rtf },
    ],
  });
  await expect(shown("The tide")).toHaveAttribute("src", /\/files\//);
  await expect(page.getByText(/^Uploading/)).toBeHidden();
  await expectSaved(
    page,
    staff,
    id,
    /^(?=(?:[^]*<img src="[^"]*\/files\/[^"]+" alt="The (?:tide|gauge|lock)"){3})(?![^]*(?:data:|file:|example\.org|pasted-picture))/,
  );
});

test("Markdown is converted, which undo takes back; a plain paste and code convert nothing", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  await edit(page, staff);
  const copy = await openOtherProgram(page);
  await copy({ "text/plain": "## Tides\n\n- **first**\n- second" });
  await page.keyboard.press("Control+V");
  await expect(text(page).getByRole("heading", { name: "Tides" })).toBeVisible();
  await expect(text(page).getByRole("listitem")).toHaveText(["first", "second"]);
  await page.keyboard.press("Control+Z");
  await expect(text(page)).toContainText("## Tides");
  await page.keyboard.press("Control+Z");
  await expect(text(page)).not.toContainText("Tides");
  await page.keyboard.press("Control+Shift+V");
  await expect(text(page)).toContainText("## Tides");
  await expect(text(page)).toContainText("- **first**");
  await expect(text(page).getByRole("heading")).toHaveCount(0);

  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  for (const line of ["# Ebb", "See [the log](https://example.org/log) and ==mind== it"]) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
  }
  await expect(text(page).getByRole("heading", { name: "Ebb", level: 2 })).toBeVisible();
  await expect(text(page).getByRole("link", { name: "the log" })).toBeVisible();
  await expect(text(page).locator("mark")).toHaveText("mind");
  await page.keyboard.type("``` ");
  await page.keyboard.press("Control+V");
  await expect(text(page).locator("pre")).toContainText("## Tides");
});

test("texts and pictures are dropped where they are let go, several pictures at once", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  await edit(page, staff, "<p>Before.</p><p>After.</p>");
  const data = "<p style='font-weight:700'>Dropped <span style='font-weight:400'>words</span></p>";
  await drop(page, "After.", {
    items: [{ mimeType: "text/html", data, baseURL: "https://example.org/" }],
  });
  await expect(text(page).locator("strong")).toHaveText("Dropped");
  const names = ["a.png", "b.png", "c.png"];
  const files = await Promise.all(
    names.map(async (name) => {
      const path = test.info().outputPath(name);
      await writeFile(path, (await picture(name)).buffer);
      return path;
    }),
  );
  await drop(page, "Before.", { files });
  await expect(text(page).locator('img[src*="/files/"]')).toHaveCount(3);
  await expect(text(page)).toHaveText(/^Before\..*Dropped words/);
});

test("a footnote leads to its note and back on the public page", async ({
  page,
  signInAs,
  staff,
}) => {
  const word = pasteSamples.find(({ source }) => source === "Word")?.written ?? "";
  const id = await staff.draft("editor", { title: `Notes ${Date.now()}`, content: word });
  await staff.publish(id);
  await signInAs("editor");
  await page.goto(`/article-detail?id=${id}`);
  await page.getByRole("link", { name: "2", exact: true }).click();
  const note = page.getByRole("listitem").filter({ hasText: "In winter." });
  await expect(note).toBeInViewport();
  await expect(page).toHaveURL(/#fn-2$/);
  await note.getByRole("link").click();
  await expect(page).toHaveURL(/#fnref-2$/);
  await expect(page.locator("#fnref-2")).toBeInViewport();
});
