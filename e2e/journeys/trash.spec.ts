import { expect, test, type Page } from "@playwright/test";
import { draft, headersOf } from "./_content.ts";
import { as, signIn } from "./_office.ts";

/** Writes drafts and moves them to the trash; answers with their ids. */
async function trash(page: Page, ...titles: string[]): Promise<string[]> {
  const headers = await headersOf(page);
  const ids: string[] = [];
  for (const title of titles) {
    const id = await draft(page, { title });
    const reply = await page.request.delete(`/rest/api/dtArticle/delete/${id}`, { headers });
    expect(reply.ok()).toBe(true);
    ids.push(id);
  }
  return ids;
}

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });

test("an article comes back from the trash, another is gone for good", async ({ page }) => {
  const word = `wreck${Date.now()}`;
  await signIn(page, "publisher");
  const writer = await as(page, "admin");
  await trash(writer, `${word} kept`, `${word} lost`);
  await page.goto(`/content/trash?keyword=${word}`);
  await page.getByRole("button", { name: `Restore ${word} kept` }).click();
  await expect(page.getByText(`“${word} kept” is among the articles again.`)).toBeVisible();
  await expect(rowOf(page, `${word} kept`)).toHaveCount(0);

  await page.getByRole("button", { name: `Delete “${word} lost” for good` }).click();
  const question = page.getByRole("dialog", { name: `Delete “${word} lost” for good` });
  await expect(question).toContainText("Its only version, its reviews and all comments on it");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, `${word} lost`)).toBeVisible();
  await page.getByRole("button", { name: `Delete “${word} lost” for good` }).click();
  await question.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText(`“${word} lost” is deleted for good.`)).toBeVisible();
  await expect(page.getByText("Nothing found")).toBeVisible();

  await page.goto(`/content/articles?keyword=${word}`);
  await expect(rowOf(page, `${word} kept`)).toBeVisible();
  await expect(rowOf(page, `${word} lost`)).toHaveCount(0);
});

test("several are restored or deleted at once, and what did not work is named", async ({
  page,
}) => {
  const word = `raft${Date.now()}`;
  await signIn(page, "admin");
  const [, second] = await trash(page, `${word} one`, `${word} two`, `${word} three`);
  await page.goto(`/content/trash?keyword=${word}`);
  await page.getByRole("checkbox", { name: `Select ${word} one` }).check();
  await page.getByRole("checkbox", { name: `Select ${word} two` }).check();
  const gone = await page.request.delete(`/rest/api/dtArticle/trash/delete/${second}`, {
    headers: await headersOf(page),
  });
  expect(gone.ok()).toBe(true);
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Restore 2 articles" });
  await question.getByRole("button", { name: "Restore" }).click();
  const outcome = page.getByRole("dialog", { name: "It did not work for 1 of 2" });
  await expect(outcome).toContainText(`${word} two`);
  await outcome.getByRole("button", { name: "Close" }).last().click();
  await expect(rowOf(page, `${word} one`)).toHaveCount(0);

  await page.getByRole("checkbox", { name: `Select ${word} three` }).check();
  await page.getByRole("button", { name: /^Delete for good/ }).click();
  const removal = page.getByRole("dialog", { name: /^Delete .* for good$/ });
  await expect(removal).toContainText("This cannot be undone.");
  await removal.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
});

test("a title is text, and whoever may only restore is not offered more", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("dialog", () => faults.push("a script ran"));
  const title = `<img src=x onerror=alert(1)> ${Date.now()}`;
  await signIn(page, "editor");
  await trash(page, title);
  await page.goto("/content/trash");
  await expect(page.getByRole("cell", { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /for good$/ })).toHaveCount(0);
  await page.getByRole("button", { name: `Restore ${title}` }).click();
  await expect(page.getByText(`“${title}” is among the articles again.`)).toBeVisible();
  expect(faults).toEqual([]);
});

test("without the right there is neither the page nor the call", async ({ page }) => {
  await signIn(page, "reviewer");
  await page.goto("/content/trash");
  await expect(page.getByText("You may not see this page")).toBeVisible();
  const reply = await page.request.get("/rest/api/dtArticle/trash/page", {
    headers: await headersOf(page),
  });
  expect(reply.status()).toBe(403);
});
