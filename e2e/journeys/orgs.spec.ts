import type { Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

function node(page: Page, name: string) {
  return page.getByRole("treeitem", { name, exact: true });
}

async function createChild(page: Page, name: string, code: string): Promise<void> {
  await page.getByRole("button", { name: "Add child" }).click();
  const sheet = page.getByRole("dialog", { name: "New organisation" });
  await sheet.getByLabel("Name").fill(name);
  await sheet.getByLabel("Code").fill(code);
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText(`“${name}” created.`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
}

async function deleteSelected(page: Page) {
  await page.getByRole("main").getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: /^Delete “/ });
  await question.getByRole("button", { name: "Delete" }).click();
  return question;
}

async function expectLevel(page: Page, name: string, level: number): Promise<void> {
  await expect(page.getByRole("treeitem", { name, exact: true, level })).toBeVisible();
  await expect(node(page, name)).toHaveCount(1);
}

test("organisations are created, found, moved, edited and deleted", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.goto("/system/orgs");
  await node(page, "Kaldermeer Instruments").click();
  await createChild(page, "Field trials", "field-trials");
  await createChild(page, "North Sea", "north-sea");
  await expectLevel(page, "North Sea", 3);

  await page.getByLabel("Search organisations").fill("north");
  await expect(node(page, "Field trials")).toBeVisible();
  await expect(page.getByRole("treeitem")).toHaveCount(3);
  await page.getByLabel("Search organisations").fill("");

  // What has something below it stays.
  await node(page, "Field trials").click();
  await expect(page.getByRole("heading", { level: 2, name: "Field trials" })).toBeVisible();
  const refused = await deleteSelected(page);
  await expect(refused.getByText("It has one child.")).toBeVisible();
  await refused.getByRole("button", { name: "Cancel" }).click();

  // By key out of its parent, and by the form to where it was.
  await node(page, "North Sea").click();
  await page.keyboard.press("Alt+ArrowLeft");
  await expectLevel(page, "North Sea", 2);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Edit organisation" });
  await sheet.getByLabel("Phone").fill("+31 118 555 099");
  await sheet.getByLabel("Parent").click();
  const places = page.getByRole("dialog", { name: "Parent" });
  await places.getByRole("searchbox").fill("Field");
  await places.getByRole("treeitem", { name: "Field trials" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "+31 118 555 099" })).toBeVisible();
  await expectLevel(page, "North Sea", 3);

  await deleteSelected(page);
  await expect(page.getByText("“North Sea” deleted.")).toBeVisible();
  await deleteSelected(page);
  await expect(page.getByText("“Field trials” deleted.")).toBeVisible();
  await expect(node(page, "Field trials")).toHaveCount(0);
});

test("a moved organisation appears immediately at its new position only", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/system/orgs");
  await node(page, "Kaldermeer Instruments").click();
  await createChild(page, "Upper", "upper");
  await createChild(page, "Mover", "mover");
  await expectLevel(page, "Mover", 3);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const written = page.waitForResponse((response) => response.url().endsWith("/org/update"));
  let isWritten = false;
  void written.then(() => (isWritten = true));
  await page.route("**/org/tree/children/**", async (route) => {
    // Before it is moved, its future siblings may have to be read.
    if (isWritten) await held;
    await route.continue();
  });
  await node(page, "Mover").click();
  await page.keyboard.press("Alt+ArrowLeft");
  await expectLevel(page, "Mover", 2);
  await written;
  const read = page.waitForResponse((response) => response.url().includes("/org/tree/children/"));
  release();
  await read;
  await expectLevel(page, "Mover", 2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await expectLevel(page, "Mover", 3);
  await node(page, "Mover").click();
  await deleteSelected(page);
  await expect(node(page, "Mover")).toHaveCount(0);
  await node(page, "Upper").click();
  await deleteSelected(page);
  await expect(node(page, "Upper")).toHaveCount(0);
});

test("an organisation with people is not deleted, and links to them", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/system/orgs");
  await node(page, "Vlissingen head office").click();
  await page.keyboard.press("ArrowRight");
  await node(page, "Engineering").click();
  const people = page.getByRole("link", { name: /people$/ });
  const count = Number.parseInt((await people.textContent()) ?? "", 10);
  const refused = await deleteSelected(page);
  await expect(refused.getByText(`${count} people belong to it.`)).toBeVisible();
  await refused.getByRole("button", { name: "Cancel" }).click();
  await people.click();
  await expect(page).toHaveURL(/\/system\/users\?orgId=/);
  await expect(page.getByRole("row").filter({ hasText: "Ingrid Solheim" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Nora Lindqvist" })).toHaveCount(0);
});

test("a read-only user is offered no actions", async ({ page, signInAs }) => {
  await signInAs("editor");
  await page.goto("/system/orgs");
  await node(page, "Kaldermeer Instruments").click();
  const details = page.getByRole("region", { name: "Kaldermeer Instruments" });
  await expect(details.getByText("kaldermeer", { exact: true })).toBeVisible();
  await expect(details.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New organisation" })).toHaveCount(0);
});
