import { expect, type Page } from "@playwright/test";

/** Has the app of a public page start, as a first touch does, and waits until it has taken over. */
export async function startApp(page: Page): Promise<void> {
  await page.locator("body").dispatchEvent("pointerdown");
  await expect(page.locator("html")).toHaveAttribute("data-app", "there");
}
