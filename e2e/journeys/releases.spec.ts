import type { Page } from "@playwright/test";
import { openArticle, openTask, takeStep } from "./_content.ts";
import type { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

/** A live article whose change is written and submitted. */
async function reviseLive(staff: StaffClient, title: string, words: string): Promise<string> {
  const id = await staff.draft("editor", { title, content: "<p>The old price.</p>" });
  await staff.publish(id);
  const { version } = await staff.get<{ version: number }>("admin", `/api/dtArticle/get/${id}`);
  const change = { id, version, content: `<p>${words}</p>` };
  await staff.change("editor", "/api/dtArticle/update", change);
  await staff.act("editor", id, "submit");
  return id;
}

/** A day of next month, as addresses and date fields have it, and as the calendar names it. */
function nextMonth(day: number): { iso: string; name: string } {
  const now = new Date();
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day));
  const options = { dateStyle: "full", timeZone: "UTC" } as const;
  return { iso: date.toISOString().slice(0, 10), name: date.toLocaleDateString("en-GB", options) };
}

test("a live article's approved revision is moved in the calendar by dragging, by keyboard and back", async ({
  page,
  signInAs,
  staff,
}) => {
  const title = `Price list ${Date.now()}`;
  const id = await reviseLive(staff, title, "The new price.");
  await staff.act("reviewer", id, "approve");
  await signInAs("publisher");
  await openArticle(page, id);
  const [first, second, third] = [nextMonth(10), nextMonth(12), nextMonth(17)];
  await takeStep(page, "Schedule", "Publication scheduled.", (dialog) =>
    dialog.getByLabel("Publish on").fill(`${first.iso}T09:30`),
  );

  await page.goto(`/content/calendar?day=${first.iso}`);
  const entryOn = (name: string) =>
    page.getByRole("listitem", { name }).getByRole("link", { name: title });
  await expect(entryOn(first.name)).toHaveAccessibleName(`09:30 Will be updated ${title}`);
  await entryOn(first.name)
    .locator("xpath=../..")
    .dragTo(page.getByRole("listitem", { name: second.name }));
  await expect(page.getByText(new RegExp(`“${title}” moved to .*09:30`))).toBeVisible();
  await expect(entryOn(second.name)).toBeVisible();
  await expect(entryOn(first.name)).toHaveCount(0);

  await page.getByRole("button", { name: `Move “${title}”` }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Move “${title}”` });
  const date = dialog.getByLabel("New date and time");
  await expect(date).toBeFocused();
  await date.fill(`${third.iso}T16:45`);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(entryOn(third.name)).toHaveAccessibleName(`16:45 Will be updated ${title}`);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(entryOn(second.name)).toBeVisible();

  // What is public stays until then.
  const visitor = await page.context().newPage();
  await visitor.goto(`/article-detail?id=${id}`);
  await expect(visitor.locator(".prose")).toHaveText("The old price.");
  await staff.act("publisher", id, "offline");
});

test("a release waits until all of it is approved, and goes live at one instant", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  test.slow();
  const stamp = Date.now();
  const titles = { changed: `Tariff ${stamp}`, fresh: `Announcement ${stamp}` };
  const changed = await reviseLive(staff, titles.changed, "The new price.");
  await staff.act("reviewer", changed, "approve");
  const fresh = await staff.draft("editor", { title: titles.fresh, content: "<p>We moved.</p>" });
  await staff.act("editor", fresh, "submit");

  await signInAs("publisher");
  await page.goto("/content/releases");
  // An empty list has the button as well.
  await page.getByRole("button", { name: "New release" }).first().click();
  const sheet = page.getByRole("dialog", { name: /^(New release|Releases)$/ });
  await sheet.getByLabel("Name").fill(`Spring ${stamp}`);
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(sheet.getByText("Nothing is in this release yet.")).toBeVisible();
  for (const title of Object.values(titles)) {
    await sheet.getByRole("combobox", { name: "Add an article" }).fill(title);
    await page.getByRole("option", { name: title }).click();
    await sheet.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText(`“${title}” is in the release.`)).toBeVisible();
  }
  await expect(sheet.getByText("No version is approved")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Schedule" })).toBeDisabled();

  const reviewer = await openAs("reviewer");
  await openTask(reviewer, titles.fresh);
  await takeStep(reviewer, "Approve", "Approved.");

  await page.reload();
  await expect(sheet.getByText("Everything is ready.")).toBeVisible();
  await sheet.getByRole("button", { name: "Schedule" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule" });
  const at = new Date(Date.now() + 10_000);
  await dialog.getByLabel("Release on").fill(at.toISOString().slice(0, 19));
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText("Release scheduled.")).toBeVisible();

  // Whoever has seen one of the two as it is then sees the other one so as well.
  expect(await publicState(page, changed, fresh)).toEqual({ changed: false, fresh: false });
  await expect(async () => {
    const seen = await publicState(page, changed, fresh);
    if (seen.changed || seen.fresh) return;
    throw new Error("Not yet");
  }).toPass({ timeout: 30_000, intervals: [200] });
  expect(await publicState(page, changed, fresh)).toEqual({ changed: true, fresh: true });
  // A day of the month lists its first entries only.
  await page.goto(`/content/calendar?span=week&day=${at.toISOString().slice(0, 10)}`);
  await expect(
    page.getByRole("link", { name: new RegExp(`Release Spring ${stamp}`) }),
  ).toBeVisible();
});

/** Whether visitors see the change, and the new article. */
async function publicState(page: Page, changed: string, fresh: string) {
  const [one, other] = await Promise.all(
    [changed, fresh].map((id) => page.request.get(`/article-detail?id=${id}`)),
  );
  const text = (await one?.text()) ?? "";
  return { changed: text.includes("The new price."), fresh: other?.status() === 200 };
}
