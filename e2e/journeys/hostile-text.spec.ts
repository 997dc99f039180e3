import type { Page } from "@playwright/test";
import { openArticle, takeStep } from "./_content.ts";
import type { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

/** Words of all plain fields that would be elements, were they taken for markup. */
function hostileText() {
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

test("markup in plain fields is shown as text in every list, title, tab, dialog and toast", async ({
  openAs,
  staff,
}) => {
  const { stamp, tag, typeName, words, id } = await publishHostileText(staff);
  const editor = await openAs("editor");
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
  await editor.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = editor.frameLocator("iframe[title='Preview']");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await expect(preview.getByRole("note")).toBeVisible();
  await openArticle(editor, id);
  await shows(words.subTitle);
  await shows(words.author);
  await takeStep(editor, "Submit for review", "Submitted for review.");

  await editor.keyboard.press("Control+K");
  await editor.getByRole("combobox", { name: "Commands" }).fill(stamp);
  await expect(editor.getByRole("option").filter({ hasText: "title" }).first()).toContainText(
    words.title,
  );
  await noElement();
  expect(faults).toEqual([]);
});

test("markup in plain fields is shown as text to reviewers and in the trash", async ({
  openAs,
  staff,
}) => {
  const { stamp, comment, words, id } = await publishHostileText(staff);
  await staff.act("editor", id, "submit");
  const reviewer = await openAs("reviewer");
  const { faults, noElement } = watch(reviewer);
  await reviewer.goto(`/tasks/wait-handle?keyword=${stamp}`);
  await expect(reviewer.getByRole("link", { name: words.title }).first()).toBeVisible();
  await noElement();
  await reviewer.getByRole("link", { name: words.title }).first().click();
  await expect(reviewer.getByRole("article").getByText(words.summary).first()).toBeVisible();
  await reviewer.keyboard.press("b");
  const dialog = reviewer.getByRole("dialog", { name: /^Return to the author/ });
  await expect(dialog).toContainText(words.title);
  await dialog.getByRole("textbox", { name: "Reason" }).fill(comment);
  await dialog.getByRole("button", { name: "Return to the author" }).click();
  await expect(dialog).toBeHidden();
  await noElement();
  expect(faults).toEqual([]);

  const editor = await openAs("editor");
  const writer = watch(editor);
  await openArticle(editor, id);
  await expect(editor.getByText(comment)).toBeVisible();
  await editor.getByRole("button", { name: "More actions", exact: true }).click();
  await editor.getByRole("menuitem", { name: "Delete" }).click();
  await editor.getByRole("dialog").getByRole("button", { name: "Move to trash" }).click();
  await expect(editor.getByText(`“${words.title}” moved to the trash.`)).toBeVisible();
  await writer.noElement();
  await editor.goto(`/content/trash?keyword=${stamp}`);
  await expect(editor.getByRole("cell", { name: words.title }).first()).toBeVisible();
  await writer.noElement();
  expect(writer.faults).toEqual([]);
});

test("markup in plain fields and comments is shown as text to visitors", async ({
  page: visitor,
  staff,
}) => {
  const { stamp, tag, typeName, comment, words, typeId, id } = await publishHostileText(staff);
  await staff.publish(typeId, "dtArticleType", "admin");
  await staff.publish(id);
  const nickname = "<i onclick=alert(5)>N</i>";
  const sent = { articleId: id, nickname, content: comment };
  await staff.send(null, "/api/app/other/comment", sent);
  const waiting = await staff.waitingComment(id);
  await staff.change("admin", "/api/dtComment/update", { ...waiting, status: "approved" });

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
  await staff.act("admin", id, "offline");
  await staff.act("admin", typeId, "offline", "dtArticleType");
});

test("markup in a type's name is shown as text among the types", async ({
  page,
  signInAs,
  staff,
}) => {
  const { typeName, typeCode } = await publishHostileText(staff);
  const { faults, noElement } = watch(page);
  await signInAs("admin");
  await page.goto("/content/types");
  await page.getByRole("searchbox", { name: "Search by name or code" }).fill(typeCode);
  await page.getByRole("treeitem").filter({ hasText: typeName }).first().click();
  await expect(page.getByRole("heading", { level: 2, name: typeName })).toBeVisible();
  await noElement();
  expect(faults).toEqual([]);
});

/** An editor's draft of such words, of a type whose name is one of them. */
async function publishHostileText(staff: StaffClient) {
  const { fields: words, ...others } = hostileText();
  const { stamp, tag, typeName } = others;
  const typeCode = `hostile-${stamp}`;
  const type = { parentId: "0", name: typeName, code: typeCode, kind: "list" };
  const { id: typeId } = await staff.send("admin", "/api/dtArticleType/save", type);
  const id = await staff.draft("editor", { ...words, typeId, tags: [tag], keywords: [tag] });
  return { ...others, words, typeCode, typeId, id };
}
