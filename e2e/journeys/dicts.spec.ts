import { readFile } from "node:fs/promises";
import { expect, test } from "./_test.ts";

test("a dictionary and its items are created, found, edited and deleted, and screens show the new labels", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/system/dicts");
  const entry = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });

  await page.getByRole("button", { name: "New dictionary" }).click();
  const making = page.getByRole("dialog", { name: "New dictionary" });
  await making.getByLabel("Name").fill("Place of an instrument");
  await making.getByLabel("Code").fill("user_status");
  await expect(making.getByText("which read it as userStatus.")).toBeVisible();
  await making.getByRole("button", { name: "Create" }).click();
  await expect(making.getByText("This code is the same in camelCase")).toBeVisible();
  await expect(making.getByLabel("Code")).toHaveAttribute("aria-invalid", "true");
  await making.getByLabel("Code").fill("instrumentPlace");
  await making.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("“Place of an instrument” created.")).toBeVisible();
  await expect(page.getByText("No items yet")).toBeVisible();

  await page.getByRole("button", { name: "New item" }).first().click();
  const item = page.getByRole("dialog", { name: "New item" });
  await item.getByLabel("Label").fill("At sea");
  await item.getByLabel("Value").fill("sea");
  await item.getByRole("radio", { name: "Blue" }).check();
  await item.getByRole("button", { name: "Create" }).click();
  const row = page.getByRole("row").filter({ hasText: "At sea" });
  await expect(row).toContainText("Blue");
  await page.getByRole("button", { name: "Edit At sea" }).click();
  const editing = page.getByRole("dialog", { name: "Edit item" });
  await editing.getByLabel("Default").check({ force: true });
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(row.getByLabel("Default")).toBeVisible();

  await page.getByRole("button", { name: "Import" }).click();
  const importing = page.getByRole("dialog", { name: "Import from a file" });
  const choose = (lines: string[]) =>
    importing.getByLabel("File").setInputFiles({
      name: "places.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(lines.join("\r\n")),
    });
  await choose(["值,Label,Sort order", "sea,In the sea,10", "quay side,On the quay,ten"]);
  await expect(importing.getByText("Will be updated: 1 · Refused: 1")).toBeVisible();
  await expect(importing.getByText("Sort order: Enter a whole number.")).toBeVisible();
  await expect(importing.getByRole("button", { name: "Import 2 rows" })).toBeDisabled();
  const download = page.waitForEvent("download");
  await importing.getByRole("button", { name: "Template (XLSX)" }).click();
  await importing.getByLabel("File").setInputFiles({
    name: "places.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await readFile(await (await download).path()),
  });
  await expect(importing.getByText("Will be created: 1")).toBeVisible();
  await importing.getByRole("button", { name: "Import one row" }).click();
  await expect(page.getByText("One row imported.")).toBeVisible();
  await importing.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Import" }).click();
  await choose(["值,Label,Sort order", "sea,At sea,20"]);
  await importing.getByRole("button", { name: "Import one row" }).click();
  await expect(importing.getByText("Updated: 1")).toBeVisible();
  await importing.getByRole("button", { name: "Close" }).last().click();

  // Items are found, kept as a view and deleted together, as in every list.
  const imported = page.getByRole("row").filter({ hasText: "Outdoor" });
  await page.getByLabel("Search items").fill("outdoor");
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Views", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save as a view" }).click();
  const naming = page.getByRole("dialog", { name: "Save as a view" });
  await naming.getByLabel("Name").fill("Outdoor items");
  await naming.getByRole("button", { name: "Save" }).click();
  const views = page.getByRole("button", { name: "Outdoor items" });
  await views.click();
  await page.getByRole("menuitemcheckbox", { name: "All rows" }).click();
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: "Views", exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: "Outdoor items" }).click();
  await expect(row).toHaveCount(0);
  await views.click();
  await page.getByRole("menuitem", { name: "Delete “Outdoor items”" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await imported.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(page.getByText("Nothing found")).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Remove filter Search outdoor" }).click();
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: "Delete dictionary" }).click();
  const question = page.getByRole("dialog", { name: "Delete “Place of an instrument”" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question.getByText("It has one item. Delete that first.")).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "More actions for At sea" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“At sea” deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Delete dictionary" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“Place of an instrument” deleted.")).toBeVisible();
  await page.getByLabel("Search dictionaries").fill("place of an instrument");
  await expect(page.getByText("No dictionary matches")).toBeVisible();

  // What came with the product keeps its values; its labels change everywhere at once.
  await page.getByLabel("Search dictionaries").fill("approval rule");
  await entry("Workgroup approval rule").click();
  await expect(page.getByRole("button", { name: "New item" })).toHaveCount(0);
  const rename = async (from: string, to: string) => {
    await page.getByRole("button", { name: `Edit ${from}`, exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Edit item" });
    await expect(sheet.getByLabel("Value")).toHaveAttribute("readonly");
    await sheet.getByLabel("Label").fill(to);
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(`“${to}” saved.`)).toBeVisible();
  };
  await rename("Any one member", "One of them");
  await page.getByRole("link", { name: "Workgroups" }).click();
  // The list of items has such a cell as well.
  await expect(page.getByRole("heading", { name: "Workgroups", level: 1 })).toBeVisible();
  await expect(page.getByRole("cell", { name: "One of them" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Dictionaries" }).click();
  await rename("One of them", "Any one member");
});
