import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

for (const colorScheme of ["dark", "light"] as const) {
  test(`the API reference finds an operation and links to it, in ${colorScheme}`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    await page.emulateMedia({ colorScheme });
    await page.goto("/docs");

    await page.keyboard.press("/");
    await page.keyboard.type("role put");
    await expect(page.locator("nav output")).toHaveText("3 operations");
    // The whole page would keep the checker busy for a minute.
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole("navigation").getByRole("link", { name: "Change a role" }).click();
    await expect(page).toHaveURL(/#rolesUpdate$/);
    const operation = page.locator("#rolesUpdate");
    await expect(operation).toBeInViewport();

    await operation.getByRole("link", { name: "RoleUpdateBody" }).click();
    await expect(page.locator("#schema-RoleUpdateBody")).toBeInViewport();
    await expect(page.getByRole("searchbox")).toHaveValue("");
    expect(complaints).toEqual([]);
  });
}
