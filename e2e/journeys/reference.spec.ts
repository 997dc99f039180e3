import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./_test.ts";

test("the API reference finds an operation and links to it", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/docs");

  await page.keyboard.press("/");
  await page.keyboard.type("role put");
  await expect(page.locator("nav output")).toHaveText("4 operations");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // The whole page would keep the checker busy for a minute.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(
      violations.map(({ id }) => id),
      colorScheme,
    ).toEqual([]);
  }
  await page.getByRole("navigation").getByRole("link", { name: "Change a role" }).click();
  await expect(page).toHaveURL(/#rolesUpdate$/);
  const operation = page.locator("#rolesUpdate");
  await expect(operation).toBeInViewport();

  await operation.getByRole("link", { name: "RoleUpdateBody" }).click();
  await expect(page.locator("#schema-RoleUpdateBody")).toBeInViewport();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  expect(complaints).toEqual([]);
});
