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
  const id = await staff.draft("editor", {
    title: `Aids to writers ${"at length ".repeat(8)}${Date.now()}`,
    content,
  });
  await signInAs("editor");
  await page.goto(`/content/articles/edit/${id}`);

  const box = page.getByRole("combobox", { name: "Tags" });
  await box.click();
  await page.keyboard.type(tag.slice(0, -1));
  // What was typed, and the only tag that begins with it.
  await expect(page.locator("[role=option]")).toHaveCount(2);
  await expect(page.getByRole("option", { name: `${tag}, 1` })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("own word");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: tag })).toBeVisible();

  const result = page.getByRole("region", { name: "Search result preview" });
  await result.getByRole("textbox", { name: "Meta title" }).fill("Aids for writers");
  await expect(result.getByText("16 of about 60")).toBeVisible();
  const isWithin = await result.evaluate((box) => box.scrollWidth <= box.clientWidth);
  expect(isWithin, "a long URL stays in its box").toBe(true);
  const slug = `aids-for-writers-${Date.now()}`;
  await result.getByRole("textbox", { name: "Slug" }).fill("Not a slug!");
  await page.keyboard.press("Control+s");
  await expect(result.getByRole("textbox", { name: "Slug" })).toHaveAccessibleDescription(
    /Slug|slug/,
  );
  await expect(result.getByRole("textbox", { name: "Slug" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await result.getByRole("textbox", { name: "Slug" }).fill(slug);
  await page.keyboard.press("Control+s");
  await expect
    .poll(
      async () => (await staff.get<{ slug: string }>("editor", `/api/dtArticle/get/${id}`)).slug,
    )
    .toBe(slug);

  await page.getByRole("button", { name: "Submit for review" }).click();
  const dialog = page.getByRole("dialog");
  const list = dialog.getByRole("region", { name: "Before you submit" });
  await expect(list.getByText("Picture 1 in the text has no alt text.")).toBeVisible();
  await expect(list.getByText(/^The link “the rules” leads to a page/)).toBeVisible();
  await list.getByRole("listitem").filter({ hasText: "summary" }).getByRole("button").click();
  await expect(page.getByRole("textbox", { name: "Summary" })).toBeFocused();
  await page.keyboard.type("What helps.");
  await expect(result.getByRole("textbox", { name: "Meta description" })).toHaveAttribute(
    "placeholder",
    "What helps.",
  );

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

test("a Chinese text is spelled as Chinese, gets full-width punctuation by one click, and words of another language their own", async ({
  page,
  signInAs,
  staff,
}) => {
  const content = "<p>北岸码头今天关闭,明天开放.</p><p>请看 Lloyd 的说明(第二页)。</p>";
  const id = await staff.draft("editor", { title: `标点 ${Date.now()}`, content });
  await signInAs("editor");
  await page.goto(`/content/articles/edit/${id}`);
  const text = page.locator(".ProseMirror");
  await expect(text).toHaveAttribute("lang", "zh-CN");

  await page.getByRole("button", { name: "Make 4 marks full-width" }).click();
  await expect(text.locator("p").first()).toHaveText("北岸码头今天关闭，明天开放。");
  await expect(text.locator("p").nth(1)).toHaveText("请看 Lloyd 的说明（第二页）。");
  await text.locator("p").first().click();
  await page.keyboard.press("Control+Z");
  await expect(text.locator("p").first()).toHaveText("北岸码头今天关闭,明天开放.");

  await text.locator("p").nth(1).click();
  await page.keyboard.press("Home");
  for (let at = 0; at < 3; at += 1) await page.keyboard.press("ArrowRight");
  for (let at = 0; at < 5; at += 1) await page.keyboard.press("Shift+ArrowRight");
  await page.getByRole("button", { name: "Mark language" }).click();
  await page.getByRole("menuitemcheckbox", { name: "English" }).click();
  await expect(text.locator('span[lang="en"]')).toHaveText("Lloyd");
});
