import { fillSignIn, signIn } from "./_admin.ts";
import { expect, test } from "./_test.ts";

test("a change is found in the operation log with its fields before and after", async ({
  page,
  signInAs,
  staff,
}) => {
  const link = { name: "Kept in the books", url: "https://one.example.org/" };
  const made = await staff.send("admin", "/api/dtFriendlyLink/save", link);
  const changed = { ...link, id: made.id, version: made.version, url: "https://two.example.org/" };
  await staff.change("admin", "/api/dtFriendlyLink/update", changed);
  await signInAs("admin");
  await page.goto("/monitor/operation-logs");
  await page.getByLabel("Search the log").fill("Kept in the books");
  await page.getByRole("link", { name: "Change a friendly link" }).first().click();
  const entry = page.getByRole("dialog", { name: "Change a friendly link" });
  const changes = entry.getByRole("table", { name: "Changes" });
  await expect(changes.getByRole("row")).toHaveCount(2);
  await expect(changes.getByRole("row").last()).toContainText(/url.*one\.example.*two\.example/s);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await entry.getByRole("button", { name: "Copy request ID" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const requestId = await page.evaluate(() => navigator.clipboard.readText());
  await expect(entry.getByText(requestId)).toBeVisible();

  await entry.getByRole("link", { name: "All changes to this record" }).click();
  await expect(entry).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "Kept in the books" })).toHaveCount(2);
  await page.getByLabel("Outcome", { exact: true }).selectOption({ label: "Refused" });
  await expect(page.getByText("Nothing found")).toBeVisible();
  await staff.removeNow(`/api/dtFriendlyLink/delete/${made.id}`);
});

test("the sign-in log is filtered by outcome and by day", async ({ page }) => {
  await page.goto("/login");
  await fillSignIn(page, "auditor", "not-the-password-1");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await signIn(page, "auditor");
  await page.goto("/monitor/sign-in-logs?keyword=auditor");
  await expect(page.getByRole("row").filter({ hasText: "Succeeded" }).first()).toBeVisible();
  await page.getByLabel("Outcome", { exact: true }).selectOption({ label: "Refused" });
  await expect(page.getByRole("row").nth(1)).toContainText("Wrong user name or password");
  await expect(page.getByRole("row").filter({ hasText: "Succeeded" })).toHaveCount(0);
  await page.goto("/monitor/sign-in-logs?keyword=auditor&to=2020-01-01");
  await expect(page.getByText("Nothing found")).toBeVisible();
});

test("a session is ended after a confirmation, and one's own is marked and cannot be ended", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  await staff.endSessionsOf("沈静宜");
  await signInAs("admin");
  const other = await openAs("moderator");
  await page.goto("/monitor/live-sessions?keyword=moderator");
  const rows = page.getByRole("row").filter({ hasText: "moderator" });
  await expect(rows).toHaveCount(1);
  await rows.getByRole("button", { name: /^End the session/ }).click();
  const question = page.getByRole("dialog", { name: /^End the session of/ });
  await expect(question).toContainText("They have to sign in again");
  await question.getByRole("button", { name: "End" }).click();
  await expect(question).toBeHidden();
  await expect(rows).toHaveCount(0);
  await other.goto("/content/comments");
  await expect(other).toHaveURL(/login/);

  await page.goto("/monitor/live-sessions?keyword=admin");
  const own = page.getByRole("row").filter({ hasText: "You" });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole("button", { name: /^End the session/ })).toHaveCount(0);
});

test("the auditor reads the logs, but can neither end sessions nor upload a picture", async ({
  page,
  signInAs,
}) => {
  await signInAs("auditor");
  await page.goto("/monitor/live-sessions");
  await expect(page.getByRole("row").filter({ hasText: "You" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^End the session/ })).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.goto("/profile");
  const profile = page.locator("form").filter({ hasText: "Save profile" });
  await expect(profile.getByLabel("Name", { exact: true })).toBeVisible();
  await expect(profile.locator("input[type=file]")).toHaveCount(0);
});
