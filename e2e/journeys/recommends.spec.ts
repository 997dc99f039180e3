import type { Page } from "@playwright/test";
import { trackRequests } from "../network-idle.ts";
import { expect, test } from "./_test.ts";

const path = "/content/recommends";

function home(page: Page) {
  return page.getByRole("list", { name: "Home page" }).getByRole("listitem");
}

async function open(page: Page): Promise<void> {
  await page.goto(path);
  await expect(home(page).first()).toBeVisible();
}

/** The titles of a place, from top to bottom. */
async function titles(page: Page): Promise<string[]> {
  const rows = await home(page).locator("[data-list-item]").allInnerTexts();
  return rows.map((title) => title.trim());
}

test("an article is recommended with a custom title, found and removed", async ({
  page,
  signInAs,
}) => {
  await signInAs("publisher");
  await open(page);
  await page.getByRole("button", { name: "Add recommendation: Home page" }).click();
  const sheet = page.getByRole("dialog", { name: "New recommendation" });
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(sheet.getByRole("alert")).toContainText("Article: This field is required.");
  await sheet.getByRole("combobox", { name: "Article" }).click();
  await page.keyboard.type("Forty-one");
  await page.getByRole("option", { name: "Forty-one hours on the Aldra" }).click();
  await sheet.getByLabel("Custom title").fill("Two days on the river");
  await sheet.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Recommendation created.")).toBeVisible();
  await expect(home(page).last()).toContainText("Two days on the river");
  await expect(home(page).last()).toContainText("instead of “Forty-one hours on the Aldra”");

  await page.getByLabel("Search recommendations").fill("two days");
  await expect(home(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Move / })).toHaveCount(0);
  await page.getByRole("button", { name: "Edit Two days on the river" }).click();
  const edit = page.getByRole("dialog", { name: "Edit recommendation" });
  await edit.getByLabel("Custom title").fill("");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Recommendation saved.")).toBeVisible();
  await page.getByLabel("Search recommendations").fill("");

  await page.getByRole("button", { name: "More actions for Forty-one hours" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“Forty-one hours on the Aldra” deleted.")).toBeVisible();
});

test("recommendations are reordered by keyboard, dragging and menu, and keep their order", async ({
  page,
  signInAs,
}) => {
  await signInAs("publisher");
  const idle = trackRequests(page);
  await open(page);
  const [first = "", second = "", third = "", ...rest] = await titles(page);
  const handle = (title: string) => page.getByRole("button", { name: `Move ${title},` });

  await handle(first).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => titles(page)).toEqual([second, first, third, ...rest]);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => titles(page)).toEqual([second, third, first, ...rest]);
  await expect(handle(first)).toBeFocused();
  await expect(page.getByText(`${first} is now 3 of`)).toBeAttached();

  await handle(first).dragTo(home(page).first(), { targetPosition: { x: 200, y: 4 } });
  await expect.poll(() => titles(page)).toEqual([first, second, third, ...rest]);

  await page.getByRole("button", { name: `More actions for ${first}` }).click();
  await page.getByRole("menuitem", { name: "Move down" }).click();
  await expect.poll(() => titles(page)).toEqual([second, first, third, ...rest]);
  await idle();
  await page.reload();
  await expect(home(page).first()).toContainText(second);

  await handle(first).focus();
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => titles(page)).toEqual([first, second, third, ...rest]);
});

test("a rejected order is rolled back to the server's", async ({ page, signInAs, openAs }) => {
  await signInAs("publisher");
  await open(page);
  const [first = "", second = "", ...rest] = await titles(page);

  const other = await openAs("publisher");
  await other.goto(path);
  await other.getByRole("button", { name: `Edit ${first}` }).click();
  const sheet = other.getByRole("dialog", { name: "Edit recommendation" });
  await sheet.getByLabel("Custom title").fill("Renamed meanwhile");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole("button", { name: `Move ${first},` }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(["Renamed meanwhile", second, ...rest]);

  await page.getByRole("button", { name: "Edit Renamed meanwhile" }).click();
  await page.getByLabel("Custom title").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => titles(page)).toEqual([first, second, ...rest]);
});
