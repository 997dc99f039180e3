import type { Page } from "@playwright/test";
import { violationsInBothThemes } from "./_accessibility.ts";
import type { Entry, StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

const slug = "forty-one-hours-on-the-aldra";
const publicArticle = `/article-detail?id=${slug}`;

interface Written {
  nickname: string;
  content: string;
  email?: string;
}

/** Writes comments as visitors do. */
async function comment(staff: StaffClient, ...comments: Written[]): Promise<void> {
  const { id } = await staff.get<Entry>(null, `/api/app/other/getArticle/${slug}`);
  for (const one of comments) {
    await staff.send(null, "/api/app/other/comment", { articleId: id, ...one });
  }
}

const queueOf = (page: Page) => page.getByRole("region", { name: "Comments", exact: true });
const cardOf = (page: Page) => page.getByRole("region", { name: "Comment", exact: true });
const oldestFirst = (word: string) =>
  `/content/comments?keyword=${word}&sortField=createdAt&sortOrder=asc`;

test("comments are moderated by keyboard one after the other, and a decision is undone", async ({
  page,
  signInAs,
  staff,
}) => {
  const word = `tide${Date.now()}`;
  await comment(
    staff,
    { nickname: "Ann", content: `${word} first`, email: "ann@example.com" },
    { nickname: "Bo", content: `${word} second` },
    { nickname: "Cas", content: `${word} third` },
  );
  await signInAs("moderator");
  await page.goto(oldestFirst(word));
  const card = cardOf(page);
  await expect(card).toContainText(`${word} first`);
  await expect(card.getByRole("link", { name: "ann@example.com" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Article", exact: true })).toContainText(/Aldra/);

  const badge = page.getByRole("complementary").getByRole("link", { name: /^Comments \d+$/ });
  await expect(badge).toBeVisible();
  const waiting = Number((await badge.textContent())?.match(/\d+/)?.[0]);
  expect(waiting).toBeGreaterThanOrEqual(3);

  await page.keyboard.press("a");
  await expect(page.getByText("Comment by Ann approved.")).toBeVisible();
  await expect(badge).toHaveText(`Comments${waiting - 1}`);
  await expect(card).toContainText(`${word} second`);
  await page.keyboard.press("s");
  await expect(page.getByText("Comment by Bo marked as spam.")).toBeVisible();
  await expect(card).toContainText(`${word} third`);
  await expect(queueOf(page).getByRole("button")).toHaveCount(1);
  await page.keyboard.press("u");
  await expect(card).toContainText(`${word} second`);
  await expect(queueOf(page).getByRole("button")).toHaveCount(2);
  await page.keyboard.press("j");
  await expect(card).toContainText(`${word} third`);
  await page.keyboard.press("k");
  await expect(card).toContainText(`${word} second`);
  await page.keyboard.press("r");
  await expect(card).toContainText(`${word} third`);
  await card.getByRole("button", { name: "Mark as spam S" }).click();
  await expect(queueOf(page).getByText("Nothing found")).toBeVisible();

  await page.getByRole("search").getByLabel("Status").selectOption("Rejected");
  await expect(card).toContainText(`${word} second`);
  await expect(card.getByRole("button", { name: /^Move back/ })).toBeVisible();

  await page.goto(publicArticle);
  await expect(page.getByText(`${word} first`)).toBeVisible();
  await expect(page.getByText(`${word} second`)).toHaveCount(0);
  await expect(page.getByText(`${word} third`)).toHaveCount(0);
});

test("a comment is assigned, a draft is kept, a template answers it, and it is published", async ({
  page,
  signInAs,
  staff,
}) => {
  const word = `ebb${Date.now()}`;
  await comment(
    staff,
    { nickname: "Dorte", content: `${word} question` },
    { nickname: "Emil", content: `${word} remark` },
  );
  const template = { kind: "comment", language: "en", title: word, content: "Thank you, {name}." };
  await staff.send("moderator", "/api/replyTemplate/save", template);
  await signInAs("moderator");
  await page.goto(oldestFirst(word));
  const card = cardOf(page);
  await expect(card).toContainText(`${word} question`);
  await card.getByRole("button", { name: "Assign to me" }).click();
  await expect(page.getByText("Assignment changed.")).toBeVisible();
  await page.getByRole("search").getByLabel("Assignment").selectOption("Assigned to me");
  await expect(queueOf(page).getByRole("button", { name: /Emil/ })).toHaveCount(0);
  await expect(card).toContainText(`${word} question`);
  await page.getByRole("search").getByLabel("Assignment").selectOption("All assignments");
  await expect(queueOf(page).getByRole("button", { name: /Emil/ })).toBeVisible();
  await page.keyboard.press("e");
  const answer = card.getByRole("textbox", { name: "Reply" });
  await expect(answer).toBeFocused();
  await page.keyboard.type(`Dear Dorte ${word},`);
  await queueOf(page).getByRole("button", { name: /Emil/ }).click();
  await expect(card).toContainText(`${word} remark`);
  await expect(answer).toHaveValue("");
  await queueOf(page).getByRole("button", { name: /Dorte/ }).click();
  await expect(answer).toHaveValue(`Dear Dorte ${word},`);

  // A decision leaves the comment in view while there is something written to it.
  await card.getByRole("button", { name: /^Mark as spam/ }).click();
  await expect(page.getByText("Comment by Dorte marked as spam.")).toBeVisible();
  await expect(queueOf(page).getByRole("button", { name: /Dorte/ })).toHaveCount(0);
  await expect(answer).toHaveValue(`Dear Dorte ${word},`);
  await expect(answer).toBeFocused();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(queueOf(page).getByRole("button", { name: /Dorte/ })).toBeVisible();

  await answer.press("Control+.");
  await page.getByRole("menuitem", { name: word }).press("Enter");
  await expect(answer).toHaveValue(`Dear Dorte ${word},\n\nThank you, Dorte.`);
  await expect(answer).toBeFocused();
  await card.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(page.getByText("Reply to Dorte sent.")).toBeVisible();
  await expect(card).toContainText(`${word} remark`);

  await page.goto(publicArticle);
  await expect(page.getByText(`${word} question`)).toBeVisible();
  await expect(page.getByText(`Dear Dorte ${word}, Thank you, Dorte.`)).toBeVisible();
});

test("the queue continues over the end of a page, and back", async ({ page, signInAs, staff }) => {
  const word = `spit${Date.now()}`;
  const names = Array.from({ length: 12 }, (_, index) => `Visitor ${index + 1}.`);
  await comment(
    staff,
    ...names.map((nickname) => ({ nickname, content: `${word} by ${nickname}` })),
  );
  await signInAs("moderator");
  await page.goto(`${oldestFirst(word)}&pageSize=10`);
  const heading = (name: string) => cardOf(page).getByRole("heading", { name, exact: true });
  await expect(queueOf(page).getByRole("checkbox")).toHaveCount(10);
  await queueOf(page)
    .getByRole("button", { name: /Visitor 10\./ })
    .click();
  await expect(heading("Visitor 10.")).toBeVisible();
  await page.keyboard.press("j");
  await expect(heading("Visitor 11.")).toBeVisible();
  await page.keyboard.press("j");
  await expect(heading("Visitor 12.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Next/ })).toBeDisabled();
  await page.keyboard.press("k");
  await expect(heading("Visitor 11.")).toBeVisible();
  await page.keyboard.press("k");
  await expect(heading("Visitor 10.")).toBeVisible();
});

test("a batch names the comments that failed", async ({ page, signInAs, staff }) => {
  const word = `quay${Date.now()}`;
  await comment(
    staff,
    { nickname: "Finn", content: `${word} stays` },
    { nickname: "Gro", content: `${word} goes` },
  );
  await signInAs("moderator");
  await page.goto(oldestFirst(word));
  await queueOf(page).getByRole("checkbox", { name: /Finn/ }).check();
  await queueOf(page).getByRole("checkbox", { name: /Gro/ }).check();
  await removeElsewhere(staff, word, "Gro");
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Approve 2 comments" });
  await question.getByRole("button", { name: "Approve" }).click();
  const outcome = page.getByRole("dialog", { name: "1 of 2 failed" });
  await expect(outcome).toContainText(`Gro: ${word} goes`);
  await expect(outcome).toContainText("Not found");
  await outcome.getByRole("button", { name: "Close" }).last().click();
  await page.goto(publicArticle);
  await expect(page.getByText(`${word} stays`)).toBeVisible();
});

/** As a colleague would meanwhile. */
async function removeElsewhere(staff: StaffClient, keyword: string, nickname: string) {
  const { records } = await staff.get<{ records: { id: string; nickname: string }[] }>(
    "moderator",
    `/api/dtComment/page?keyword=${keyword}`,
  );
  const gone = records.find((one) => one.nickname === nickname);
  await staff.removeNow(`/api/dtComment/delete/${gone?.id}`, "moderator");
}

test("markup in a visitor's text is shown as text everywhere", async ({
  page,
  signInAs,
  staff,
}) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("dialog", () => faults.push("a script ran"));
  const word = `evil${Date.now()}`;
  const nickname = "<img src=x onerror=alert(1)>";
  const content = `<script>alert(1)</script><svg onload=alert(2)> ${word} {{7*7}} [x](javascript:alert(3))`;
  await comment(staff, { nickname, content });
  await signInAs("moderator");
  await page.goto(`/content/comments?keyword=${word}`);
  const card = cardOf(page);
  await expect(card.getByRole("heading", { name: nickname })).toBeVisible();
  await expect(card).toContainText(content);
  await expect(queueOf(page)).toContainText(content);
  await expect(card.locator("img, svg[onload], script")).toHaveCount(0);
  await page.keyboard.press("r");
  await expect(page.getByText(`Comment by ${nickname} rejected.`)).toBeVisible();
  await expect(queueOf(page).getByText("Nothing found")).toBeVisible();
  await page.getByRole("search").getByLabel("Status").selectOption("All statuses");
  await expect(card.getByRole("button", { name: /^Move back/ })).toBeVisible();
  await card.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(nickname);
  await expect(question).toContainText("cannot be undone");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(queueOf(page).getByText("Nothing found")).toBeVisible();
  expect(faults).toEqual([]);
});

test("spam goes to its own filter with the reasons in words, and is taken back", async ({
  page,
  signInAs,
  staff,
}) => {
  const word = `shoal${Date.now()}`;
  const links = [1, 2, 3, 4, 5].map((n) => `https://shop${n}.example/${word}`).join(" ");
  await comment(staff, { nickname: "Pim", content: links });
  await signInAs("moderator");
  await page.goto(`/content/comments?keyword=${word}`);
  await expect(queueOf(page).getByText("Nothing found")).toBeVisible();
  await page.getByRole("search").getByLabel("Status").selectOption("Spam");
  const reasons = cardOf(page).getByRole("region", { name: "Signs of spam" });
  await expect(reasons).toContainText("5 points");
  await expect(reasons).toContainText("It contains 5 links.");
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("menuitem", { name: "Save as a view" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Today's spam");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Today's spam" })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByText("Comment by Pim moved back to pending.")).toBeVisible();
  await page.goto(`/content/comments?keyword=${word}`);
  await expect(cardOf(page)).toContainText(word);
});

test("a moderator closes the comments on an article, and visitors read since when", async ({
  page,
  signInAs,
  staff,
}) => {
  const title = `Neap tide ${Date.now()}`;
  const id = await staff.draft("editor", { title });
  await staff.publish(id);
  const content = `A word on ${title}`;
  await staff.send(null, "/api/app/other/comment", { articleId: id, nickname: "Roos", content });
  await signInAs("moderator");
  await page.goto(`/content/comments?articleId=${id}`);
  const pane = page.getByRole("region", { name: "Article", exact: true });
  await expect(pane).toContainText("Comments are not closed by date.");
  await pane.getByRole("button", { name: "Change" }).click();
  const panel = page.getByRole("dialog", { name: "Closing of comments" });
  await panel.getByRole("combobox").selectOption("Closed");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(pane).toContainText("Comments have been closed since");

  await page.goto(`/article-detail?id=${id}`, { waitUntil: "networkidle" });
  await expect(page.getByText(/^Comments have been closed since \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Send comment" })).toHaveCount(0);
});

test("a wide table in a comment's article is scrolled by keyboard", async ({
  page,
  signInAs,
  staff,
}) => {
  const cells = Array.from({ length: 12 }, (_, n) => `<td><p>Sounding ${n} at Hvalvik</p></td>`);
  const content = `<table><tbody><tr>${cells.join("")}</tr></tbody></table>`;
  const id = await staff.draft("editor", { title: "Soundings of a spring tide", content });
  await staff.publish(id);
  const nickname = "Ann";
  await staff.send(null, "/api/app/other/comment", { articleId: id, nickname, content: "Deep!" });
  await signInAs("moderator");
  await page.goto(`/content/comments?articleId=${id}`);
  const table = page.getByRole("region", { name: "Article", exact: true }).getByRole("table");
  await expect(table).toBeVisible();
  // Chromium focuses what scrolls by itself, other browsers do not.
  expect(await violationsInBothThemes(page)).toEqual([]);
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
