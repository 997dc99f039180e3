import { trackRequests } from "../network-idle.ts";
import { expect, test } from "./_test.ts";
import { contentOf, signInAgain, signInDialog, text, writeOn } from "./_writing.ts";

test("offline edits are kept, and saved when the connection returns", async ({
  page,
  context,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const id = await staff.draft("editor", { title: "Far out", content: "<p>In reach.</p>" });
  const idle = trackRequests(page);
  await page.goto(`/content/articles/edit/${id}`);
  await expect(text(page)).toHaveText("In reach.");
  // Every tool is there before the line is cut, and none of them needs it.
  await page.waitForResponse(/shortcuts-dialog/);
  await idle();
  await context.setOffline(true);
  await writeOn(page, " Out of reach.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/Could not save\. Your changes are still here/)).toBeVisible();
  await expect(page.getByText("Offline: kept on this device")).toBeVisible();
  await text(page).press("Control+K");
  const link = page.getByRole("dialog", { name: "Link" });
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  // One goes on writing, and looks at something else meanwhile.
  await writeOn(page, " Still writing.");
  const strip = page.getByRole("tablist", { name: "Open tabs" });
  await strip.getByRole("tab", { name: "Dashboard" }).click();
  await strip.getByRole("tab", { name: /^Edit: Far out/ }).click();
  await expect(text(page)).toHaveText("In reach. Out of reach. Still writing.");

  await context.setOffline(false);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(page.getByText(/Could not save/)).toHaveCount(0);
  expect(await contentOf(staff, id)).toBe("<p>In reach. Out of reach. Still writing.</p>");
});

test("what is done offline fails at once and is not done later, and a list says what it waits for", async ({
  page,
  context,
  signInAs,
  staff,
}) => {
  const link = { name: "Stays here", url: "https://example.org/" };
  await staff.send("admin", "/api/dtFriendlyLink/save", link);
  await signInAs("admin");
  await page.goto("/content/friendly-links?keyword=Stays");
  await page.getByRole("button", { name: "More actions for Stays here" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete “Stays here”" });
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByText("The server cannot be reached.")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByLabel("Search links").fill("Stays here");
  await expect(page.getByText("You are offline.")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("row", { name: /Stays here/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("row", { name: /Stays here/ })).toBeVisible();
});

test("edits survive a session that an administrator ends", async ({ page, signInAs, staff }) => {
  await signInAs("editor");
  const id = await staff.draft("editor", { title: "Cut off", content: "<p>Before.</p>" });
  await page.goto(`/content/articles/edit/${id}`);
  await expect(text(page)).toHaveText("Before.");
  await writeOn(page, " After.");
  await staff.endSessionsOf("Nora Lindqvist");

  const dialog = signInDialog(page);
  await expect(dialog).toBeVisible();
  await signInAgain(page);
  await expect(dialog).toBeHidden();
  await expect(text(page)).toHaveText("Before. After.");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(await contentOf(staff, id)).toBe("<p>Before. After.</p>");
  // The way back is there too: undoing reaches over the interruption.
  await text(page).click();
  await page.keyboard.press("Control+Z");
  await expect(text(page)).toHaveText("Before.");
});

test("logging out instead of signing in again ends the session everywhere", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const id = await staff.draft("editor", { title: "Left behind", content: "<p>Before.</p>" });
  await page.goto(`/content/articles/edit/${id}`);
  await expect(text(page)).toHaveText("Before.");
  const stored = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  const token = await stored("token");
  await writeOn(page, " After.");
  await staff.endSessionsOf("Nora Lindqvist");

  const dialog = signInDialog(page);
  const removal = page.waitForRequest(
    (request) => request.method() === "DELETE" && request.url().endsWith("/rest/token"),
  );
  await dialog.getByRole("button", { name: "Log out instead" }).click();
  expect(await (await removal).headerValue("Authorization")).toBe(token);
  await expect(page).toHaveURL(/\/login/);
  expect([await stored("token"), await stored("userInfo")]).toEqual([null, null]);
});

test("a tool that does not load says so, and comes with another try", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const id = await staff.draft("editor", { title: "Tools", content: "<p>Words.</p>" });
  // Reloading did not help already.
  await page.addInitScript(() => sessionStorage.setItem("atrium:reloaded-at", `${Date.now()}`));
  await page.route(/insert-dialog/, (route) => route.abort());
  await page.goto(`/content/articles/edit/${id}`);
  await text(page).click();
  await page.keyboard.press("Control+K");
  const notice = page.getByRole("status").filter({ hasText: "This tool could not be loaded" });
  await expect(notice).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.unroute(/insert-dialog/);
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Link" })).toBeVisible();
  await expect(notice).toBeHidden();
});

test("the back office says that it is loading while its first responses are on the way", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  const held = Promise.withResolvers<void>();
  await page.route("**/rest/**", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/content/articles");
  await expect(page.getByRole("main").getByText("Loading the page")).toBeVisible();
  held.resolve();
  await expect(page.getByRole("heading", { name: "Articles", level: 1 })).toBeVisible();
});

test("a list says whether the server is busy or without its database", async ({
  page,
  signInAs,
}) => {
  await signInAs("editor");
  const sentences = {
    UNAVAILABLE: "The server is busy. Try again in a moment.",
    DATABASE_UNAVAILABLE: "The server has no connection to its database. Try again in a moment.",
  };
  for (const [errorCode, message] of Object.entries(sentences)) {
    const json = { success: false, code: 1, errorCode, message, result: null };
    await page.route("**/rest/api/dtArticle/page*", (route) =>
      route.fulfill({ status: 503, json }),
    );
    await page.goto("/content/articles");
    await expect(page.getByText(message).first()).toBeVisible();
    await page.unrouteAll();
  }
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  const table = page.getByRole("table", { name: "Articles" });
  await expect(table.getByRole("link").first()).toBeVisible();
  expect(await table.evaluate((list) => list.parentElement === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("tr[data-index='1']")).toBeFocused();
});

for (const call of ["/user/current", "/menus/currentUser"]) {
  test(`a back office that ${call} does not open says so, and can be tried again or left`, async ({
    page,
    signInAs,
  }) => {
    await signInAs("editor");
    const fail = () =>
      page.route(`**/rest${call}*`, (route) =>
        route.fulfill({
          status: 500,
          json: { success: false, code: 1, errorCode: "INTERNAL", message: "-", result: null },
        }),
      );
    await fail();
    await page.goto("/content/articles");
    const notice = page.getByRole("heading", { name: "Could not open the back office" });
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Articles", level: 1 })).toBeVisible();

    await fail();
    await page.reload();
    const removal = page.waitForRequest(
      (request) => request.method() === "DELETE" && request.url().endsWith("/rest/token"),
    );
    await page.getByRole("button", { name: "Sign out" }).click();
    await removal;
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  });
}
