import type { Page } from "@playwright/test";
import { demoPassword, fillSignIn } from "./_admin.ts";
import type { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

async function openUsers(page: Page): Promise<void> {
  await page.goto("/system/users");
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
}

async function chooseMore(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `More actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** Their list stays open for the next one, over the fields below it, until the focus goes on. */
async function chooseEditor(page: Page): Promise<void> {
  const roles = page.getByRole("dialog").getByRole("combobox", { name: "Roles" });
  await roles.click();
  await page.getByRole("option", { name: /^Editor/ }).click();
  await roles.press("Tab");
  await expect(roles).toHaveAttribute("aria-expanded", "false");
}

function row(page: Page, name: string) {
  return page.getByRole("row").filter({ hasText: name });
}

/** An editor of a draft that nobody else writes; returns its id. */
async function leavingWriter(staff: StaffClient, username: string): Promise<string> {
  const roles = await staff.get<{ id: string; code: string }[]>("admin", "/roles/list");
  const [org] = await staff.get<{ id: string }[]>("admin", "/org/tree");
  const person = { username, name: username, password: demoPassword, mustChangePassword: false };
  const roleIds = roles.filter(({ code }) => code === "editor").map(({ id }) => id);
  await staff.send("admin", "/user/add", { ...person, orgId: org?.id, roleIds });
  return staff.draft(username, { title: "Ebb at noon" });
}

test("an account is created, found, edited, given a new password, disabled and deleted", async ({
  page,
  browser,
  signInAs,
}) => {
  await signInAs("admin");
  await openUsers(page);

  await page.getByRole("button", { name: "New user" }).click();
  const sheet = page.getByRole("dialog", { name: "New user" });
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(sheet.getByRole("link", { name: "Roles: Choose at least one." })).toBeVisible();
  await sheet.getByLabel("Name", { exact: true }).fill("Tove Marklund");
  await sheet.getByLabel("User name").fill("editor");
  await sheet.getByLabel("Invite them to choose their own password").click();
  await sheet.getByRole("button", { name: "Generate" }).click();
  await expect(sheet.getByLabel("Initial password")).toHaveValue(/^(\w{4}-){3}\w{4}$/);
  await chooseEditor(page);
  await sheet.getByLabel("Organisation").click();
  await page.getByRole("treeitem").first().click();
  await sheet.getByRole("button", { name: "Create" }).click();
  // The name is taken: the server says so at the field, and what was typed is kept.
  await expect(sheet.getByRole("link", { name: /^User name: / })).toBeVisible();
  await expect(sheet.getByLabel("Name", { exact: true })).toHaveValue("Tove Marklund");
  await sheet.getByLabel("User name").fill("tove.marklund");
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("“Tove Marklund” created.")).toBeVisible();

  await page.getByLabel("Search users").fill("tove.marklund");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: "Edit Tove Marklund" }).click();
  const edit = page.getByRole("dialog", { name: "Edit user" });
  await expect(edit.getByLabel("User name")).toHaveAttribute("readonly");
  await edit.getByLabel("Job title").fill("Hydrographer");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("“Tove Marklund” saved.")).toBeVisible();

  await chooseMore(page, "Tove Marklund", "Reset password");
  await page.getByRole("button", { name: "Reset password" }).click();
  const shown = page.getByRole("dialog", { name: "Temporary password of Tove Marklund" });
  const password = await shown.getByLabel("Temporary password").inputValue();
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Close what is shown only once" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(shown.getByLabel("Temporary password")).toHaveValue(password);
  await shown.getByRole("button", { name: "Done" }).click();

  await using context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto("/login");
  await fillSignIn(theirs, "tove.marklund", password);
  await expect(theirs.getByText("replace your temporary password")).toBeVisible();

  await chooseMore(page, "Tove Marklund", "Sessions");
  const sessions = page.getByRole("dialog", { name: "Sessions of Tove Marklund" });
  await sessions.getByRole("button", { name: "End this session" }).click();
  await expect(sessions.getByText("No sessions")).toBeVisible();
  await page.keyboard.press("Escape");

  await chooseMore(page, "Tove Marklund", "Disable");
  await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
  await expect(row(page, "Tove Marklund")).toContainText("Disabled");
  await theirs.goto("/login");
  await fillSignIn(theirs, "tove.marklund", password);
  await expect(theirs.getByText("This account is disabled.")).toBeVisible();
  await chooseMore(page, "Tove Marklund", "Enable");
  await expect(row(page, "Tove Marklund")).toContainText("Active");

  await chooseMore(page, "Tove Marklund", "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“Tove Marklund” deleted.")).toBeVisible();
  await expect(page.getByText("Nothing found")).toBeVisible();
  // Without a row left the focus is on the heading; a key leads to the notice, and Escape out of the search.
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeFocused();
  await page.keyboard.press("u");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search users")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
});

test("somebody is invited, chooses a password by the link, and is signed in with it", async ({
  page,
  browser,
  signInAs,
}) => {
  await signInAs("admin");
  await openUsers(page);
  await page.getByRole("button", { name: "New user" }).click();
  const sheet = page.getByRole("dialog", { name: "New user" });
  await sheet.getByLabel("Name", { exact: true }).fill("Jorunn Dahl");
  await sheet.getByLabel("User name").fill("jorunn.dahl");
  await chooseEditor(page);
  await sheet.getByLabel("Organisation").click();
  await page.getByRole("treeitem").first().click();
  await sheet.getByRole("button", { name: "Create" }).click();
  // No mail is sent here, so the link is shown.
  const shown = page.getByRole("dialog", { name: "Invitation for Jorunn Dahl" });
  const link = await shown.getByLabel("Link").inputValue();
  await shown.getByRole("button", { name: "Done" }).click();
  await page.getByLabel("Search users").fill("jorunn.dahl");
  await expect(row(page, "Jorunn Dahl")).toContainText("Invited, not yet signed in");

  const { pathname, hash } = new URL(link);
  await using context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(pathname + hash);
  await expect(theirs.getByText("you sign in with the user name “jorunn.dahl”")).toBeVisible();
  await theirs.getByLabel("New password", { exact: true }).fill("jorunn.dahl");
  await theirs.getByLabel("Confirm new password").fill("jorunn.dahl");
  await theirs.getByRole("button", { name: "Choose a password" }).click();
  await expect(theirs.getByRole("link", { name: /^New password: / })).toBeVisible();
  await theirs.getByLabel("New password", { exact: true }).fill("a quiet harbour at dawn");
  await theirs.getByLabel("Confirm new password").fill("a quiet harbour at dawn");
  await theirs.getByRole("button", { name: "Choose a password" }).click();
  await expect(theirs).toHaveURL(/dashboard/);

  await using later = await browser.newContext();
  const other = await later.newPage();
  await other.goto(pathname + hash);
  await expect(other.getByText("This link does not work any more")).toBeVisible();
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other.getByLabel("User name")).toBeVisible();

  await page.reload();
  await expect(row(page, "Jorunn Dahl")).toContainText("Active");
  await chooseMore(page, "Jorunn Dahl", "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“Jorunn Dahl” deleted.")).toBeVisible();
});

test("filters narrow the list and are kept in the URL", async ({ page, signInAs }) => {
  await signInAs("admin");
  await openUsers(page);
  await page.getByLabel("Role", { exact: true }).selectOption("Reviewer");
  await expect(row(page, "Ingrid Solheim")).toBeVisible();
  await expect(row(page, "Nora Lindqvist")).toBeHidden();
  await page.reload();
  await expect(row(page, "Ingrid Solheim")).toBeVisible();
  await expect(row(page, "Nora Lindqvist")).toBeHidden();
  await page.getByRole("button", { name: /Remove.*Role/ }).click();
  await expect(row(page, "Nora Lindqvist")).toBeVisible();
});

test("users cannot disable themselves, and accounts are disabled and enabled in batches", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await openUsers(page);
  await page.getByRole("button", { name: "More actions for Pim Verhage" }).click();
  await expect(page.getByRole("menuitem", { name: "Sessions" })).toBeVisible();
  for (const action of ["Disable", "Delete", "Reset password"]) {
    await expect(page.getByRole("menuitem", { name: action })).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit Pim Verhage" }).click();
  await expect(page.getByText("You cannot change your own roles.")).toBeVisible();
  await expect(page.getByText("You cannot disable your own account.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  const people = ["Pim Verhage", "Saskia Oudekerk", "Lotte Verbrugge"];
  const select = async () => {
    for (const name of people) await page.getByLabel(`Select ${name}`).click();
  };
  await select();
  await page.getByRole("button", { name: "Disable (2)" }).click();
  // The dialog names whom it affects, and whom it does not.
  const affected = page.getByRole("dialog").getByRole("region", { name: "It affects these 2" });
  await expect(affected.getByRole("listitem")).toHaveText(["Saskia Oudekerk", "Lotte Verbrugge"]);
  const left = page.getByRole("dialog").getByRole("region", { name: /^It does not apply to this/ });
  await expect(left.getByRole("listitem")).toHaveText(["Pim Verhage"]);
  await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
  await expect(row(page, "Saskia Oudekerk")).toContainText("Disabled");
  await expect(row(page, "Lotte Verbrugge")).toContainText("Disabled");
  await expect(row(page, "Pim Verhage")).toContainText("Active");
  await page.reload();
  await select();
  await page.getByRole("button", { name: "Enable (2)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Enable" }).click();
  await expect(row(page, "Saskia Oudekerk")).toContainText("Active");
});

test("why somebody cannot do something is explained, with a way to the role that allows it", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await openUsers(page);
  await page.getByLabel("Search users").fill("editor");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: /^More actions for / }).click();
  await page.getByRole("menuitem", { name: "Explain access" }).click();
  const dialog = page.getByRole("dialog", { name: "Explain access" });

  await dialog.getByLabel("What they want to do").fill("publish now");
  await page.getByRole("option", { name: /^Publish now, Articles/ }).click();
  await expect(dialog.getByRole("heading", { name: /cannot do this\.$/ })).toBeVisible();
  await expect(dialog.getByText(/Roles that do: Administrator, Publisher\.$/)).toBeVisible();

  // With a record its state counts as well.
  await dialog.getByLabel("What they want to do").fill("submit");
  await page.getByRole("option", { name: /^Submit for review, Articles/ }).click();
  await expect(dialog.getByRole("heading", { name: /can do this\.$/ })).toBeVisible();
  await dialog.getByLabel("Record").click();
  await page.getByRole("option").first().click();
  await expect(dialog.getByText(/^(Allows|Refuses): The record/)).toBeVisible();

  await dialog.getByLabel("What they want to do").fill("content:banner:delete");
  await page.getByRole("option").first().click();
  await expect(dialog.getByText(/opens the page “Banners”, which has the button/)).toBeVisible();
  await dialog.getByRole("link", { name: "Open role Publisher" }).first().click();
  await expect(page).toHaveURL(/\/system\/roles\?dialog=/);
  await expect(page.getByRole("dialog", { name: "Publisher" })).toBeVisible();
});

test("who is disabled hands open work over to somebody who may have it", async ({
  page,
  staff,
  signInAs,
}) => {
  const draft = await leavingWriter(staff, "hanna.vik");
  await signInAs("admin");
  await openUsers(page);
  await chooseMore(page, "Ingrid Solheim", "Disable");
  const dialog = page.getByRole("dialog", { name: "Disable Ingrid Solheim" });
  const open = dialog.getByRole("region", { name: "Still open with Ingrid Solheim" });
  const reviews = open.getByRole("listitem").filter({ hasText: "to decide" }).first();
  await reviews.getByRole("button", { name: "Hand over" }).click();
  await expect(reviews.getByRole("radio", { name: /Nora Lindqvist/ })).toBeDisabled();
  await reviews.getByRole("radio", { name: /Pim Verhage/ }).check();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(row(page, "Ingrid Solheim")).toContainText("Active");

  await chooseMore(page, "hanna.vik", "Disable");
  const leaving = page.getByRole("dialog", { name: "Disable hanna.vik" });
  await leaving.getByRole("button", { name: "Hand over" }).click();
  await leaving.getByRole("radio", { name: /Nora Lindqvist/ }).check();
  await leaving.getByRole("button", { name: "Disable" }).click();
  await expect(page.getByText("hanna.vik can no longer sign in.")).toBeVisible();
  await expect(row(page, "hanna.vik")).toContainText("Disabled");
  const article = await staff.get<{ createdByName: string }>(
    "editor",
    `/api/dtArticle/get/${draft}`,
  );
  expect(article.createdByName).toBe("Nora Lindqvist");
});

test("an administrator views the back office as a person’s roles, and comes back", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await openUsers(page);
  await chooseMore(page, "Nora Lindqvist", "View with this person’s roles");
  const banner = page.getByRole("region", { name: "Viewing as other roles" });
  await expect(banner).toContainText("You see the back office as Editor");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("button", { name: "Content" })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Monitor" })).toBeHidden();
  await banner.getByRole("button", { name: "Stop viewing" }).click();
  await expect(menu.getByRole("button", { name: "Monitor" })).toBeVisible();
  await expect(banner).toBeHidden();
});
