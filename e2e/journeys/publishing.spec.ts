import { expect, test, type Page } from "@playwright/test";
import { as, chooseType, signIn } from "./_office.ts";

const title = `Low water at the old lock ${Date.now()}`;
const words = "The gauge at the old lock now reads twice a minute.";

async function write(page: Page): Promise<void> {
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
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page).toHaveURL(/\/content\/articles\/edit\//);
}

test("an article goes from the editor through review and publication to the visitor", async ({
  page,
}) => {
  await signIn(page, "editor");
  await page.getByRole("button", { name: "Content" }).click();
  await write(page);

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
  expect(await hidden.text()).toContain("Nothing matches");

  const reviewer = await as(page, "reviewer");
  await reviewer.goto("/tasks/wait-handle");
  await reviewer.getByRole("link", { name: title }).click();
  await expect(reviewer.getByText("It slept before.")).toBeVisible();
  await reviewer.getByRole("button", { name: /^Approve/ }).click();
  await reviewer
    .getByRole("dialog")
    .getByRole("button", { name: /^Approve/ })
    .click();
  await expect(reviewer.getByText("Approved.", { exact: true })).toBeVisible();

  const publisher = await as(page, "publisher");
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
