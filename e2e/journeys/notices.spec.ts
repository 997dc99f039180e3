import type { Page } from "@playwright/test";
import { openUntilIdle } from "../network-idle.ts";
import { expect, test } from "./_test.ts";

const bell = (page: Page) => page.getByRole("button", { name: /^Notices/ });

test("a returned text shows up live in every tab of its author, with the reason and a link to it", async ({
  page,
  signInAs,
  staff,
}) => {
  const title = `Tide gauge ${Date.now()}`;
  const id = await staff.draft("editor", { title, content: "<p>It opens at nine.</p>" });
  await staff.act("editor", id, "submit");
  await signInAs("editor");
  const live = page.waitForRequest((request) => request.url().endsWith("/api/events"));
  await page.goto(`/content/articles/view/${id}`);
  await live;
  await expect(page.getByRole("button", { name: "Withdraw" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/profile");
  const readAll = page.getByRole("button", { name: "Mark all as read" });
  await bell(page).press("Enter");
  const panel = page.getByRole("dialog", { name: "Notices" });
  await expect(panel.getByRole("heading", { name: "Notices" })).toBeVisible();
  await expect(panel.locator("[aria-busy=false]")).toBeVisible();
  await expect(panel.getByRole("status")).toHaveCount(0);
  if (await readAll.isVisible()) await readAll.click();
  await page.keyboard.press("Escape");
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName("Notices");

  const { version } = await staff.get<{ version: number }>("admin", `/api/dtArticle/get/${id}`);
  const step = { bizId: id, action: "return", version, comment: "When does it close?" };
  await staff.send("reviewer", "/api/dtArticle/act", step);
  for (const tab of [page, other]) {
    await expect(bell(tab)).toHaveAccessibleName("Notices, 1 unread", { timeout: 2_000 });
  }
  // What the author has open says so too, with what they may do now.
  await expect(page.getByRole("button", { name: "Submit for review" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("When does it close?");
  await page.setViewportSize({ width: 390, height: 844 });
  await bell(page).press("Enter");
  const notice = panel.getByRole("link", { name: new RegExp(`returned “${title}” to you`) });
  await expect(notice).toContainText("When does it close?");
  await panel.getByRole("checkbox", { name: "Unread only" }).check();
  await expect(panel.getByRole("link")).toHaveCount(1);
  await notice.click();
  await expect(page).toHaveURL(new RegExp(`/content/articles/edit/${id}`));
  await expect(panel).toHaveCount(0);
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName("Notices");

  // Where no mail is sent, the preferences say so; they are kept all the same.
  await expect(other.getByText("This site sends no mail.")).toBeVisible();
  const frequency = other.getByRole("combobox", { name: "Notices by mail" });
  await frequency.selectOption("Once a day");
  await expect(other.getByText("Preferences saved.")).toBeVisible();
  await other.reload();
  await expect(frequency).toHaveValue("daily");
});

test("a page that loads asks once for the user and the notices", async ({ page, signInAs }) => {
  await signInAs("editor");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openUntilIdle(page, "/dashboard");
  for (const path of ["/rest/api/events", "/rest/user/current", "/rest/api/notification/page"]) {
    await expect.poll(() => asked.filter((one) => one === path)).toEqual([path]);
  }
});
