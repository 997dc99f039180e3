import type { Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

function node(page: Page, name: string) {
  return page.getByRole("tree", { name: "Menus" }).getByRole("treeitem", { name, exact: true });
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });

  test("a menu is moved by its row menu", async ({ page, signInAs }) => {
    await signInAs("admin");
    await page.goto("/system/menus");
    const places = async () => {
      const rows = page.getByRole("tree", { name: "Menus" }).getByRole("treeitem");
      return rows.evaluateAll((all) => all.map((row) => row.ariaLabel));
    };
    const order = async (...titles: string[]) =>
      expect
        .poll(async () => (await places()).filter((title) => titles.includes(title ?? "")))
        .toEqual(titles);
    await order("Users", "Roles");
    await page.getByRole("button", { name: "Move Roles", exact: true }).tap();
    await page.getByRole("menuitem", { name: "Move up" }).tap();
    await order("Roles", "Users");
    await expect(page.getByText("Select a menu")).toBeVisible();
    await page.getByRole("button", { name: "Move Roles", exact: true }).tap();
    await page.getByRole("menuitem", { name: "Move down" }).tap();
    await order("Users", "Roles");
  });
});

test("menus are created, previewed, moved, edited and deleted, and the side menu follows", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/system/menus");
  const preview = page.getByRole("navigation", { name: "Side menu" });
  const own = page.getByRole("navigation", { name: "Main menu" });
  const main = page.getByRole("main");
  const form = main.locator("form");

  // The form shows what the kind has.
  await page.getByRole("button", { name: "New menu" }).click();
  await expect(form.getByLabel("Path")).toBeVisible();
  await form.getByLabel("Type").selectOption("Directory");
  await expect(form.getByLabel("Route name")).toHaveCount(0);
  await form.getByLabel("Title").fill("Field work");
  // A directory is a group of the side menu, with a path or without.
  await expect(main.getByText("neither path nor view")).toHaveCount(0);
  await form.getByLabel("Path").fill("/field-work");
  await expect(preview.getByText("Field work")).toBeVisible();
  await expect(own.getByText("Field work")).toHaveCount(0);
  await main.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("“Field work” created.")).toBeVisible();
  await expect(node(page, "Field work")).toHaveAttribute("aria-selected", "true");

  // A page below it, first with an address that another one has.
  await page.getByRole("button", { name: "Add child" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("");
  await form.getByLabel("Title").fill("Trips");
  await main.getByRole("button", { name: "Create" }).click();
  await expect(main.getByRole("link", { name: /^Route name: / })).toBeVisible();
  await form.getByLabel("Route name").fill("Trips");
  await form.getByLabel("Path").fill("/system/roles");
  await expect(main.getByText("another page already uses the path /system/roles")).toBeVisible();
  await main.getByRole("button", { name: "Create" }).click();
  await expect(main.getByRole("link", { name: /^Path: / })).toBeVisible();
  await form.getByLabel("Path").fill("/trips");
  await expect(main.getByText("“Trips”: it has a path but no view.")).toBeVisible();
  await form.getByLabel("View").fill("dashboard");
  await page.getByRole("option", { name: "dashboard/index" }).click();
  await expect(main.getByText("“Trips”: it has a path")).toHaveCount(0);
  await expect(preview.getByText("Trips")).toBeVisible();
  await main.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("“Trips” created.")).toBeVisible();
  await own.getByRole("button", { name: "Field work" }).click();
  await expect(own.getByRole("link", { name: "Trips" })).toBeVisible();

  // A link to another site opens in a new tab, and says so.
  await page.getByRole("button", { name: "New menu" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("");
  await form.getByLabel("Type").selectOption("Link to another site");
  await form.getByLabel("Title").fill("Tide tables");
  await form.getByLabel("Path").fill("/tides");
  await main.getByRole("button", { name: "Create" }).click();
  await expect(main.getByRole("link", { name: /^Path: .*https:/ })).toBeVisible();
  await form.getByLabel("Path").fill("https://tides.example.com/");
  await main.getByRole("button", { name: "Create" }).click();
  const outside = own.getByRole("link", { name: "Tide tables (opens in a new tab)" });
  await expect(outside).toHaveAttribute("href", "https://tides.example.com/");
  await expect(outside).toHaveAttribute("rel", "noopener noreferrer");
  await expect(outside).toHaveAttribute("target", "_blank");
  await page.keyboard.press("Control+K");
  await page.getByRole("dialog").getByRole("combobox").fill("tide");
  await expect(page.getByRole("option", { name: /Tide tables/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await node(page, "Tide tables").click();
  await main.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(outside).toHaveCount(0);
  await node(page, "Trips").click();

  // Unsaved input is not lost by choosing another menu.
  await form.getByLabel("Title").fill("Journeys");
  await node(page, "Field work").click();
  const question = page.getByRole("dialog", { name: "Save your changes first?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  // Nor by the page's own entry in the side menu.
  const address = page.url();
  await own.getByRole("link", { name: "Menus" }).click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(address);
  await expect(form.getByLabel("Title")).toHaveValue("Journeys");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(own.getByRole("link", { name: "Journeys" })).toBeVisible();
  await expect(main.getByText("No changes")).toBeVisible();

  await node(page, "Field work").click();
  await page.getByRole("main").getByRole("button", { name: "Delete" }).click();
  const deleting = page.getByRole("dialog", { name: "Delete “Field work”" });
  await deleting.getByRole("button", { name: "Delete" }).click();
  await expect(deleting.getByText("It has one child.")).toBeVisible();
  await deleting.getByRole("button", { name: "Cancel" }).click();

  // By key it moves out of its directory, to the place after it; both are deleted without a trace.
  await node(page, "Journeys").click();
  await expect(node(page, "Journeys")).toHaveAttribute("aria-level", "2");
  await node(page, "Journeys").press("Alt+ArrowLeft");
  await expect(page.getByText("Journeys moved to the top level")).toBeAttached();
  await expect(node(page, "Journeys")).toHaveAttribute("aria-level", "1");
  await expect(own.getByRole("link", { name: "Journeys" })).toBeVisible();
  for (const name of ["Journeys", "Field work"]) {
    await node(page, name).click();
    await main.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("dialog", { name: `Delete “${name}”` });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(question).toHaveCount(0);
    await expect(node(page, name)).toHaveCount(0);
    await expect(own.getByText(name)).toHaveCount(0);
  }
});

test("a menu whose page has permissions is not deleted", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.goto("/system/menus");
  await page.getByLabel("Search menus").fill("banners");
  await node(page, "Banners").click();
  await page.getByRole("main").getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete “Banners”" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question.getByText(/\d permissions belong to its page/)).toBeVisible();
});
