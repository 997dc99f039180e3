import type { Page } from "@playwright/test";
import { chooseType } from "./_admin.ts";
import { expect, test } from "./_test.ts";

const list = "/content/articles";

async function writeDraft(page: Page, title: string, text: string): Promise<void> {
  await page.goto(`${list}/new`);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await chooseType(page, "Company");
  await page.locator(".ProseMirror").click();
  await page.keyboard.type(text);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/content\/articles\/edit\//);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saving…")).toBeHidden();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
}

async function openFromList(page: Page, title: string): Promise<void> {
  await page.goto(`${list}?keyword=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
}

test("versions are compared word by word, and an earlier one is restored", async ({
  page,
  signInAs,
  staff,
}) => {
  const title = `Berth plan ${Date.now()}`;
  const content = "<p>Ten berths are free in May.</p>";
  const id = await staff.draft("editor", { title, content });
  await signInAs("editor");
  await page.goto(`${list}/edit/${id}`);
  await page.locator(".ProseMirror").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Twelve berths are free in June.");
  await save(page);

  await openFromList(page, title);
  await page.getByRole("combobox", { name: "Version" }).selectOption("1");
  await expect(page.getByText("You are viewing version 1")).toBeVisible();
  await page.getByRole("button", { name: "Compare versions" }).click();
  const comparison = page.getByRole("region", { name: "Version comparison" });
  await expect(comparison.getByRole("deletion").first()).toHaveText("Ten");
  await expect(comparison.getByRole("insertion").first()).toHaveText("Twelve");
  await comparison.getByRole("button", { name: "Close comparison" }).click();

  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore this version" }).click();
  await expect(page.getByText("Version 1 restored.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Ten berths are free in May.")).toBeVisible();
});

test("a new article is created once, however fast the clicks come", async ({ page, signInAs }) => {
  const title = `Twice clicked ${Date.now()}`;
  await signInAs("editor");
  await page.goto(`${list}/new`);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await chooseType(page, "Company");
  await page.getByRole("button", { name: "Save", exact: true }).dblclick();
  await expect(page).toHaveURL(/\/content\/articles\/edit\//);
  await page.goto(`${list}?keyword=${encodeURIComponent(title)}`);
  await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(1);
});

test("an article is duplicated with its attachments as a new draft", async ({ page, signInAs }) => {
  const title = `Harbour rules ${Date.now()}`;
  await signInAs("editor");
  await writeDraft(page, title, "Moor with two lines.");
  await page
    .getByRole("group", { name: "Downloads" })
    .locator("input[type=file]")
    .setInputFiles({ name: "rules.pdf", mimeType: "application/pdf", buffer: pdf() });
  await expect(page.getByRole("group", { name: "Downloads" }).getByText("rules.pdf")).toBeVisible();
  // Its name is there while it is still on its way.
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
  await save(page);

  await openFromList(page, title);
  await page.getByRole("button", { name: "More actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
    `Copy of ${title}`,
  );
  await expect(page.getByRole("group", { name: "Downloads" }).getByText("rules.pdf")).toBeVisible();
});

test("articles are submitted, changed and moved to the trash in batches", async ({
  page,
  signInAs,
  staff,
}) => {
  const name = `Tide table ${Date.now()}`;
  await signInAs("admin");
  for (const part of ["north", "south"]) {
    await staff.draft("admin", { title: `${name} ${part}` });
  }
  await page.goto(`${list}?keyword=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row")).toHaveCount(3);

  await page.getByRole("checkbox", { name: /all/i }).check();
  await page.getByRole("button", { name: "Submit for review" }).click();
  const ask = page.getByRole("dialog");
  await expect(ask).toContainText("Submit for review: 2 articles");
  await ask.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByRole("row").filter({ hasText: "In review" })).toHaveCount(2);
  await expect(page.getByRole("dialog")).toBeHidden();

  // What is in review is not changed behind its reviewers' backs.
  await page.getByRole("checkbox", { name: /all/i }).check();
  await expect(page.getByRole("button", { name: "Withdraw" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Edit/ })).toHaveCount(0);
  await staff.draft("admin", { title: `${name} west` });
  await page.reload();
  await expect(page.getByRole("row")).toHaveCount(4);
  await page.getByRole("checkbox", { name: /all/i }).check();
  await page.getByRole("button", { name: "Edit (1)", exact: true }).click();
  const one = page.getByRole("dialog", { name: "Edit one entry" });
  const rest = one.getByRole("region", {
    name: "It does not apply to these 2, which stay as they are",
  });
  await expect(rest).toContainText("not in review");
  await one.getByLabel("Add a tag").fill("tides");
  await expect(rest).toContainText("not in review");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("checkbox", { name: /all/i }).check();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Withdrawn" })).toHaveCount(2);
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("checkbox", { name: /all/i }).check();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const editing = page.getByRole("dialog", { name: "Edit 3 entries" });
  await editing.getByLabel("Add a tag").fill("tides");
  await editing.getByRole("button", { name: "Change 3" }).click();
  await expect(editing).toBeHidden();
  await page.goto(`${list}?keyword=${encodeURIComponent(name)}&tag=tides`);
  await expect(page.getByRole("row")).toHaveCount(4);

  await page.getByRole("checkbox", { name: /all/i }).check();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to trash" }).click();
  await expect(page.getByText("3 articles moved to the trash.")).toBeVisible();
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(4);

  const search = page.getByRole("searchbox", { name: "Search articles" });
  await search.fill("no such article");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect(search).toHaveValue("");
  await expect(page.getByRole("row")).not.toHaveCount(4);
});

/** The least a reader takes for a PDF. */
function pdf(): Buffer {
  return Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
}
