import type { Locator, Page } from "@playwright/test";
import { openArticle, openTask, takeStep } from "./_content.ts";
import { chooseType, signIn } from "./_admin.ts";
import { expect, test } from "./_test.ts";

const words = "The gauge at the old lock now reads twice a minute.";

async function write(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: "Articles" }).first().click();
  await page
    .getByRole("link", { name: "New article" })
    .or(page.getByRole("button", { name: "New article" }))
    .first()
    .click();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await chooseType(page, "Company");
  const text = page.locator(".ProseMirror");
  await text.click();
  await page.keyboard.type(words);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/content\/articles\/edit\//);
}

test("an article goes from the editor through review and publication to the visitor", async ({
  page,
  openAs,
}) => {
  const title = `Low water at the old lock ${Date.now()}`;
  await signIn(page, "editor");
  await page.getByRole("button", { name: "Content" }).click();
  await write(page, title);

  // What is typed is saved by itself.
  await page.locator(".ProseMirror").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" It slept before.");
  await expect(page.getByText(/^Saved at/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Submit for review" }).click();
  const submit = page.getByRole("dialog");
  await submit.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Submitted for review.")).toBeVisible();

  const hidden = await page.request.get(`/search-list?keyword=${encodeURIComponent(title)}`);
  expect(await hidden.text()).toContain("No results");

  const reviewer = await openAs("reviewer");
  await reviewer.goto("/tasks/wait-handle");
  await reviewer.getByRole("link", { name: title }).click();
  await expect(reviewer.getByText("It slept before.")).toBeVisible();
  await reviewer.getByRole("button", { name: /^Approve/ }).click();
  await reviewer
    .getByRole("dialog")
    .getByRole("button", { name: /^Approve/ })
    .click();
  await expect(reviewer.getByText("Approved.", { exact: true })).toBeVisible();

  const publisher = await openAs("publisher");
  await publisher.goto("/content/articles");
  await publisher.getByRole("link", { name: title }).click();
  await publisher.getByRole("button", { name: "Publish now" }).click();
  await publisher.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
  await expect(publisher.getByText("Published.", { exact: true })).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto(`/search-list?keyword=${encodeURIComponent("old lock")}`);
  await visitor.getByRole("link", { name: title }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(visitor.locator(".prose").getByText(words)).toBeVisible();
});

/** A date as a date field accepts it. */
const inSeconds = (seconds: number) =>
  new Date(Date.now() + 1000 * seconds).toISOString().slice(0, 19);

const publicPage = (id: string) => `/article-detail?id=${id}`;

test("a scheduled article is published on time, and is gone once taken offline", async ({
  page,
  signInAs,
  staff,
}) => {
  const name = `Neap tide ${Date.now()}`;
  const content = "<p>The moon stands square.</p>";
  const id = await staff.draft("editor", { title: name, content });
  await staff.approve(id);
  await signInAs("publisher");
  const visitor = await page.context().newPage();
  await openArticle(page, id);
  const at = (seconds: number) => async (dialog: Locator) => {
    await expect(dialog.getByLabel("Publish on")).toHaveAccessibleDescription("UTC");
    await dialog.getByLabel("Publish on").fill(inSeconds(seconds));
  };
  await takeStep(page, "Schedule", "Publication scheduled.", at(3600));
  await expect(page.getByRole("main").getByText("Scheduled").first()).toBeVisible();
  await takeStep(page, "Cancel schedule", "Schedule cancelled.");
  await takeStep(page, "Schedule", "Publication scheduled.", at(8));
  const early = await visitor.goto(publicPage(id));
  expect(early?.status()).toBe(404);

  await expect(async () => {
    await visitor.goto(publicPage(id));
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(name, { timeout: 500 });
  }).toPass({ timeout: 30_000 });

  await page.reload();
  await takeStep(page, "Take offline", "Taken offline.");
  const late = await visitor.goto(publicPage(id));
  expect(late?.status()).toBe(410);
  await takeStep(page, "Publish now", "Published.");
  await visitor.goto(publicPage(id));
  await expect(visitor.locator(".prose")).toHaveText("The moon stands square.");
});

test("visitors read the published version while an article is rewritten", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  test.slow();
  const name = `Spring tide ${Date.now()}`;
  const id = await staff.draft("editor", { title: name, content: "<p>The old text.</p>" });
  await staff.publish(id);
  await signInAs("publisher");
  const visitor = await page.context().newPage();
  const reads = async (text: string) => {
    await visitor.goto(publicPage(id));
    await expect(visitor.locator(".prose")).toHaveText(text);
  };
  await reads("The old text.");

  const editor = await openAs("editor");
  await editor.goto(`/content/articles/edit/${id}`);
  await editor.locator(".ProseMirror").click();
  await editor.keyboard.press("Control+A");
  await editor.keyboard.type("The new text.");
  await editor.getByRole("button", { name: "Submit for review" }).click();
  const submit = editor.getByRole("dialog", { name: /^Submit for review/ });
  await submit.getByRole("button", { name: "Submit for review" }).click();
  await expect(editor.getByText("Submitted for review.")).toBeVisible();
  await expect(editor.getByText("Published, changes in review").first()).toBeVisible();
  await reads("The old text.");

  const reviewer = await openAs("reviewer");
  const piece = await openTask(reviewer, name);
  await expect(piece.getByRole("deletion")).toHaveText("old");
  await expect(piece.getByRole("insertion")).toHaveText("new");
  await takeStep(reviewer, "Approve", "Approved.");
  await reads("The old text.");

  await openArticle(page, id);
  await takeStep(page, "Publish now", "Published.");
  await reads("The new text.");
});
