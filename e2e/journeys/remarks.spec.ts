import type { Page } from "@playwright/test";
import { openTask, takeStep } from "./_content.ts";
import type { Entry } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

/** Selects words of the text under review, as a pointer would. */
async function select(page: Page, words: string): Promise<void> {
  await page.getByRole("article", { name: "Content in review" }).getByText(words).first().waitFor();
  await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0 || !node.parentElement?.closest(".prose")) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, words);
}

test("remarks and a suggested edit travel with a returned article, and its reviewer sees what changed since", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  const title = `Drydock ${Date.now()}`;
  const content =
    "<p>The dock opens in May.</p><ul><li>Two cranes</li><li>One lift</li></ul>" +
    "<table><tbody><tr><td>Length</td><td>90 m</td></tr></tbody></table>";
  const id = await staff.draft("editor", { title, content, tags: ["harbour"] });
  await staff.act("editor", id, "submit");

  // One reviewer suggests other words for a passage.
  const reviewer = await openAs("reviewer");
  const shown = await openTask(reviewer, title);
  await select(reviewer, "The");
  const onSelection = shown.getByRole("button", { name: "Remark on selection" });
  const [button, around] = [await onSelection.boundingBox(), await shown.boundingBox()];
  expect(button?.x, "whole at the start of a line").toBeGreaterThan(around?.x ?? 0);
  await select(reviewer, "opens in May");
  await reviewer.keyboard.press("c");
  const dialog = reviewer.getByRole("dialog", { name: "Add remark" });
  await dialog.getByRole("textbox", { name: "Remark" }).fill("The contract says June, @Sas");
  await dialog.getByRole("option", { name: "Saskia Oudekerk" }).click();
  await dialog.getByRole("checkbox", { name: "Suggest an edit" }).check();
  await dialog.getByRole("textbox", { name: "Suggested text" }).fill("opens in June");
  await dialog.getByRole("button", { name: "Add remark" }).click();
  const thread = reviewer.locator("[data-remark]:visible");
  await expect(thread).toContainText("The contract says June, @Saskia Oudekerk");
  await expect(thread.getByLabel("Suggested text")).toContainText("opens in MayJune");

  // Another remarks on a field, and returns it.
  const colleague = await openAs("saskia.oudekerk");
  await openTask(colleague, title);
  await colleague.getByRole("button", { name: "Remark on “Tags”" }).click();
  await dialogOf(colleague).getByRole("textbox", { name: "Remark" }).fill("Add ships.");
  await dialogOf(colleague).getByRole("button", { name: "Add remark" }).click();
  await expect(colleague.getByText("Remark added.")).toBeVisible();
  await takeStep(colleague, "Return to the author", "Returned to the author.", (step) =>
    step.getByRole("textbox", { name: "Reason" }).fill("See the remarks."),
  );

  // The author finds both at the top, accepts the edit and answers.
  await signInAs("editor");
  await page.goto(`/content/articles/edit/${id}`);
  const notice = page.getByRole("region", { name: "2 open remarks" });
  await notice.getByRole("button", { name: /opens in May/ }).click();
  await expect(page.locator(".ProseMirror .annotation-active")).toHaveText("opens in May");
  const remarks = page.getByRole("region", { name: "Remarks" });
  await remarks.getByRole("button", { name: "Accept edit" }).click();
  await expect(page.locator(".ProseMirror")).toContainText("The dock opens in June.");
  const tagRemark = remarks.getByRole("listitem").filter({ hasText: "Add ships." });
  await tagRemark.getByRole("button", { name: "Reply" }).click();
  await tagRemark.getByRole("textbox", { name: "Reply" }).fill("They have tags of their own.");
  await tagRemark.getByRole("button", { name: "Send reply" }).click();
  await expect(tagRemark).toContainText("They have tags of their own.");
  await page.locator(".ProseMirror li").first().getByText("Two cranes").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" and a slip");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await staff.act("editor", id, "submit");

  // Whoever suggested the edit is an author now; the other sees what changed since their own last look.
  await reviewer.goto(`/tasks/wait-handle?keyword=${encodeURIComponent(title)}`);
  await expect(reviewer.getByRole("link", { name: title })).toHaveCount(0);
  const piece = await openTask(colleague, title);
  await expect(colleague.getByRole("combobox", { name: "Compare with" })).toHaveValue("1");
  await expect(piece.getByText("2 changes", { exact: true })).toBeVisible();
  await colleague.keyboard.press("n");
  await expect(piece.getByText("1 of 2 changes")).toBeVisible();
  await expect(piece.locator("p[data-current]")).toHaveText("The dock opens in MayJune.");
  await colleague.keyboard.press("n");
  await expect(piece.locator("li [data-current], li[data-current]")).toHaveText(
    "Two cranes and a slip",
  );
  await expect(piece.getByRole("cell", { name: "90 m" })).toBeVisible();
  await expect(colleague.locator("[data-remark]:visible")).toContainText(
    "They have tags of their own.",
  );
  await takeStep(colleague, "Approve", "Approved.");
});

function dialogOf(page: Page) {
  return page.getByRole("dialog", { name: "Add remark" });
}

test("a reviewer compares every field with what is live, pictures as pictures, and remarks on one from a phone", async ({
  openAs,
  staff,
}) => {
  const title = `Lightship ${Date.now()}`;
  const id = await staff.draft("editor", { title, summary: "Two masts." });
  await staff.publish(id);
  const { version } = await staff.get<Entry>("admin", `/api/dtArticle/get/${id}`);
  const { records } = await staff.get<{ records: { cover: string | null }[] }>(
    "admin",
    "/api/dtArticle/page?pageSize=50",
  );
  const cover = records.find((one) => one.cover !== null)?.cover;
  const change = { summary: "Three masts.", cover, coverAlt: "A ship" };
  await staff.change("editor", "/api/dtArticle/update", { id, version, ...change });
  await staff.act("editor", id, "submit");
  const reviewer = await openAs("reviewer");
  await reviewer.setViewportSize({ width: 390, height: 844 });
  const piece = await openTask(reviewer, title);
  const base = reviewer.getByRole("combobox", { name: "Compare with" });
  await expect(base).toHaveValue("1");
  const changed = piece.getByRole("region", { name: "Changed fields" });
  await expect(changed.getByRole("region", { name: "Summary" })).toContainText("Two masts.");
  await expect(changed.getByRole("region", { name: "Summary" })).toContainText("Three masts.");
  await expect(changed.getByRole("img", { name: "A ship" })).toBeVisible();
  await expect(piece.getByText("The text did not change.")).toBeVisible();
  await changed.getByRole("button", { name: "Remark on “Cover”" }).click();
  const dialog = dialogOf(reviewer);
  await dialog.getByRole("textbox", { name: "Remark" }).fill("Which ship?");
  await dialog.getByRole("button", { name: "Add remark" }).click();
  await expect(reviewer.locator("[data-remark]:visible")).toContainText("Which ship?");
  expect(await reviewer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    390,
  );
});
