import type { Page } from "@playwright/test";
import type { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

/** More would be tiresome to those who only have a keyboard. */
const maxPresses = 12;

/** What every list, tree and grid has in its rows. */
const row = "main :is(tr[data-index], [role=treeitem], [data-list-item])";

/** The lists, each with a row, by whom they are opened as. */
const lists = {
  admin: [
    "/content/articles",
    "/content/banners",
    "/content/comments?status=all",
    "/content/friendly-links",
    "/content/media",
    "/content/messages",
    "/content/quick-links",
    "/content/recommends",
    "/content/releases",
    "/content/reply-templates",
    "/content/trash",
    "/content/types",
    "/products",
    "/monitor/live-sessions",
    "/monitor/operation-logs",
    "/monitor/sign-in-logs",
    "/system/auths",
    "/system/dicts",
    "/system/menus",
    "/system/orgs",
    "/system/roles",
    "/system/users",
    "/system/webhooks",
    "/system/workgroups",
  ],
  reviewer: ["/tasks/wait-handle", "/tasks/handled"],
} as const;

/** A row for the lists that begin empty. */
async function fillLists(staff: StaffClient): Promise<void> {
  const discarded = await staff.draft("admin", { title: "Tide tables for nobody" });
  await staff.remove(`/api/dtArticle/delete/${discarded}`);
  const decided = await staff.draft("editor", { title: "Tide tables for everybody" });
  await staff.approve(decided);
  await staff.send("admin", "/api/dtRelease/save", { name: "Spring tide" });
  await staff.send("admin", "/api/webhook/save", {
    name: "Tide board",
    url: "https://tides.invalid/",
    events: ["article.published"],
  });
}

/** How often Tab is pressed from the top of the page until a row has the focus; Enter follows each skip link. */
async function pressesToFirstRow(page: Page): Promise<number> {
  for (let presses = 0; presses <= maxPresses; presses += 1) {
    const at = await page.evaluate((rows) => {
      const { activeElement: focused } = document;
      const isSkip =
        focused?.matches(":is(a, button)") && focused.textContent.startsWith("Skip to");
      return focused?.closest(rows) ? "row" : isSkip ? "skip link" : "elsewhere";
    }, row);
    if (at === "row") return presses;
    if (at === "skip link") {
      await page.keyboard.press("Enter");
      if (await page.locator(row).and(page.locator(":focus")).count()) return presses;
    }
    await page.keyboard.press("Tab");
  }
  return maxPresses + 1;
}

for (const [who, paths] of Object.entries(lists)) {
  test(`the first row of each list of the ${who} is near by Tab, and J goes there at once`, async ({
    page,
    signInAs,
    staff,
  }) => {
    await fillLists(staff);
    await signInAs(who);
    for (const path of paths) {
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.locator(row).first(), path).toBeVisible();
      expect.soft(await pressesToFirstRow(page), path).toBeLessThanOrEqual(maxPresses);
      // In the queue of comments J opens the next one.
      if (path.startsWith("/content/comments")) continue;
      await page.evaluate(() => {
        const { activeElement: focused } = document;
        if (focused instanceof HTMLElement) focused.blur();
      });
      await page.keyboard.press("j");
      await expect.soft(page.locator(row).and(page.locator(":focus")), path).toHaveCount(1);
    }
  });
}
