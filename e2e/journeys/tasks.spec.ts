import { openTask } from "./_content.ts";
import { nextFrames } from "./_next-frames.ts";
import { expect, test } from "./_test.ts";

test("tasks are approved in a batch, and failures are named", async ({
  page: reviewer,
  signInAs,
  staff,
}) => {
  const word = `ferry${Date.now()}`;
  const ids: string[] = [];
  for (const part of ["one", "two", "three"]) {
    const id = await staff.draft("editor", { title: `${word} ${part}` });
    await staff.act("editor", id, "submit");
    ids.push(id);
  }
  await signInAs("reviewer");
  await reviewer.goto(`/tasks/wait-handle?keyword=${word}`);
  await expect(reviewer.getByRole("row")).toHaveCount(4);
  await reviewer.getByRole("checkbox", { name: /all/i }).check();
  await staff.act("editor", ids[1] ?? "", "withdraw");
  await reviewer.getByRole("button", { name: "Approve", exact: true }).click();
  const question = reviewer.getByRole("dialog", { name: "Approve: 3 tasks" });
  await question.getByRole("button", { name: "Approve" }).click();
  const outcome = reviewer.getByRole("dialog", { name: "1 of 3 failed" });
  await expect(outcome.getByRole("listitem")).toHaveCount(1);
  await expect(outcome).toContainText(`${word} two`);
  await outcome.getByRole("button", { name: "Close" }).last().click();
  await expect(reviewer.getByText("Nothing found")).toBeVisible();
});

test("a reviewer works through the queue by keyboard and returns an article with a saved reply", async ({
  page: reviewer,
  signInAs,
  staff,
}) => {
  const word = `quay${Date.now()}`;
  for (const part of ["one", "two"]) {
    await staff.act("editor", await staff.draft("editor", { title: `${word} ${part}` }), "submit");
  }
  await signInAs("reviewer");
  await openTask(reviewer, `${word} one`);
  const title = reviewer.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(`${word} one`);
  await reviewer.keyboard.press("j");
  await expect(title).toHaveText(`${word} two`);
  await reviewer.keyboard.press("k");
  await expect(title).toHaveText(`${word} one`);

  await reviewer.keyboard.press("b");
  const dialog = reviewer.getByRole("dialog", { name: /^Return to the author/ });
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  await expect(reason).toBeFocused();
  await reviewer.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(reviewer.getByRole("button", { name: "Return to the author" })).toBeFocused();
  await reviewer.keyboard.press("b");
  await reason.fill(`Dear Nora, ${word}.`);
  const question = reviewer.getByRole("dialog", { name: "Discard unsaved changes" });
  await reviewer.keyboard.press("Escape");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(reason).toBeFocused();
  for (const leave of [
    () => dialog.getByRole("button", { name: "Cancel" }).click(),
    () => reviewer.mouse.click(5, 5),
  ]) {
    // The dialog takes part again once the question has let go of it, and listens for presses outside a moment later.
    await expect(dialog).toHaveCSS("pointer-events", "auto");
    await nextFrames(reviewer);
    await leave();
    await expect(question).toBeVisible();
    // Until it has the focus, what is pressed is the dialog's below it.
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await reviewer.keyboard.press("Escape");
    await expect(question).toBeHidden();
  }
  await dialog.getByRole("button", { name: "Saved replies" }).click();
  await reviewer.getByRole("menuitem", { name: "Please name the source of the figures." }).click();
  await expect(reason).toHaveValue(`Dear Nora, ${word}.\n\nPlease name the source of the figures.`);
  await dialog.getByRole("button", { name: "Saved replies" }).click();
  await reviewer.getByRole("menuitem", { name: "Save as a reply template" }).click();
  await expect(reviewer.getByText("Saved in this browser.")).toBeVisible();
  await dialog.getByRole("button", { name: "Return to the author" }).click();
  await expect(reviewer.getByText("Returned to the author.", { exact: true })).toBeVisible();
  // The next one has taken its place.
  await expect(title).toHaveText(`${word} two`);

  await reviewer.keyboard.press("r");
  const rejection = reviewer.getByRole("dialog", { name: /^Reject/ });
  await rejection.getByRole("button", { name: "Saved replies" }).click();
  await reviewer.getByRole("menuitem", { name: new RegExp(`Dear Nora, ${word}`) }).click();
  await expect(rejection.getByRole("textbox", { name: "Reason" })).toHaveValue(/^Dear Nora/);
});
