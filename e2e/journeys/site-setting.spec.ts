import type { Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

const path = "/content/site-setting";

async function open(page: Page): Promise<void> {
  await page.goto(path);
  await expect(page.getByLabel("Company name")).not.toHaveValue("");
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Settings saved.").last()).toBeVisible();
  await expect(page.getByText("No changes")).toBeVisible();
}

test("settings are previewed while typing, saved repeatedly, and seen by visitors", async ({
  page,
  signInAs,
}) => {
  await signInAs("publisher");
  await open(page);
  const preview = page.getByRole("complementary", { name: "Preview" });
  const slogan = await page.getByLabel("Slogan").inputValue();

  await page.getByLabel("Slogan").fill("Level with the sea");
  await expect(preview).toContainText("Level with the sea");
  await page.getByRole("button", { name: "Add link" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").first()).toContainText(
    "Social links: This field is required.",
  );
  const name = page.getByLabel(/^Name of link/).last();
  await name.fill("Tide radio");
  await page
    .getByLabel(/^URL of link/)
    .last()
    .fill("https://radio.example.org/");
  await expect(preview).toContainText("Tide radio");
  await page
    .getByRole("button", { name: /^Move link \d+ up$/ })
    .last()
    .click();
  await expect(preview).toContainText(/Tide radio · /);
  await save(page);

  const site = await page.context().newPage();
  await site.goto("/index");
  const footer = site.getByRole("contentinfo");
  await expect(footer).toContainText("Level with the sea");
  await expect(footer.getByRole("link", { name: "Tide radio" })).toBeVisible();
  await site.close();

  // The second save begins from what the first one stored.
  const place = await page
    .getByLabel(/^Name of link/)
    .evaluateAll((boxes) => boxes.findIndex((box) => "value" in box && box.value === "Tide radio"));
  await page.getByRole("button", { name: `Remove link ${place + 1}` }).click();
  await page.getByLabel("Slogan").fill(slogan);
  await save(page);
});

test("conflicting edits of the settings are offered side by side, those of one's own other window too", async ({
  page,
  signInAs,
  openAs,
}) => {
  await signInAs("publisher");
  await open(page);
  const slogan = await page.getByLabel("Slogan").inputValue();

  const other = await openAs("publisher");
  await open(other);
  await other.getByLabel("Slogan").fill("Elsewhere");
  await save(other);

  await page.getByLabel("Slogan").fill("Mine");
  await page.getByRole("button", { name: "Save" }).click();
  const conflict = page.getByRole("dialog", { name: "You saved changes in another window" });
  await expect(conflict).toContainText("Elsewhere");
  await conflict.getByLabel(/From the other window/).check();
  await conflict.getByRole("button", { name: "Save merged version" }).click();
  await expect(page.getByLabel("Slogan")).toHaveValue("Elsewhere");
  await page.getByLabel("Slogan").fill(slogan);
  await save(page);
});
