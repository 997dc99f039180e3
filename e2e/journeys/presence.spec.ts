import { expect, test } from "./_test.ts";

test("two editors of an article see each other, resolve a conflict, and see who has left", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  await signInAs("editor");
  const id = await staff.draft("editor", { title: "Two pens", content: "<p>Once.</p>" });
  const other = await openAs("admin");
  await other.goto(`/content/articles/edit/${id}`);
  await expect(other.locator(".ProseMirror")).toHaveText("Once.");
  await expect(other.getByText(/also editing this article/)).toHaveCount(0);

  await page.goto(`/content/articles/edit/${id}`);
  await expect(page.getByText(/^Pim Verhage is also editing this article/)).toBeVisible();
  await expect(other.getByText(/^Nora Lindqvist is also editing this article/)).toBeVisible({
    timeout: 20_000,
  });

  for (const [writer, words] of [
    [page, " Said Nora."],
    [other, " Said Pim."],
  ] as const) {
    await writer.locator(".ProseMirror").click();
    await writer.keyboard.press("Control+End");
    await writer.keyboard.type(words);
  }
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await other.getByRole("button", { name: "Resolve conflict" }).click();
  const choice = other.getByRole("dialog", { name: "Someone else saved changes" });
  await choice.getByRole("radio", { name: /^From Nora Lindqvist, / }).check();
  await choice.getByRole("button", { name: "Save merged version" }).click();
  await expect(other.locator(".ProseMirror")).toHaveText("Once. Said Nora.");

  // Another tab of the office is in view: one does not write it meanwhile.
  const strip = other.getByRole("tablist", { name: "Open tabs" });
  await strip.getByRole("tab", { name: "Dashboard" }).click();
  await expect(page.getByText(/also editing this article/)).toHaveCount(0, { timeout: 20_000 });
});
