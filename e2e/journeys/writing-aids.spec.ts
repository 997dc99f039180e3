import { expect, test } from "./_test.ts";

test("an editor takes a tag that is in use, edits the search result in place, and is led to what is missing", async ({
  page,
  signInAs,
  staff,
}) => {
  const tag = `tideway ${Date.now() % 100_000}`;
  await staff.draft("editor", { title: "Tagged", tags: [tag, "tides"] });
  const content =
    '<p>Read <a href="/article-detail/nowhere-at-all">the rules</a>.</p><p><img src="/favicon.svg" alt=""></p>';
  const id = await staff.draft("editor", { title: `Aids ${Date.now()}`, content });
  await signInAs("editor");
  await page.goto(`/content/articles/edit/${id}`);

  const box = page.getByRole("combobox", { name: "Tags" });
  await box.click();
  await page.keyboard.type("tideway");
  await expect(page.getByRole("option", { name: new RegExp(`^${tag}\\s*1$`) })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("own word");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: tag })).toBeVisible();

  const result = page.getByRole("region", { name: "Search result preview" });
  await result.getByRole("textbox", { name: "Meta title" }).fill("Aids for writers");
  await expect(result.getByText("16 of about 60")).toBeVisible();
  await result.getByRole("button", { name: /Edit the slug/ }).click();
  await expect(page.getByRole("textbox", { name: "Slug" })).toBeFocused();

  await page.getByRole("button", { name: "Submit for review" }).click();
  const dialog = page.getByRole("dialog");
  const list = dialog.getByRole("region", { name: "Before you submit" });
  await expect(list.getByText("Picture 1 in the text has no alt text.")).toBeVisible();
  await expect(list.getByText(/^The link “the rules” leads to a page/)).toBeVisible();
  await list.getByRole("listitem").filter({ hasText: "summary" }).getByRole("button").click();
  await expect(page.getByRole("textbox", { name: "Summary" })).toBeFocused();
  await page.keyboard.type("What helps.");

  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(list.getByText(/summary/)).toHaveCount(0);
  await list.getByRole("listitem").filter({ hasText: "the rules" }).getByRole("button").click();
  await expect(page.locator(".ProseMirror")).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe("the rules");
  // It advises and holds nothing back.
  await page.getByRole("button", { name: "Submit for review" }).click();
  await dialog.getByRole("button", { name: "Submit for review" }).click();
  await expect(page).toHaveURL(/\/content\/articles\/view\//);
});
