import { expect, test } from "./_test.ts";

test("a webhook is created with a secret shown once, tried, watched, given another secret, and deleted", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/system/webhooks");
  await page.getByRole("button", { name: "New webhook" }).first().click();
  const sheet = page.getByRole("dialog", { name: "New webhook" });
  await sheet.getByLabel("Name").fill("Kiosk");
  await sheet.getByLabel("URL").fill("http://127.0.0.1/hook");
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(
    sheet.getByText("must not be an address of a private network").first(),
  ).toBeVisible();
  // Nobody answers there, ever.
  await sheet.getByLabel("URL").fill("https://kiosk.invalid/hook");
  await sheet.getByRole("button", { name: "Create" }).click();
  const shown = page.getByRole("dialog", { name: "Copy the webhook's secret" });
  const secret = await shown.getByLabel("Secret", { exact: true }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await shown.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("row").filter({ hasText: "Kiosk" });
  await expect(row).toContainText("Article published, Article taken offline, Comment received");

  const choose = async (action: string) => {
    await page.getByRole("button", { name: "More actions for Kiosk" }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await choose("Send a test");
  await expect(page.getByText("A test is on its way to “Kiosk”.")).toBeVisible();
  await choose("Deliveries");
  const log = page.getByRole("dialog", { name: "Deliveries to “Kiosk”" });
  const delivery = log.getByRole("listitem").filter({ hasText: "Test" });
  await expect(delivery).toContainText(/Waiting.*1 attempt.*Next attempt.*kiosk\.invalid/s);
  await delivery.getByRole("button", { name: "Send again: Test" }).click();
  await expect(page.getByText("The delivery is sent again.")).toBeVisible();
  await log.getByLabel("Status").selectOption("Delivered");
  await expect(log.getByText("No deliveries")).toBeVisible();
  await page.keyboard.press("Escape");

  // The page of the system's health says that it fails, and leads back.
  await page.goto("/monitor/health");
  const fact = page.getByRole("listitem").filter({ hasText: "Webhook deliveries" });
  await expect(async () => {
    // The other attempt may still be under way, and the page says what it was told when it was opened.
    await page.reload();
    await expect(fact).toContainText(/Needs a look.*could not be sent at the last attempt/s, {
      timeout: 5_000,
    });
  }).toPass();
  await fact.getByRole("link", { name: "Open: Webhook deliveries" }).click();
  await choose("Rotate secret");
  await page.getByRole("dialog").getByRole("button", { name: "Rotate secret" }).click();
  await expect(shown.getByLabel("Secret", { exact: true })).not.toHaveValue(secret);
  await shown.getByRole("button", { name: "Done" }).click();

  await choose("Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“Kiosk” deleted.")).toBeVisible();
  await expect(row).toHaveCount(0);
});
