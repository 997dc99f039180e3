import type { Page } from "@playwright/test";
import { startEmptySite } from "../serve.ts";
import { chooseType, fillSignIn } from "./_admin.ts";
import { expect, test } from "./_test.ts";

test("a new site guides its owner from the first sign-in to the first article", async ({
  page,
}, testInfo) => {
  test.slow();
  const password = "First-of-all-1";
  await using site = await startEmptySite(25_000 + 100 * testInfo.parallelIndex, password);
  await page.goto(`${site.url}/article-list`);
  await expect(page.getByRole("main")).toContainText("Nothing has been published yet.");
  await expect(page.getByText("Remove a filter")).toHaveCount(0);

  await page.goto(`${site.url}/login`);
  await fillSignIn(page, "admin", password);
  await changePassword(page, password);
  const steps = page.getByRole("region", { name: "Get started" });
  await expect(steps.getByRole("listitem")).toHaveCount(4);

  // An empty list says what it is for, and offers what starts it.
  await page.goto(`${site.url}/content/banners`);
  await page.getByRole("button", { name: "New banner" }).last().click();
  const banner = page.getByRole("dialog", { name: "New banner" });
  await banner.getByRole("button", { name: "Cancel" }).click();
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height });
  await expect(page.getByRole("button", { name: "New banner" })).toHaveCount(1);
  await page.setViewportSize({ width, height });

  await page.goto(`${site.url}/dashboard`);
  await steps.getByRole("link", { name: "Write the first article" }).click();
  await page.getByLabel("Title", { exact: true }).fill("First light");
  await page.getByRole("link", { name: "Create a type" }).click();
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Name", exact: true }).fill("News");
  await main.getByRole("textbox", { name: "Code", exact: true }).fill("news");
  await main.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("“News” created.")).toBeVisible();

  await page.getByRole("tab", { name: "New article" }).click();
  await expect(page.getByRole("link", { name: "Create a type" })).toBeHidden();
  await chooseType(page, "News");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();

  await page.goto(`${site.url}/content/articles/view/nowhere`);
  await page.getByRole("link", { name: "Back to list" }).click();
  await expect(page.getByRole("link", { name: "First light" })).toBeVisible();
  await page.goto(`${site.url}/dashboard`);
  const drafts = page.getByRole("region", { name: "Your drafts" });
  await expect(drafts.getByRole("link", { name: "First light" })).toBeVisible();
  await expect(steps).toBeHidden();
});

async function changePassword(page: Page, present: string): Promise<void> {
  await expect(page).toHaveTitle(/^Change password · /);
  await expect(page.getByLabel("Current password")).toBeFocused();
  await page.getByLabel("Current password").fill(present);
  await page.getByLabel("New password", { exact: true }).fill("Of-my-own-2");
  await page.getByLabel("Confirm new password").fill("Of-my-own-2");
  await page.getByRole("button", { name: "Change password" }).click();
}
