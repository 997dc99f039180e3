import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

const list = "/content/friendly-links";

async function addLink(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "New link" }).click();
  const sheet = page.getByRole("dialog", { name: "New link" });
  await sheet.getByLabel("Name").fill(name);
  await sheet.getByLabel("URL").fill("https://example.org/");
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(sheet).toBeHidden();
}

test("a link is created, found, edited and deleted", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.goto(list);
  await addLink(page, "Harbour museum");

  await page.getByLabel("Search links").fill("Harbour");
  await expect(page).toHaveURL(/keyword=Harbour/);
  await expect(page.getByRole("row")).toHaveCount(2);

  await page.getByRole("button", { name: "More", exact: true }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await filters.getByLabel("Updated", { exact: true }).selectOption("Last 7 days");
  await filters.getByRole("combobox", { name: "Updated by" }).click();
  await page.getByRole("option", { name: "Me", exact: true }).click();
  await expect(page).toHaveURL(/updatedFrom=last7Days&updatedBy=/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText(
    "Updated since Last 7 days",
  );
  await page.getByRole("button", { name: "Edit Harbour museum" }).click();
  const sheet = page.getByRole("dialog", { name: "Edit link" });
  await sheet.getByLabel("Name").fill("Harbour museum of Skarnsund");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Harbour museum of Skarnsund", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "More actions for Harbour museum" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
});

test("an invalid value is reported at its field, and the input is kept", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto(`${list}?dialog=new`);
  const sheet = page.getByRole("dialog", { name: "New link" });
  await sheet.getByLabel("Name").fill("Kept");
  await sheet.getByLabel("URL").fill("javascript:alert(1)");
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(sheet.getByRole("alert")).toContainText("URL: Enter a URL that starts with");
  await expect(sheet.getByLabel("URL")).toHaveAttribute("aria-invalid", "true");
  await expect(sheet.getByLabel("Name")).toHaveValue("Kept");

  await sheet.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Discard" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(sheet.getByLabel("Name")).toHaveValue("Kept");
});

test("conflicting edits of a link are offered side by side", async ({
  page,
  signInAs,
  openAs,
  staff,
}) => {
  const link = { name: "Twice edited", url: "https://example.org/" };
  const { id } = await staff.send("admin", "/api/dtFriendlyLink/save", link);
  await signInAs("admin");
  await page.goto(list);
  const edit = (of: Page) => of.getByRole("button", { name: "Edit Twice edited" }).click();
  await edit(page);
  const name = (of: Page) => of.getByRole("dialog").getByLabel("Name");
  await expect(name(page)).toHaveValue("Twice edited");

  const other = await openAs("publisher");
  await other.goto(list);
  await edit(other);
  await name(other).fill("Twice edited by the other");
  await other.getByRole("dialog").getByLabel("URL").fill("https://other.example.org/");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("dialog")).toBeHidden();

  await name(page).fill("Twice edited by me");
  await page.getByRole("button", { name: "Save" }).click();
  const conflict = page.getByRole("dialog", { name: "Someone else saved changes" });
  await expect(conflict.getByText("Twice edited by the other")).toBeVisible();
  await expect(conflict).toContainText("Lotte Verbrugge saved at");
  await expect(conflict.getByRole("region", { name: "What they changed besides" })).toHaveText(
    /URL/,
  );
  // Escape leaves it open: nothing is saved, and what was typed stays. The next save asks again.
  await page.keyboard.press("Escape");
  await expect(conflict).toBeHidden();
  await expect(name(page)).toHaveValue("Twice edited by me");
  await name(page).fill("Twice edited by me, again");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(conflict.getByText("Twice edited by me, again")).toBeVisible();
  await conflict.getByLabel(/Yours/).check();
  await conflict.getByRole("button", { name: "Save merged version" }).click();
  const row = page.getByRole("row", { name: /Twice edited by me, again/ });
  await expect(row).toContainText("https://other.example.org/");
  await staff.removeNow(`/api/dtFriendlyLink/delete/${id}`);
});

test("rows are changed and deleted in a batch, and the filtered list is exported", async ({
  page,
  signInAs,
  staff,
}) => {
  const names = [
    "Batch one",
    `Batch two ${"of a name as long as it may be ".repeat(2).slice(0, 54)}`,
  ];
  for (const name of names) {
    const link = { name, url: "https://example.org/" };
    await staff.send("admin", "/api/dtFriendlyLink/save", link);
  }
  await signInAs("admin");
  await page.goto(`${list}?keyword=Batch`);
  await expect(page.getByRole("row")).toHaveCount(3);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("friendly-links.csv");
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines.map((line) => line.split(",")[0])).toEqual(["Name", ...names]);

  const workbook = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Excel" }).click();
  expect((await readFile(await (await workbook).path())).subarray(0, 2).toString()).toBe("PK");

  await page.getByLabel("Select all on this page").check();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const editing = page.getByRole("dialog", { name: "Edit 2 entries" });
  await editing.getByLabel("Status").selectOption("Enabled");
  await expect(editing.getByText("Is so already.")).toHaveCount(2);
  await editing.getByLabel("Status").selectOption("Disabled");
  await editing.getByRole("button", { name: "Change 2" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Disabled" })).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Enabled" })).toHaveCount(2);

  await page.getByLabel("Select all on this page").check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Delete 2 entries" });
  const body = question.locator("[data-dialog-body]");
  expect(await body.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await question.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("Nothing found")).toBeVisible();
  // By keyboard one goes on where the rows were, and where they are again.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.locator("tr[data-index='0']")).toBeFocused();
});

test("the column layout is remembered, and kept in a view that is shared", async ({
  page,
  signInAs,
  openAs,
}) => {
  await signInAs("admin");
  await page.goto(`${list}?status=enabled`);
  const header = (of: Page, name: string) => of.getByRole("columnheader", { name });
  await expect(header(page, "URL")).toBeVisible();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "URL" }).uncheck();
  await page.reload();
  await expect(header(page, "Name")).toBeVisible();
  await expect(header(page, "URL")).toBeHidden();

  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("menuitem", { name: "Save as a view" }).click();
  const dialog = page.getByRole("dialog", { name: "Save as a view" });
  await dialog.getByLabel("Name").fill("Enabled links");
  await dialog.getByLabel("Share with everybody").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  const views = page.getByRole("button", { name: "Enabled links" });
  await views.click();
  await page.getByRole("menuitemcheckbox", { name: "Open the list with “Enabled links”" }).click();
  await expect(page.getByRole("menu")).toBeHidden();

  const other = await openAs("publisher");
  await other.goto(list);
  await expect(header(other, "URL")).toBeVisible();
  await other.getByRole("button", { name: "Views" }).click();
  await other.getByRole("menuitemcheckbox", { name: "Enabled links" }).click();
  await expect(other).toHaveURL(/status=enabled/);
  await expect(header(other, "URL")).toBeHidden();

  await page.goto(list);
  await expect(page).toHaveURL(/status=enabled/);
  await views.click();
  await page.getByRole("menuitem", { name: "Delete “Enabled links”" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Views" })).toBeVisible();
});
