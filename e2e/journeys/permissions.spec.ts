import type { Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

async function openPermissions(page: Page, query = ""): Promise<void> {
  await page.goto(`/system/auths${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "Permissions" })).toBeVisible();
}

test("a permission is created for a page, found, edited and deleted", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await openPermissions(page);
  await page.getByRole("button", { name: "New permission" }).click();
  const sheet = page.getByRole("dialog", { name: "New permission" });
  await sheet.getByLabel("Name").fill("Export roles");
  await sheet.getByLabel("Code").fill("system role export");
  await sheet.getByLabel("Action").fill("export");
  await sheet.getByLabel("Page").click();
  await page.getByPlaceholder("Filter").fill("Roles");
  // Those that are left out are gone: the one that is pressed stays where it is.
  await expect(page.getByRole("treeitem")).toHaveText(["System", "Roles"]);
  await page.getByRole("treeitem", { name: "Roles" }).click();
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(sheet.getByRole("link", { name: /^Code: / })).toBeVisible();
  await sheet.getByLabel("Code").fill("system:role:export");
  await sheet.getByLabel("Method").selectOption("GET");
  await sheet.getByLabel("Path").fill("/roles/export");
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("“Export roles” created.")).toBeVisible();

  await openPermissions(page, "?keyword=role:export");
  const row = page.getByRole("row").filter({ hasText: "system:role:export" });
  await expect(row).toContainText("Roles");
  await expect(row).toContainText("GET /roles/export");
  await page.getByRole("button", { name: "Edit Export roles" }).click();
  const edit = page.getByRole("dialog", { name: "Edit permission" });
  await expect(edit.getByLabel("Code")).toHaveAttribute("readonly");
  await edit.getByRole("button", { name: "No page" }).click();
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("“Export roles” saved.")).toBeVisible();
  await expect(row).toContainText("No page");

  await page.getByRole("button", { name: "More actions for Export roles" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“Export roles” deleted.")).toBeVisible();
});

test("a permission that roles use is not deleted, and the reason is shown", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await openPermissions(page, "?keyword=content:article:save");
  await page.getByRole("button", { name: "More actions for Create an article" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Roles hold this permission. Take it away from them first.",
  );
});

test("a deleted permission has the reader's name for it in the trash", async ({
  page,
  signInAs,
  staff,
}) => {
  const fields = { name: "Page through roles", action: "export" };
  const { id } = await staff.send("admin", "/auth/add", { ...fields, code: "system:role:trashed" });
  await staff.remove(`/auth/delete/${id}?version=1`);
  await signInAs("admin");
  await page.goto("/content/trash?kind=auths");
  await expect(page.getByRole("button", { name: "Restore View roles" })).toBeVisible();
  await expect(page.getByText("Page through roles")).toHaveCount(0);
});
