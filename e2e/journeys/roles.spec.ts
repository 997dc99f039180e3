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

  // What a new role needs next is open already.
  const sheet = page.getByRole("dialog", { name: "Translator" });
  const menu = (name: string) => sheet.getByRole("treeitem", { name, exact: true });
  await menu("Articles").click();
  await expect(menu("Content")).toHaveAttribute("aria-checked", "mixed");
  await menu("Tasks").click();
  await expect(menu("Reviewed")).toHaveAttribute("aria-checked", "true");
  await menu("Read").click();
  await expect(menu("Tasks")).toHaveAttribute("aria-checked", "mixed");

  // Leaving what is not saved asks first.
  await sheet.getByRole("tab", { name: "Permissions" }).click();
  const question = page.getByRole("dialog", { name: "Discard" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Pages of “Translator” saved.")).toBeVisible();

  await sheet.getByRole("tab", { name: "Permissions" }).click();
  await sheet.getByLabel("Search by page, name or code").fill("friendlyLink");
  await sheet.getByRole("checkbox", { name: "All permissions of Friendly links" }).click();
  await sheet.getByRole("checkbox", { name: /content:friendlyLink:delete/ }).click();
  await expect(sheet.getByText("4 of 5")).toBeVisible();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Permissions of “Translator” saved.")).toBeVisible();

  await page.reload();
  await expect(sheet.getByRole("checkbox", { name: /friendlyLink:save/ })).toBeChecked();
  await expect(sheet.getByRole("checkbox", { name: /friendlyLink:delete/ })).not.toBeChecked();
  await sheet.getByRole("tab", { name: "Pages" }).click();
  await expect(menu("Content")).toHaveAttribute("aria-checked", "mixed");
  await expect(menu("Articles")).toHaveAttribute("aria-checked", "true");
  await expect(menu("Read")).toHaveAttribute("aria-checked", "false");
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
  await page.getByRole("menuitem", { name: "Permissions" }).click();
  const sheet = page.getByRole("dialog", { name: "Administrator" });
  await expect(sheet.getByText("It cannot be changed")).toBeVisible();
  await expect(sheet.getByRole("checkbox").first()).toBeChecked();
  await expect(sheet.getByRole("checkbox").first()).toBeDisabled();
  await expect(sheet.getByRole("button", { name: "Save" })).toHaveCount(0);
  await sheet.getByRole("tab", { name: "Pages" }).click();
  await sheet.getByRole("treeitem", { name: "Dashboard" }).click();
  await expect(sheet.getByRole("treeitem", { name: "Dashboard" })).toHaveAttribute(
    "aria-checked",
    "true",
  );
  await sheet.getByRole("tab", { name: "People" }).click();
  await expect(sheet.getByText("Pim Verhage")).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "More actions for Editor" }).click();
  await expect(page.getByRole("menuitem", { name: "People" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
});
