import type { Locator, Page } from "@playwright/test";
import { openArticle, openTask, takeStep } from "./_content.ts";
import type { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

const withReason = (words: string) => (dialog: Locator) =>
  dialog.getByRole("textbox", { name: "Reason" }).fill(words);

/** Writes in the editor, over all that is there, and saves. */
async function rewrite(page: Page, id: string, words: string): Promise<void> {
  await page.goto(`/content/articles/edit/${id}`);
  await page.locator(".ProseMirror").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(words);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
}

test("a reviewer sees which pictures visitors will not see", async ({ signInAs, page, staff }) => {
  const title = `Lock gate ${Date.now()}`;
  const content =
    '<figure><img src="/logo.png" alt="Logo"></figure><figure><img src="https://pictures.example/gate.png" alt="Gate"></figure>';
  const id = await staff.draft("editor", { title, content });
  await staff.act("editor", id, "submit");
  const hint = "Visitors will not see picture 2 in the text: it is on pictures.example.";
  await signInAs("reviewer");
  const piece = await openTask(page, title);
  await expect(piece.getByText(hint)).toBeVisible();
  await openArticle(page, id);
  await expect(page.getByText(hint).filter({ visible: true })).toBeVisible();
});

test("a returned article is revised, resubmitted with highlighted changes, and approved", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  const title = `Sluice ${Date.now()}`;
  const id = await staff.draft("editor", { title, content: "<p>It opens at nine.</p>" });
  await signInAs("editor");
  await openArticle(page, id);
  await takeStep(page, "Submit for review", "Submitted for review.");

  const reviewer = await openAs("reviewer");
  await openTask(reviewer, title);
  // Without a reason nothing is returned.
  await reviewer.keyboard.press("b");
  const dialog = reviewer.getByRole("dialog", { name: /^Return to the author/ });
  await dialog.getByRole("button", { name: "Return to the author" }).click();
  await expect(dialog).toContainText("Enter a reason, so that the author can act on it.");
  await withReason("It opens at ten since March.")(dialog);
  await dialog.getByRole("button", { name: "Return to the author" }).click();
  await expect(reviewer.getByText("Returned to the author.", { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText("It opens at ten since March.")).toBeVisible();
  await rewrite(page, id, "It opens at ten.");
  await page.getByRole("button", { name: "Submit for review" }).click();
  const submit = page.getByRole("dialog", { name: /^Submit for review/ });
  await submit.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Submitted for review.")).toBeVisible();

  const piece = await openTask(reviewer, title);
  await expect(piece.getByRole("deletion")).toHaveText("nine");
  await expect(piece.getByRole("insertion")).toHaveText("ten");
  await expect(
    reviewer
      .getByText(/round 2/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await takeStep(reviewer, "Approve", "Approved.");
  await openArticle(reviewer, id);
  await expect(reviewer.getByRole("main").getByText("Approved").first()).toBeVisible();
});

test("a rejected article shows the reason, and a withdrawn one leaves no task", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  const stamp = Date.now();
  const titles = { rejected: `Weir ${stamp}`, withdrawn: `Ferry ${stamp}` };
  const rejected = await staff.draft("editor", { title: titles.rejected });
  const withdrawn = await staff.draft("editor", { title: titles.withdrawn });
  for (const id of [rejected, withdrawn]) await staff.act("editor", id, "submit");
  await signInAs("editor");

  const reviewer = await openAs("reviewer");
  await openTask(reviewer, titles.rejected);
  await takeStep(reviewer, "Reject", "Rejected.", withReason("We do not write about weirs."));
  await openArticle(page, rejected);
  await expect(page.getByText("We do not write about weirs.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Rejected").first()).toBeVisible();

  const text = await openTask(reviewer, titles.withdrawn);
  await reviewer.getByRole("button", { name: /^Return to the author/ }).click();
  const late = reviewer.getByRole("dialog", { name: /^Return to the author/ });
  const reason = late.getByRole("textbox", { name: "Reason" });
  await reason.fill("Which ferry?");
  await openArticle(page, withdrawn);
  await takeStep(page, "Withdraw", "Withdrawn from review.");
  // A reviewer who has it open learns it at once, and loses nothing of what they read or write.
  const gone = reviewer.getByText("This task is no longer assigned to you");
  await expect(gone).toBeAttached();
  await expect(reason).toHaveValue("Which ferry?");
  await late.getByRole("button", { name: "Return to the author" }).click();
  await expect(late.getByRole("alert")).toBeVisible();
  await late.getByRole("button", { name: "Cancel" }).click();
  const question = reviewer.getByRole("dialog", { name: "Discard unsaved changes" });
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(gone).toBeVisible();
  await expect(text).toBeVisible();
  await expect(reviewer.getByRole("button", { name: /^Approve/ })).toHaveCount(0);
  await reviewer.goto(`/tasks/wait-handle?keyword=${encodeURIComponent(titles.withdrawn)}`);
  await expect(reviewer.getByRole("link", { name: titles.withdrawn })).toHaveCount(0);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.locator(".ProseMirror")).toHaveAttribute("contenteditable", "true");
});

test("a reassigned task is decided by the new assignee", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  const title = `Pontoon ${Date.now()}`;
  const id = await staff.draft("editor", { title });
  await staff.act("editor", id, "submit");
  await signInAs("editor");
  const reviewer = await openAs("reviewer");
  await openTask(reviewer, title);
  await takeStep(reviewer, "Reassign", "Reassigned.", async (dialog) => {
    const people = dialog.getByRole("group", { name: "New assignee" });
    await expect(people.getByRole("searchbox")).toBeFocused();
    // Whom the server would refuse is shown with the reason.
    await expect(people.getByRole("radio", { name: /Lotte .*may not decide/ })).toBeDisabled();
    await people.getByRole("searchbox").fill("Saskia");
    await people.getByRole("radio", { name: "Saskia Oudekerk Engineering" }).check();
    await withReason("You know the pontoons.")(dialog);
  });
  await reviewer.goto(`/tasks/handled?keyword=${encodeURIComponent(title)}`);
  await expect(reviewer.getByRole("row").filter({ hasText: title })).toContainText("Reassigned");

  const colleague = await openAs("saskia.oudekerk");
  await openTask(colleague, title);
  await expect(colleague.getByText("You know the pontoons.")).toBeVisible();
  await takeStep(colleague, "Approve", "Approved.");
  await openArticle(page, id);
  await expect(page.getByRole("main").getByText("Approved").first()).toBeVisible();
});

test("a stage that needs all assignees is not passed by one approval", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  const stamp = Date.now();
  const title = `Buoy ${stamp}`;
  const typeId = await typeForTwo(staff, stamp);
  const id = await staff.draft("admin", { title, typeId });
  await staff.act("admin", id, "submit");
  await signInAs("admin");
  const first = await openAs("reviewer");
  await openTask(first, title);
  await takeStep(first, "Approve", "Approved.");
  await openArticle(page, id);
  await expect(page.getByRole("main").getByText("In review").first()).toBeVisible();

  const second = await openAs("saskia.oudekerk");
  await openTask(second, title);
  await takeStep(second, "Approve", "Approved.");
  await page.reload();
  await expect(page.getByRole("main").getByText("In review")).toHaveCount(0);
  const timeline = page.getByRole("list", { name: "History" });
  await expect(timeline).toContainText("Ingrid Solheim");
  await expect(timeline).toContainText("Saskia Oudekerk");
});

/** A type whose review is one station where two people decide together. */
async function typeForTwo(staff: StaffClient, stamp: number): Promise<string> {
  const userIds = [await staff.userIdOf("Ingrid Solheim"), await staff.userIdOf("Saskia Oudekerk")];
  const assignees = { userIds, roleCodes: [], workgroupIds: [] };
  const flow = [{ nodeKey: "both", name: "Both", mode: "all", assignees }];
  const data = {
    parentId: "0",
    name: `Buoys ${stamp}`,
    code: `buoys-${stamp}`,
    kind: "list",
    flow,
  };
  const { id } = await staff.send("admin", "/api/dtArticleType/save", data);
  // Only a public type brings a flow of its own.
  await staff.publish(id, "dtArticleType", "admin");
  return id;
}

test("a circulated article is read by its recipients, and the sender sees who has read it", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  const title = `Fog signal ${Date.now()}`;
  const id = await staff.draft("editor", { title, content: "<p>Two long blasts.</p>" });
  await signInAs("editor");
  await openArticle(page, id);
  await takeStep(page, "Circulate", "Circulated.", async (dialog) => {
    await expect(dialog.getByRole("searchbox")).toBeFocused();
    for (const name of ["Henrik", "Lotte"]) {
      await dialog.getByRole("searchbox").fill(name);
      await dialog.getByRole("checkbox", { name: new RegExp(name) }).check();
    }
    await dialog.getByRole("textbox", { name: "Comment" }).fill("Before Friday, please.");
  });
  const readers = page.getByRole("list", { name: "Read by" });
  await expect(readers.getByRole("listitem").filter({ hasText: "Henrik" })).toContainText(
    "not read yet",
  );

  const auditor = await openAs("auditor");
  await auditor.goto(`/tasks/wait-read?keyword=${encodeURIComponent(title)}`);
  const row = auditor.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("Before Friday, please.");
  await row.getByRole("link", { name: title }).click();
  await expect(auditor.getByText("Two long blasts.")).toBeVisible();
  // It was shown for long enough.
  await expect(auditor.getByText("Marked as read.")).toBeVisible();
  await auditor.goto(`/tasks/wait-read?keyword=${encodeURIComponent(title)}`);
  await expect(row).toHaveCount(0);
  await auditor.goto(`/tasks/read?keyword=${encodeURIComponent(title)}`);
  await expect(row).toBeVisible();

  await page.reload();
  await expect(readers.getByRole("listitem").filter({ hasText: "Henrik" })).not.toContainText(
    "not read yet",
  );
  await expect(readers.getByRole("listitem").filter({ hasText: "Lotte" })).toContainText(
    "not read yet",
  );
});
