import type { Page } from "@playwright/test";
import { picture } from "./_picture.ts";
import { expect, test } from "./_test.ts";

const library = "/content/media";

/** A name of this run alone: another may have left its files behind. */
function unique(name: string): string {
  return `${name}-${Date.now()}`;
}

async function upload(page: Page, name: string) {
  await page.goto(library);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await picture(name));
  await expect(page.getByRole("button", { name: `Open ${name}` })).toBeVisible();
}

test("a picture is uploaded, described, cropped, and the crop undone", async ({
  page,
  signInAs,
}) => {
  const weir = unique("weir");
  const name = `${weir}.png`;
  await signInAs("editor");
  await upload(page, name);
  await page.getByRole("button", { name: `Open ${name}` }).click();
  const sheet = page.getByRole("dialog", { name });
  await expect(sheet).toContainText("64 × 48 px");
  await expect(sheet).toContainText("No saved record refers to this file.");
  await sheet.getByLabel("Alt text").fill(`A ${weir} in winter`);
  await sheet.getByRole("slider", { name: "Focal point" }).press("ArrowLeft");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`“${name}” saved.`)).toBeVisible();

  await sheet.getByRole("button", { name: "Crop" }).click();
  const crop = page.getByRole("dialog", { name: `Crop ${name}` });
  await crop.getByLabel("Shape").selectOption({ label: "Square" });
  await expect(crop.getByRole("status")).toHaveText("Frame: 48 × 48 px");
  await crop.getByRole("button", { name: "Crop picture" }).click();
  await expect(page.getByText("Picture cropped.")).toBeVisible();
  await expect(sheet).toContainText("48 × 48 px");
  await sheet.getByRole("button", { name: "Undo last replacement" }).click();
  await expect(sheet).toContainText("64 × 48 px");

  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.getByLabel("Search by name or alt text").fill(`${weir} in winter`);
  await expect(page.getByRole("button", { name: /^Open / })).toHaveCount(1);
});

test("a picture from the library becomes a cover, with an address of the site alone", async ({
  page,
  signInAs,
  staff,
}) => {
  const lock = unique("lock");
  const name = `${lock}.png`;
  const id = await staff.draft("editor", { title: lock });
  await signInAs("editor");
  await upload(page, name);
  await page.goto(`/content/articles/edit/${id}`);
  const cover = page.getByRole("group", { name: "Cover optional" });
  await cover.getByRole("button", { name: "Choose from library" }).click();
  const picker = page.getByRole("dialog", { name: "Media library" });
  await picker.getByRole("button", { name: `Select ${name}` }).press("Enter");
  const saved = page.waitForResponse(
    (reply) => reply.url().includes("/dtArticle/update") && reply.ok(),
  );
  await picker.getByRole("button", { name: "Use picture" }).click();
  await expect(cover.locator("img")).toHaveAttribute("src", /^\/files\//);
  await saved;

  await page.goto(library);
  await page.getByLabel("Search by name or alt text").fill(name);
  await page.getByRole("button", { name: `Open ${name}` }).click();
  const sheet = page.getByRole("dialog", { name });
  await expect(sheet.getByRole("link", { name: lock })).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Delete" })).toBeDisabled();
});

test("unused files are found and deleted together", async ({ page, signInAs }) => {
  const spare = unique("spare");
  await signInAs("publisher");
  await upload(page, `${spare}-1.png`);
  await upload(page, `${spare}-2.png`);
  await page.getByLabel("Search by name or alt text").fill(spare);
  await page.getByLabel("Use", { exact: true }).selectOption({ label: "Unused" });
  await expect(page.getByRole("button", { name: /^Open / })).toHaveCount(2);
  await page.getByRole("checkbox", { name: `Select ${spare}-1.png` }).check();
  await page.getByRole("checkbox", { name: `Select ${spare}-2.png` }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Delete 2 unused files?" })
    .getByRole("button", { name: "Delete", exact: true })
    .click();
  await expect(page.getByText("Nothing found")).toBeVisible();
});
