import type { Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

const first = "The lock opens at six and closes at ten.";
const second = "Boats wait at the north quay.";
const third = "The fee is paid at the gauge house.";
const content = `<p>${first}</p><p>${second}</p><ul><li>bread</li><li>rope</li></ul><p>${third}</p>`;

/** Two editors, each with the article open. */
async function openBoth(pages: readonly Page[], id: string): Promise<void> {
  for (const page of pages) {
    await page.goto(`/content/articles/edit/${id}`);
    await expect(page.locator(".ProseMirror p").first()).toHaveText(first);
  }
}

/** Types at the end of a block. */
async function write(page: Page, block: string, words: string): Promise<void> {
  await page.locator(".ProseMirror").getByText(block).click();
  await page.keyboard.press("End");
  await page.keyboard.type(words);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
}

test("changes of two editors to different blocks are merged while they write, and the caret stays", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  const id = await staff.draft("editor", { title: `Merged ${Date.now()}`, content });
  await signInAs("editor");
  const other = await openAs("admin");
  await openBoth([page, other], id);

  await write(page, first, " By Nora.");
  await write(page, "bread", " (Nora)");
  await page.getByRole("textbox", { name: "Subtitle" }).fill("A subtitle by Nora");
  await save(page);

  // Pim writes on while the merge comes in by itself.
  await write(other, "rope", " (Pim)");
  await write(other, third, " By");
  await expect(other.getByText("Nora Lindqvist’s changes were merged.")).toBeVisible();
  await other.keyboard.type(" Pim.");
  await expect(other.locator(".ProseMirror")).toBeFocused();
  await expect(other.locator(".ProseMirror > p")).toHaveText([
    `${first} By Nora.`,
    second,
    `${third} By Pim.`,
  ]);
  await expect(other.locator(".ProseMirror li")).toHaveText(["bread (Nora)", "rope (Pim)"]);
  await expect(other.getByRole("textbox", { name: "Subtitle" })).toHaveValue("A subtitle by Nora");
  // What was merged is none of one's own to undo.
  for (let count = 0; count < 4; count += 1) await other.keyboard.press("Control+Z");
  await expect(other.locator(".ProseMirror > p").first()).toHaveText(`${first} By Nora.`);
  await other.keyboard.press("Control+Y");
  await save(other);
  expect(
    (await staff.get<{ content: string }>("admin", `/api/dtArticle/get/${id}`)).content,
  ).toContain("bread (Nora)");
});

test("the same passage is chosen among both wordings in full, and what is dropped stays a version", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  const id = await staff.draft("editor", { title: `Chosen ${Date.now()}`, content });
  await signInAs("editor");
  const other = await openAs("admin");
  await openBoth([page, other], id);

  await write(page, first, " Nora rewrote this.");
  await write(page, third, " Cash, says Nora.");
  await save(page);
  await write(other, first, " Pim rewrote this.");
  await write(other, third, " Card, says Pim.");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await other.getByRole("button", { name: "Resolve conflict" }).click();

  const dialog = other.getByRole("dialog", { name: "Someone else saved changes" });
  await expect(dialog).toContainText(/Nora Lindqvist saved at /);
  const passage = (place: number) =>
    dialog.getByRole("group", { name: `Text: passage ${place} of 2` });
  const side = (name: RegExp) => passage(1).getByRole("radio", { name });
  await expect(passage(1).getByText(`${first} Pim rewrote this.`)).toBeVisible();
  await expect(passage(1).getByText(`${first} Nora rewrote this.`)).toBeVisible();
  await expect(passage(1).getByRole("insertion")).toHaveText(["Pim", "Nora"]);
  await expect(side(/^Yours/)).toBeChecked();
  // By keyboard.
  await side(/^Yours/).focus();
  await other.keyboard.press("ArrowDown");
  await expect(side(/^From Nora Lindqvist, /)).toBeChecked();
  await passage(2).getByRole("radio", { name: "Keep both, theirs first" }).check();
  await dialog.getByRole("button", { name: "Save merged version" }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByText(/^Saved at/)).toBeVisible();
  const outcome = [`${first} Nora rewrote this.`, second];
  const both = [`${third} Cash, says Nora.`, `${third} Card, says Pim.`];
  await expect(other.locator(".ProseMirror > p")).toHaveText([...outcome, ...both]);

  const versions = await staff.get<{ records: { versionNo: number }[] }>(
    "admin",
    `/api/dtArticle/versions/${id}`,
  );
  const texts = await Promise.all(
    versions.records.map(({ versionNo }) =>
      staff.get<{ content: string }>(
        "admin",
        `/api/dtArticle/version/${id}?versionNo=${versionNo}`,
      ),
    ),
  );
  expect(texts.some((text) => text.content.includes("Pim rewrote this."))).toBe(true);
  expect(texts.some((text) => text.content.includes("Nora rewrote this."))).toBe(true);
});
