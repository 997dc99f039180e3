import type { Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

async function openRoles(page: Page): Promise<void> {
  await page.goto("/system/roles");
  await expect(page.getByRole("heading", { level: 1, name: "Roles" })).toBeVisible();
}

test("a role is created, given pages and permissions, edited and deleted", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await openRoles(page);
  await page.getByRole("button", { name: "New role" }).click();
  const making = page.getByRole("dialog", { name: "New role" });
  await making.getByLabel("Name").fill("Translator");
  await making.getByLabel("Code").fill("translator");
  await making.getByRole("button", { name: "Create" }).click();

  // What a new role needs next is open already. Whatever it may do opens the page and lets it be read.
  const sheet = page.getByRole("dialog", { name: "Translator" });
  const box = (name: string) => sheet.getByRole("checkbox", { name, exact: true });
  await box("Articles: Create").click();
  await expect(box("Articles: View")).toBeChecked({ indeterminate: true });
  await sheet.getByRole("button", { name: "Details of Articles" }).click();
  await expect(sheet.getByRole("checkbox", { name: /content:article:page/ })).toBeChecked();
  await expect(sheet.getByText("POST /api/dtArticle/save", { exact: false })).toBeVisible();
  const changes = sheet.getByRole("list", { name: "3 changes, not saved yet" });
  await expect(changes.getByText("Granted: Articles: opens the page")).toBeVisible();

  // Leaving what is not saved asks first.
  await sheet.getByRole("tab", { name: "People" }).click();
  const question = page.getByRole("dialog", { name: "Discard" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Access of “Translator” saved.")).toBeVisible();
  await expect(changes).toHaveCount(0);

  // A page that may not be read is marked, and mended by a click.
  await sheet.getByRole("checkbox", { name: /content:article:page/ }).click();
  await expect(sheet.getByText(/^Articles opens, but shows nothing without/)).toBeVisible();
  const articles = sheet.getByRole("listitem", { name: "Articles", exact: true });
  await articles.getByRole("button", { name: "Grant it" }).click();
  await expect(sheet.getByText(/^Articles opens, but shows nothing without/)).toHaveCount(0);

  await sheet.getByLabel("Search by page, name, code or URL").fill("friendly links");
  await box("Friendly links: Delete").click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet.getByRole("list", { name: /not saved yet/ })).toHaveCount(0);

  await page.reload();
  await expect(box("Friendly links: Delete")).toBeChecked();
  await expect(box("Friendly links: Edit")).not.toBeChecked();
  await expect(box("Articles: Create")).toBeChecked();
  await sheet.getByRole("tab", { name: "People" }).click();
  await expect(sheet.getByText("Nobody has this role")).toBeVisible();

  await sheet.getByRole("tab", { name: "Role" }).click();
  await expect(sheet.getByLabel("Code")).toHaveAttribute("readonly");
  await sheet.getByLabel("Description").fill("Puts articles into English");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("“Translator” saved.")).toBeVisible();

  await page.getByRole("button", { name: "More actions for Translator" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“Translator” deleted.")).toBeVisible();
});

test("the administrator role is read-only, and a role with people is not deleted", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await openRoles(page);
  await page.getByRole("button", { name: "More actions for Administrator" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Access" }).click();
  const sheet = page.getByRole("dialog", { name: "Administrator" });
  await expect(sheet.getByText("It cannot be changed")).toBeVisible();
  const view = sheet.getByRole("checkbox", { name: "Dashboard: View" });
  await expect(view).toBeChecked();
  await expect(view).toBeDisabled();
  await expect(sheet.getByRole("button", { name: "Save" })).toHaveCount(0);
  await sheet.getByRole("tab", { name: "People" }).click();
  await expect(sheet.getByText("Pim Verhage")).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "More actions for Editor" }).click();
  await expect(page.getByRole("menuitem", { name: "People" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
});

test("a shipped role is named in the reader's language once its access is saved", async ({
  context,
  page,
  signInAs,
}) => {
  await page.goto("/healthz");
  await context.addCookies([{ name: "language", value: "zh-CN", url: page.url() }]);
  await signInAs("admin");
  await page.goto("/system/roles");
  await page.getByRole("button", { name: /评论管理员.*更多|更多.*评论管理员/ }).click();
  await page.getByRole("menuitem", { name: "访问权限" }).click();
  const sheet = page.getByRole("dialog", { name: "评论管理员" });
  const box = sheet.getByRole("checkbox", { name: /^友情链接.*查看/ });
  await box.click();
  await sheet.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("“评论管理员”的访问权限已保存。")).toBeVisible();
  // As it was, for the other journeys.
  await box.click();
  const restored = page.waitForResponse((response) => response.request().method() !== "GET");
  await sheet.getByRole("button", { name: "保存" }).click();
  expect((await restored).ok()).toBe(true);
});

test("a role is copied, and compared with another", async ({ page, signInAs }) => {
  await signInAs("admin");
  await openRoles(page);
  await page.getByRole("button", { name: "More actions for Editor" }).click();
  await page.getByRole("menuitem", { name: "Copy" }).click();
  const copying = page.getByRole("dialog", { name: "Copy Editor" });
  await expect(copying.getByLabel("Name")).toHaveValue("Editor (copy)");
  await copying.getByLabel("Name").fill("Chief editor");
  await copying.getByLabel("Code").fill("chief-editor");
  await copying.getByRole("button", { name: "Create" }).click();

  const sheet = page.getByRole("dialog", { name: "Chief editor" });
  await expect(sheet.getByRole("checkbox", { name: "Articles: Create" })).toBeChecked();
  await sheet.getByLabel("Compare with").selectOption("Editor");
  await expect(sheet.getByText("Chief editor and Editor have the same access.")).toBeVisible();
  await sheet.getByRole("checkbox", { name: "Releases: Create" }).click();
  const differences = sheet.getByRole("list", {
    name: "Differences between Chief editor and Editor",
  });
  await expect(differences.getByText("Only Chief editor: Releases:")).toBeVisible();
});
