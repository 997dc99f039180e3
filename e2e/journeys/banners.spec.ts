import { picture } from "./_picture.ts";
import { expect, test } from "./_test.ts";

const list = "/content/banners";

test("a banner is created with its picture, found, viewed, edited, restored, deleted and brought back", async ({
  page,
  signInAs,
}) => {
  await signInAs("publisher");
  await page.goto(list);
  await page.getByRole("button", { name: "New banner" }).click();
  const sheet = page.getByRole("dialog", { name: "New banner" });
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(sheet.getByRole("alert")).toContainText("Picture: This field is required.");
  await expect(sheet.getByRole("alert")).toContainText("Alt text: This field is required.");

  await sheet.getByLabel("Headline").fill("Spring tide week");
  await sheet.locator("input[type=file]").setInputFiles(await picture("quay.png"));
  await expect(sheet.getByRole("list", { name: "Picture" }).locator("img")).toBeVisible();
  await sheet.getByLabel("Alt text").fill("A quay under water");
  await sheet.getByLabel("Show from").fill("2031-03-01T08:00");
  await sheet.getByLabel("Show until").fill("2031-02-01T08:00");
  await sheet.getByRole("button", { name: "Create" }).click();
  // What comes out of order is the server's to say; it is said at the field.
  await expect(sheet.getByLabel("Show until")).toHaveAttribute("aria-invalid", "true");
  await sheet.getByLabel("Show until").fill("2031-04-01T08:00");
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("“Spring tide week” created.")).toBeVisible();

  await page.getByLabel("Search banners").fill("Spring tide");
  const row = page.getByRole("row").filter({ hasText: "Spring tide week" });
  await expect(row).toContainText("Scheduled");
  await expect(row).toContainText("from 1 Mar 2031");
  await row.getByRole("button", { name: /A quay under water/ }).click();
  const large = page.getByRole("dialog", { name: "A quay under water" });
  await expect(large.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");

  await row.getByRole("button", { name: "Edit Spring tide week" }).click();
  const edit = page.getByRole("dialog", { name: "Edit banner" });
  await expect(edit.getByLabel("Show from")).toHaveValue("2031-03-01T08:00");
  await edit.getByLabel("Show from").fill("");
  await edit.getByLabel("Position").selectOption({ label: "Article sidebar" });
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Visible");
  await expect(row).toContainText("Article sidebar");

  await row.getByRole("button", { name: "More actions for Spring tide week" }).click();
  await page.getByRole("menuitem", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history.getByRole("row", { name: /Position/ })).toContainText("Article sidebar");
  await history.getByRole("button", { name: "Restore this state" }).click();
  await expect(row).toContainText("from 1 Mar 2031");
  await expect(row).not.toContainText("Article sidebar");

  await row.getByRole("button", { name: "More actions for Spring tide week" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("from 1 Mar 2031");
});
