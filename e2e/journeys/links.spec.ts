import { expect, test } from "./_test.ts";

test("a quick link is created, found, edited, shown to visitors and deleted", async ({
  page,
  signInAs,
}) => {
  await signInAs("publisher");
  await page.goto("/content/quick-links");
  await page.getByRole("button", { name: "New quick link" }).click();
  const sheet = page.getByRole("dialog", { name: "New quick link" });
  await sheet.getByLabel("Title").fill("Berth plan of Skarnsund");
  await sheet.getByLabel("URL").fill("/article-list");
  await sheet.getByLabel("Icon").fill("not an icon");
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(sheet.getByRole("alert")).toContainText("Icon: Enter the name of an icon");
  await sheet.getByLabel("Icon").fill("ship");
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(sheet).toBeHidden();

  await page.getByLabel("Search quick links").fill("Skarnsund");
  await expect(page.getByRole("row")).toHaveCount(2);
  const name = page.getByRole("link", { name: "Berth plan of Skarnsund", exact: true });
  const opened = page.context().waitForEvent("page");
  await name.click({ modifiers: ["ControlOrMeta"] });
  const beside = await opened;
  await expect(beside.getByRole("dialog", { name: "Edit quick link" })).toBeVisible();
  await expect(beside.getByLabel("Search quick links")).toHaveValue("Skarnsund");
  await beside.close();
  await name.click();
  const edit = page.getByRole("dialog", { name: "Edit quick link" });
  await edit.getByLabel("Title").fill("All berths of Skarnsund");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("“All berths of Skarnsund” saved.")).toBeVisible();

  const site = await page.context().newPage();
  await site.goto("/index");
  await expect(site.getByRole("link", { name: "All berths of Skarnsund" })).toBeVisible();
  await site.close();

  await page.getByRole("checkbox", { name: /All berths of Skarnsund/ }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
});
