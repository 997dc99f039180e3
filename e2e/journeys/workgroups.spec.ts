import { expect, test } from "./_test.ts";

test("a workgroup is created, given members, edited and deleted", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.goto("/system/workgroups");
  await page.getByRole("button", { name: "New workgroup" }).click();
  const making = page.getByRole("dialog", { name: "New workgroup" });
  await making.getByRole("button", { name: "Create" }).click();
  await expect(making.getByRole("link", { name: /^Name: / })).toBeVisible();
  await making.getByLabel("Name").fill("Tide readers");
  await making.getByLabel("Code").fill("tide-readers");
  await making.getByLabel("Leader").fill("Solheim");
  await page.getByRole("option", { name: /Ingrid Solheim/ }).click();
  await making.getByLabel("Approval rule").selectOption("All members");
  await making.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("“Tide readers” created.")).toBeVisible();

  await page.goto("/system/workgroups?keyword=tide");
  const group = page.getByRole("row").filter({ hasText: "Tide readers" });
  await expect(group).toContainText("Ingrid Solheim");
  await page.getByRole("button", { name: "0: Show the members of Tide readers" }).click();
  const members = page.getByRole("dialog", { name: "Members of Tide readers" });
  await expect(members.getByText("No members yet")).toBeVisible();
  const add = async (...names: string[]) => {
    await members.getByRole("button", { name: "Add members" }).click();
    for (const name of names) {
      await members.getByLabel("People").fill(name);
      await page.getByRole("option", { name: new RegExp(name) }).click();
    }
    await page.keyboard.press("Tab");
    await members.getByRole("button", { name: "Add", exact: true }).click();
  };
  await add("Ingrid Solheim", "Saskia Oudekerk");
  await expect(page.getByText("2 people added.")).toBeVisible();
  await add("Saskia Oudekerk", "Lotte Verbrugge");
  await expect(page.getByText("1 added, 1 were already members.")).toBeVisible();

  const role = members.getByRole("combobox", { name: "Role of Ingrid Solheim" });
  await role.selectOption("Leader");
  await expect(role).toBeEnabled();
  await page.reload();
  await expect(role).toHaveValue("leader");

  await members.getByLabel("Select Saskia Oudekerk").click();
  await members.getByLabel("Select Lotte Verbrugge").click();
  await members.getByRole("button", { name: "Remove", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Remove 2 members" });
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(members.getByRole("row").filter({ hasText: "Lotte Verbrugge" })).toHaveCount(0);
  await expect(question).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(group.getByRole("button", { name: /^1: Show the members/ })).toBeVisible();

  await page.getByRole("button", { name: "Edit Tide readers" }).click();
  const editing = page.getByRole("dialog", { name: "Edit workgroup" });
  await editing.getByLabel("Name").fill("Tide and current readers");
  await editing.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "More actions for Tide and current readers" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“Tide and current readers” deleted.")).toBeVisible();
  await expect(page.getByText("Nothing found")).toBeVisible();
});

test("a read-only user is offered no actions", async ({ page, signInAs }) => {
  await signInAs("editor");
  await page.goto("/system/workgroups");
  await expect(page.getByRole("cell", { name: "Engineering readers", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "New workgroup" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Edit / })).toHaveCount(0);
  await page.getByRole("button", { name: /Show the members of Engineering/ }).click();
  const members = page.getByRole("dialog");
  await expect(members.getByText("Ingrid Solheim")).toBeVisible();
  await expect(members.getByRole("button", { name: "Add members" })).toHaveCount(0);
  await expect(members.getByRole("checkbox")).toHaveCount(0);
  await expect(members.getByRole("combobox")).toHaveCount(0);
});
