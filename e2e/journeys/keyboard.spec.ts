import { expect, test } from "@playwright/test";
import { demoPassword } from "./_office.ts";

test("a link is made and deleted without a mouse", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("User name").focus();
  await page.keyboard.type("admin");
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("button", { name: "Find" })).toBeVisible();

  await page.keyboard.press("Control+K");
  await expect(page.getByRole("combobox", { name: "Commands" })).toBeFocused();
  await page.keyboard.type("Friendly");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/friendly-links$/);

  await page.getByRole("button", { name: "New link" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await page.keyboard.type("By keys alone");
  await page.keyboard.press("Tab");
  await page.keyboard.type("https://keys.example.org/");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();

  const more = page.getByRole("button", { name: "More actions for By keys alone" });
  await more.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(more).toBeHidden();
});
