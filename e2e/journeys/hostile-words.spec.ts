import { expect, test, type Page } from "@playwright/test";
import { act, draft, headersOf, openArticle, take } from "./_content.ts";
import { as, signIn } from "./_office.ts";

/** Words of all plain fields that would be elements, were they taken for markup. */
function hostileWords() {
  const stamp = String(Date.now());
  const hostile = (what: string) => `<img src=x onerror=alert(1)> ${what} ${stamp}`;
  return {
    stamp,
    tag: `<svg onload=alert(2)>${stamp.slice(-8)}`,
    typeName: `<b onclick=alert(3)>type</b> ${stamp}`,
    comment: `"><script>alert(4)</script> ${stamp}`,
    fields: {
      title: hostile("title"),
      subTitle: hostile("subtitle"),
      summary: hostile("summary"),
      author: hostile("author"),
      source: hostile("source"),
      seoTitle: hostile("search"),
      seoDescription: hostile("description"),
      coverAlt: hostile("cover"),
    },
  };
}

/** What went wrong on a page: a script that ran, or an element that words became. */
function watch(page: Page): { faults: string[]; noElement: () => Promise<void> } {
  const faults: string[] = [];
  page.on("dialog", (dialog) => {
    faults.push(`a script ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => faults.push(error.message));
  return {
    faults,
    noElement: async () => {
      const made = page.locator('img[src="x"], svg[onload], b[onclick], [onerror]');
      await expect(made).toHaveCount(0);
    },
  };
}

test.beforeEach(() => test.slow());

test("whatever staff write into plain fields is text in every list, title, tab, dialog and toast", async ({
  page,
}) => {
  const { stamp, tag, typeName, words, editor, id } = await writeHostile(page);
  const { faults, noElement } = watch(editor);
  const shows = async (text: string) => {
    await expect(editor.getByRole("main").getByText(text).first()).toBeVisible();
    await noElement();
  };

  await editor.goto(`/content/articles?keyword=${stamp}`);
  await shows(words.title);
  await shows(typeName);
  await editor.getByRole("button", { name: `More actions for ${words.title}` }).click();
  await editor
    .getByRole("menuitem", { name: "Move to trash" })
    .or(editor.getByRole("menuitem", { name: "Delete" }))
    .click();
  await expect(editor.getByRole("dialog")).toContainText(words.title);
  await noElement();
  await editor.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  await editor.goto(`/content/articles/edit/${id}`);
  const strip = editor.getByRole("tablist", { name: "Open tabs" });
  await expect(strip.getByRole("tab", { name: `Edit: ${words.title}` })).toBeVisible();
  await expect(editor).toHaveTitle(new RegExp(stamp));
  await expect(editor.getByText(tag).first()).toBeVisible();
  await editor.getByRole("button", { name: "Preview" }).click();
  await shows(words.summary);
  await openArticle(editor, id);
  await shows(words.subTitle);
  await shows(words.author);
  await take(editor, "Submit for review", "Submitted for review.");

  await editor.keyboard.press("Control+K");
  await editor.getByRole("combobox", { name: "Commands" }).fill(stamp);
  await expect(editor.getByRole("option").filter({ hasText: "title" }).first()).toContainText(
    words.title,
  );
  await noElement();
  expect(faults).toEqual([]);
});

test("the same words are text to whoever decides, and in the trash", async ({ page }) => {
  const { stamp, comment, words, editor, id } = await writeHostile(page);
  await act(editor, id, "submit");
  const reviewer = await as(page, "reviewer");
  const { faults, noElement } = watch(reviewer);
  await reviewer.goto(`/tasks/wait-handle?keyword=${stamp}`);
  await expect(reviewer.getByRole("link", { name: words.title }).first()).toBeVisible();
  await noElement();
  await reviewer.getByRole("link", { name: words.title }).first().click();
  await expect(reviewer.getByRole("article").getByText(words.summary)).toBeVisible();
  await reviewer.keyboard.press("b");
  const dialog = reviewer.getByRole("dialog", { name: /^Return to the author/ });
  await expect(dialog).toContainText(words.title);
  await dialog.getByRole("textbox", { name: "Reason" }).fill(comment);
  await dialog.getByRole("button", { name: "Return to the author" }).click();
  await expect(dialog).toBeHidden();
  await noElement();
  expect(faults).toEqual([]);

  const writer = watch(editor);
  await openArticle(editor, id);
  await expect(editor.getByText(comment)).toBeVisible();
  await editor.getByRole("button", { name: "More actions", exact: true }).click();
  await editor.getByRole("menuitem", { name: "Delete" }).click();
  await editor.getByRole("dialog").getByRole("button", { name: "Move to trash" }).click();
  await expect(editor.getByText(`“${words.title}” is in the trash.`)).toBeVisible();
  await writer.noElement();
  await editor.goto(`/content/trash?keyword=${stamp}`);
  await expect(editor.getByRole("cell", { name: words.title }).first()).toBeVisible();
  await writer.noElement();
  expect(writer.faults).toEqual([]);
});

test("published, they are text to visitors, with the comments they write", async ({ page }) => {
  const written = await writeHostile(page);
  const { stamp, tag, typeName, comment, words, typeId, editor, id } = written;
  const reviewer = await as(page, "reviewer");
  await act(page, typeId, "submit", "dtArticleType");
  await act(reviewer, typeId, "approve", "dtArticleType");
  await act(page, typeId, "publish", "dtArticleType");
  await act(editor, id, "submit");
  await act(reviewer, id, "approve");
  await act(page, id, "publish");
  const nickname = "<i onclick=alert(5)>N</i>";
  const data = { articleId: id, nickname, content: comment };
  const sent = await page.request.post("/rest/api/app/other/comment", { data });
  expect(sent.ok(), await sent.text()).toBe(true);
  await approveComment(page, stamp);

  const visitor = await page.context().newPage();
  const { faults, noElement } = watch(visitor);
  await visitor.goto(`/article-detail?id=${id}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(words.title);
  for (const text of [words.subTitle, typeName, tag, nickname, comment]) {
    await expect(visitor.getByText(text).first()).toBeVisible();
  }
  await expect(visitor).toHaveTitle(new RegExp(stamp));
  await noElement();
  await visitor.goto(`/search-list?keyword=${stamp}`);
  await expect(visitor.getByRole("link", { name: words.title })).toBeVisible();
  await noElement();
  await visitor.goto("/index");
  await expect(visitor.getByRole("link", { name: words.title }).first()).toBeVisible();
  await noElement();
  expect(faults).toEqual([]);
});

/** An editor's draft of such words, of a type that the administrator, signed in on the page, gave such a name. */
async function writeHostile(page: Page) {
  const { fields: words, ...others } = hostileWords();
  const { tag, typeName } = others;
  await signIn(page, "admin");
  const typeId = await makeType(page, typeName);
  const editor = await as(page, "editor");
  const id = await draft(editor, { ...words, typeId, tags: [tag], keywords: [tag] });
  return { ...others, words, typeId, editor, id };
}

/** A type with a hostile name, which is text where types are kept. */
async function makeType(page: Page, name: string): Promise<string> {
  const headers = await headersOf(page);
  const code = `hostile-${name.replaceAll(/\D/g, "")}`;
  const data = { parentId: "0", name, code, kind: "list" };
  const reply = await page.request.post("/rest/api/dtArticleType/save", { headers, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { result }: { result: { id: string } } = await reply.json();
  const { faults, noElement } = watch(page);
  await page.goto("/content/types");
  await page.getByRole("searchbox", { name: "Search names and codes" }).fill(code);
  await page.getByRole("treeitem").filter({ hasText: name }).first().click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await noElement();
  expect(faults).toEqual([]);
  return result.id;
}

async function approveComment(page: Page, keyword: string): Promise<void> {
  const headers = await headersOf(page);
  const params = { keyword };
  const found = await page.request.get("/rest/api/dtComment/page", { headers, params });
  const { result }: { result: { records: { id: string }[] } } = await found.json();
  const data = { ids: result.records.map(({ id }) => id), action: "approved" };
  await page.request.post("/rest/api/dtComment/batch", { headers, data });
}
