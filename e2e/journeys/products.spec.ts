import { expect, test } from "./_test.ts";

test("a product is created in its series with specifications, found, edited and deleted", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/products");
  await page.getByRole("button", { name: "New" }).click();
  await page.getByRole("menuitem", { name: "Product" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("T81 harbour radar");
  await page.getByRole("button", { name: /Parent|Choose a series/ }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill("Radars");
  await page.getByRole("treeitem", { name: "Radars" }).click();
  const price = page.getByRole("textbox", { name: "Price", exact: false }).first();
  await price.fill("12,5");
  const addRow = page.getByRole("button", { name: "Add row" });
  const removeRow = (place: number) => page.getByRole("button", { name: `Remove row ${place}` });
  await addRow.click();
  await removeRow(1).press("Enter");
  await expect(addRow).toBeFocused();
  for (const _row of [1, 2]) await addRow.press("Enter");
  await removeRow(2).press("Enter");
  await expect(removeRow(1)).toBeFocused();
  await page.getByRole("textbox", { name: "Group" }).fill("Measuring");
  await page.getByRole("textbox", { name: "Name", exact: true }).nth(1).fill("Range");
  await page.getByRole("textbox", { name: "Value" }).fill("40");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("alert")).toContainText("Price");
  await price.fill("4490.50");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("alert")).toContainText("Currency");
  await page.getByRole("textbox", { name: "Currency" }).fill("EUR");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(/\/products\/edit\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("T81 harbour radar");
  await expect(page.getByRole("textbox", { name: "Value" })).toHaveValue("40");

  await page.getByRole("textbox", { name: "Summary" }).fill("The next one.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("“T81 harbour radar” saved.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("No changes")).toBeVisible();

  await page.goto("/products?keyword=T81");
  await expect(page.getByRole("row", { name: /T81 harbour radar/ })).toContainText("€4,490.50");
  await expect(page.getByText("Sum of prices: €4,490.50")).toBeVisible();
  await page.getByRole("button", { name: "More actions for T81 harbour radar" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
});

test("a batch delete keeps entries that have children, and says why", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/products?kind=category");
  await page.getByLabel("Select Flow", { exact: true }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  const outcome = page.getByRole("dialog", { name: "1 of 1 failed" });
  await expect(outcome).toContainText("Has children");
  await outcome.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("row", { name: /Flow/ })).toBeVisible();
});
