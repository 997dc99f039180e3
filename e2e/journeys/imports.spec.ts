import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Import" }).click();
  return page.getByRole("dialog", { name: "Import from a file" });
}

function chooseLines(dialog: Locator, lines: string[]): Promise<void> {
  return dialog.getByLabel("File").setInputFiles({
    name: "rows.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\r\n")),
  });
}

/** Saves the template as a workbook, and chooses it as it is. */
async function chooseTemplate(page: Page, dialog: Locator): Promise<void> {
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Template (XLSX)" }).click();
  const buffer = await readFile(await (await download).path());
  await dialog
    .getByLabel("File")
    .setInputFiles({ name: "template.xlsx", mimeType: sheetType, buffer });
}

async function importAll(page: Page, dialog: Locator, button: string): Promise<void> {
  await dialog.getByRole("button", { name: button }).click();
  await expect(page.getByText(/(One row|rows) imported\./).first()).toBeVisible();
}

test("users are imported from CSV and XLSX after every row is reported, and may be imported again", async ({
  page,
  signInAs,
}) => {
  const tag = Date.now();
  await signInAs("admin");
  await page.goto("/system/users");
  const dialog = await openImport(page);
  const head = "User name,Name,Initial password,Organisation,Roles,Shoe size";
  const row = (name: string, org: string) =>
    `${name}.${tag},${name} ${tag},Harbour-lights-42,${org},editor; reviewer,43`;
  await chooseLines(dialog, [head, row("ada", "Communications"), row("bert", "Nowhere")]);
  await expect(dialog.getByText("Will be created: 1 · Refused: 1")).toBeVisible();
  await expect(dialog.getByText("Nothing has the code or name “Nowhere”.")).toBeVisible();
  await expect(dialog.getByText("Columns that are ignored: Shoe size")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Import 2 rows" })).toBeDisabled();

  await chooseLines(dialog, [head, row("ada", "Communications"), row("bert", "Engineering")]);
  await expect(dialog.getByText("Will be created: 2")).toBeVisible();
  await importAll(page, dialog, "Import 2 rows");
  await expect(dialog.getByText("Created: 2")).toBeVisible();
  await dialog.getByRole("button", { name: `ada.${tag}` }).click();
  await expect(
    page.getByRole("dialog", { name: "Edit user" }).getByLabel("Name", { exact: true }),
  ).toHaveValue(`ada ${tag}`);

  await page.goto(`/system/users?keyword=${tag}`);
  await expect(page.getByRole("row").filter({ hasText: `bert ${tag}` })).toContainText(
    "Engineering",
  );
  const again = await openImport(page);
  await chooseLines(again, ["User name,Name", `bert.${tag},Bert of ${tag}`]);
  await expect(again.getByText("Will be updated: 1")).toBeVisible();
  await importAll(page, again, "Import one row");
  await again.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("row").filter({ hasText: `Bert of ${tag}` })).toBeVisible();

  const workbook = await openImport(page);
  await chooseTemplate(page, workbook);
  await expect(workbook.getByText("Refused: 1")).toBeVisible();
  await expect(workbook.getByText("Nothing has the code or name “company”.")).toBeVisible();
});

test("products are imported from CSV and XLSX, a row below an earlier one", async ({
  page,
  signInAs,
}) => {
  const tag = String(Date.now());
  await signInAs("admin");
  await page.goto("/products");
  const dialog = await openImport(page);
  await chooseLines(dialog, [
    "Kind,Code,Name,Parent,Price,Currency,Status",
    `category,GAUGES,Gauges ${tag},,,,draft`,
    `series,GAUGES-${tag},Tide gauges ${tag},GAUGES,,,draft`,
    `product,TG-${tag},Tide gauge ${tag},GAUGES-${tag},980.00,EUR,draft`,
  ]);
  await expect(dialog.getByText("Will be created: 3")).toBeVisible();
  await importAll(page, dialog, "Import 3 rows");
  await dialog.getByRole("button", { name: "Close" }).last().click();

  const workbook = await openImport(page);
  await chooseTemplate(page, workbook);
  await expect(workbook.getByText(/Will be created: 1|Refused: 1/)).toBeVisible();
  await workbook.getByRole("button", { name: "Cancel" }).click();

  await page.goto(`/products?keyword=${tag}`);
  const row = page.getByRole("row").filter({ hasText: `Tide gauge ${tag}` });
  await expect(row).toContainText("€980");
  await expect(row).toContainText(`Tide gauges ${tag}`);
});
