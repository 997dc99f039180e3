import type { Locator, Page } from "@playwright/test";
import { demoPassword } from "./_admin.ts";
import { expect, test } from "./_test.ts";

test.use({ reducedMotion: "no-preference" });

async function signInByKeyboard(page: Page, username: string): Promise<void> {
  await page.goto("/login");
  await tabTo(page, page.getByLabel("User name"));
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("button", { name: "Search" })).toBeVisible();
}

/** Goes by Tab alone, as somebody does who cannot point; fails when it is never reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function goTo(page: Page, command: string): Promise<void> {
  await page.keyboard.press("Control+K");
  await expect(page.getByRole("combobox", { name: "Commands" })).toBeFocused();
  await page.keyboard.type(command);
  await expect(page.getByRole("option").first()).toContainText(command);
  await page.keyboard.press("Enter");
  const strip = page.getByRole("tablist", { name: "Open tabs" });
  await expect(strip.getByRole("tab", { selected: true })).toHaveText(new RegExp(command));
}

async function signOutByKeyboard(page: Page): Promise<void> {
  await pressEnterOn(page, page.getByRole("button", { name: /^Account of/ }));
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login/);
}

test("an article is written, reviewed and published without a mouse", async ({ page }) => {
  test.slow();
  const title = `By keys alone ${Date.now()}`;
  await signInByKeyboard(page, "editor");
  await goTo(page, "Articles");
  await pressEnterOn(page, page.getByRole("link", { name: "New article" }));
  await tabTo(page, page.getByRole("textbox", { name: "Title", exact: true }));
  await page.keyboard.type(title);
  await tabTo(page, page.locator(".ProseMirror"));
  await page.keyboard.type("No mouse was near.");
  await pressEnterOn(page, page.getByLabel("Type", { exact: true }));
  await expect(page.getByRole("tree")).toBeVisible();
  await page.keyboard.type("Company");
  await tabTo(page, page.getByRole("treeitem", { name: "News" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await pressEnterOn(page, page.getByRole("button", { name: "Save", exact: true }));
  await expect(page).toHaveURL(/\/content\/articles\/edit\//);
  await pressEnterOn(page, page.getByRole("button", { name: "Submit for review" }));
  const submit = page.getByRole("dialog", { name: /^Submit for review/ });
  await pressEnterOn(page, submit.getByRole("button", { name: "Submit for review" }));
  await expect(page.getByText("Submitted for review.")).toBeVisible();
  await signOutByKeyboard(page);

  await signInByKeyboard(page, "reviewer");
  await goTo(page, "To review");
  await pressEnterOn(page, page.getByRole("link", { name: title }));
  await expect(page.getByText("No mouse was near.")).toBeVisible();
  await page.keyboard.press("a");
  const approval = page.getByRole("dialog", { name: /^Approve/ });
  await pressEnterOn(page, approval.getByRole("button", { name: "Approve" }));
  await expect(page.getByText("Approved.", { exact: true })).toBeVisible();
  await signOutByKeyboard(page);

  await signInByKeyboard(page, "publisher");
  await goTo(page, "Articles");
  await pressEnterOn(page, page.getByRole("link", { name: title }));
  await pressEnterOn(page, page.getByRole("button", { name: "Publish now" }));
  const publication = page.getByRole("dialog", { name: /^Publish now/ });
  await pressEnterOn(page, publication.getByRole("button", { name: "Publish now" }));
  await expect(page.getByText("Published.", { exact: true })).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto(`/search-list?keyword=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole("link", { name: title })).toBeVisible();
});

test("a link is created and deleted without a mouse", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Search" })).toBeVisible();

  await page.keyboard.press("Control+K");
  await expect(page.getByRole("combobox", { name: "Commands" })).toBeFocused();
  await page.keyboard.type("Friendly");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/friendly-links$/);

  await page.getByRole("button", { name: "New link" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await page.keyboard.type("By keys alone");
  await page.keyboard.press("Tab");
  await page.keyboard.type("https://keys.example.org/");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();

  const more = page.getByRole("button", { name: "More actions for By keys alone" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(more).toBeHidden();
});

test("records and what can be created are found by typing", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const open = async (typed: string, found: RegExp | string) => {
    await page.keyboard.press("Control+K");
    await expect(page.getByRole("combobox", { name: "Commands" })).toBeFocused();
    await page.keyboard.type(typed);
    await page.getByRole("option", { name: found }).first().click();
  };
  await open("harbour radar", /T80 harbour radar/);
  await expect(page).toHaveURL(/\/products\/edit\//);
  await open("aldra", /Forty-one hours/);
  await expect(page).toHaveURL(/\/content\/articles\/(view|edit)\//);
  await open("site setting", /^Site settings?/);
  await expect(page).toHaveURL(/\/content\/site-setting$/);
  await open("moderat", /^Moderator/);
  const role = page.getByRole("dialog", { name: "Moderator" });
  await expect(role).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(role).toBeHidden();
  await open("new user", "New user");
  await expect(page.getByRole("dialog", { name: "New user" })).toBeVisible();
});

test("a list is worked by single keys, and a changed sheet asks before Escape closes it", async ({
  page,
  signInAs,
}) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/command-search/, async (route) => {
    await arrived;
    await route.continue();
  });
  await signInAs("admin");
  await page.goto("/content/friendly-links");
  const rows = page.getByRole("row");
  await expect(rows.nth(1)).toBeVisible();

  // What is typed for the palette while it loads is no shortcut of the list.
  await page.keyboard.press("Control+K");
  await page.keyboard.press("n");
  arrive();
  await expect(page.getByRole("combobox", { name: "Commands" })).toBeFocused();
  await expect(page).not.toHaveURL(/dialog=new/);
  await page.keyboard.press("Escape");

  await page.keyboard.press("Shift+?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByText("Next row", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await page.keyboard.press("n");
  const link = page.getByRole("dialog", { name: "New link" });
  await link.getByLabel("Name").fill(`By key ${Date.now()}`);
  await expect(link).toContainText("Unsaved changes");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Discard" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(link.getByLabel("Name")).toBeFocused();
  await link.getByLabel("URL").fill("https://example.org/");
  await page.keyboard.press("Control+S");
  await expect(link).toBeHidden();

  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  const edited = page.getByRole("dialog", { name: "Edit link" });
  await expect(edited).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(edited).toBeHidden();
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("/");
  await page.keyboard.type("j k n");
  await expect(page.getByLabel("Search links")).toHaveValue("j k n");

  await page.goto("/products");
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("menuitem", { name: "Series" })).toBeVisible();

  await page.goto("/content/media");
  const files = page.getByRole("list", { name: "Media" }).getByRole("button");
  await expect(files.first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(files.nth(1)).toBeFocused();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
});

test("focus mode hides menu and header until it is left, also after a reload", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/content/friendly-links");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const menu = page.getByRole("complementary").getByRole("link", { name: "Dashboard" });
  const header = page.getByRole("banner");
  const leave = page.getByRole("button", { name: "Leave focus mode" });
  await expect(menu).toBeVisible();
  await expect(header).toBeVisible();
  await expect(leave).toBeHidden();
  const expectFocusMode = async () => {
    await expect(leave).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(header).toBeHidden();
  };

  await page.keyboard.press("Shift+F");
  await expectFocusMode();
  await page.reload();
  await expectFocusMode();
  await leave.click();
  await expect(menu).toBeVisible();
  await expect(header).toBeVisible();
  await expect(leave).toBeHidden();

  await page.keyboard.press("Shift+F");
  await expectFocusMode();
  await page.keyboard.press("Shift+F");
  await expect(menu).toBeVisible();
  await expect(header).toBeVisible();
});
