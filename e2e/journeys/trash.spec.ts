import type { Page } from "@playwright/test";
import type { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

/** Writes drafts and moves them to the trash; answers with their ids. */
async function trash(staff: StaffClient, who: string, ...titles: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) {
    const id = await staff.draft(who, { title });
    await staff.remove(`/api/dtArticle/delete/${id}`, who);
    ids.push(id);
  }
  return ids;
}

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });

test("an article is restored from the trash, and another is deleted permanently", async ({
  page,
  signInAs,
  staff,
}) => {
  const word = `wreck${Date.now()}`;
  await signInAs("publisher");
  await trash(staff, "admin", `${word} kept`, `${word} lost`);
  await page.goto(`/content/trash?keyword=${word}`);
  await page.getByRole("button", { name: `Restore ${word} kept` }).click();
  await expect(page.getByText(`“${word} kept” restored.`)).toBeVisible();
  await expect(rowOf(page, `${word} kept`)).toHaveCount(0);

  await page.getByRole("button", { name: `Delete “${word} lost” permanently` }).click();
  const question = page.getByRole("dialog", { name: `Delete “${word} lost” permanently` });
  await expect(question).toContainText("Its only version, its reviews and all comments on it");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, `${word} lost`)).toBeVisible();
  await page.getByRole("button", { name: `Delete “${word} lost” permanently` }).click();
  await question.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText(`“${word} lost” deleted permanently.`)).toBeVisible();
  await expect(page.getByText("Nothing found")).toBeVisible();
  await expect(page.getByText("No entries")).toHaveCount(0);

  await page.goto(`/content/articles?keyword=${word}`);
  await expect(rowOf(page, `${word} kept`)).toBeVisible();
  await expect(rowOf(page, `${word} lost`)).toHaveCount(0);
});

test("articles are restored or deleted in batches, and failures are named", async ({
  page,
  signInAs,
  staff,
}) => {
  const word = `raft${Date.now()}`;
  await signInAs("admin");
  const [, second] = await trash(staff, "admin", `${word} one`, `${word} two`, `${word} three`);
  await page.goto(`/content/trash?keyword=${word}`);
  await page.getByRole("checkbox", { name: `Select ${word} one` }).check();
  await page.getByRole("checkbox", { name: `Select ${word} two` }).check();
  const { records } = await staff.get<{ records: { id: string; version: number }[] }>(
    "admin",
    `/api/dtArticle/trash/page?keyword=${encodeURIComponent(`${word} two`)}`,
  );
  await staff.remove(`/api/dtArticle/trash/delete/${second}?version=${records[0]?.version}`);
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Restore 2 articles" });
  await question.getByRole("button", { name: "Restore" }).click();
  const outcome = page.getByRole("dialog", { name: "1 of 2 failed" });
  await expect(outcome).toContainText(`${word} two`);
  await outcome.getByRole("button", { name: "Close" }).last().click();
  await expect(rowOf(page, `${word} one`)).toHaveCount(0);

  await page.getByRole("checkbox", { name: `Select ${word} three` }).check();
  await page.getByRole("button", { name: /^Delete permanently/ }).click();
  const removal = page.getByRole("dialog", { name: /^Delete .* permanently$/ });
  await expect(removal).toContainText("This cannot be undone.");
  await removal.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
});

test("markup in a title is shown as text, and a user who may only restore is offered nothing else", async ({
  page,
  signInAs,
  staff,
}) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("dialog", () => faults.push("a script ran"));
  const title = `<img src=x onerror=alert(1)> ${Date.now()}`;
  await signInAs("editor");
  await trash(staff, "editor", title);
  await page.goto("/content/trash");
  await expect(page.getByRole("cell", { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /permanently$/ })).toHaveCount(0);
  await page.getByRole("button", { name: `Restore ${title}` }).click();
  await expect(page.getByText(`“${title}” restored.`)).toBeVisible();
  expect(faults).toEqual([]);
});

test("a deleted link is found in the trash, restored, and back in its list", async ({
  page,
  signInAs,
  staff,
}) => {
  const title = `Ebb ${Date.now()}`;
  const { id } = await staff.send("admin", "/api/dtQuickLink/save", {
    title,
    url: "/article-list",
  });
  await staff.removeNow(`/api/dtQuickLink/delete/${id}`);
  await signInAs("admin");
  await page.goto("/content/trash");
  await page.getByLabel("Kind").selectOption("Quick link");
  await page.getByRole("button", { name: `Restore ${title}` }).click();
  await expect(page.getByText(`“${title}” restored.`)).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
  await page.goto(`/content/quick-links?keyword=${encodeURIComponent(title)}`);
  await expect(rowOf(page, title)).toBeVisible();
});
