import type { Page } from "@playwright/test";
import type { StaffClient } from "./_staff-client.ts";
import { openUntilIdle } from "../network-idle.ts";
import { violationsInBothThemes } from "./_accessibility.ts";
import { expect, test } from "./_test.ts";

/** Screens are visited one after the other on one page, a group in one test. */
const publicScreens = {
  "the home page, articles and previews": [
    "/index",
    "/article-list",
    "/article-list?type=news",
    "/article-list?tag=on-nothing",
    "/article-detail?id=forty-one-hours-on-the-aldra",
    "/zh/article-detail?id=qiantang-bore-radar",
    "/article-detail?id=forty-one-hours-on-the-aldra&sent=1",
    "/article-detail?id=forty-two-hours-on-the-aldra",
    "/article-preview",
    "/home-preview",
    "/article-preview?token=unknown",
  ],
  "the other pages of the site": [
    "/other-detail?type=contact",
    "/other-detail?type=products",
    "/other-detail?type=products&within=LEVEL&pageNo=9",
    "/other-detail?type=products&id=T80",
    "/search-list?keyword=radar",
    "/search-list?keyword=zzzzqqqq",
    "/login",
    "/404",
  ],
};

const adminScreens = {
  "what is written": [
    "/content/articles",
    "/content/articles?keyword=zzzzqqqq",
    "/content/articles/new",
    "/content/calendar",
    "/content/home",
    "/content/calendar?span=week",
    "/content/comments?status=all",
  ],
  "tasks and settings": [
    "/tasks/wait-handle",
    "/tasks/handled",
    "/tasks/wait-read",
    "/tasks/read",
    "/products/new",
    "/content/site-setting",
    "/monitor/sign-in-logs",
    "/profile",
  ],
};

/** Opens something on a screen. */
type Step = (page: Page, staff: StaffClient) => Promise<void>;

/** Presses the first of the buttons with a name. */
function press(name: string | RegExp): Step {
  return (page) => page.getByRole("main").getByRole("button", { name }).first().click();
}

/** Chooses from what else can be done to a row. */
function chooseMore(of: string | RegExp, action: string): Step {
  return async (page) => {
    await page.getByRole("main").getByRole("button", { name: of }).first().click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };
}

function openTab(name: string): Step {
  return (page) => page.getByRole("dialog").getByRole("tab", { name }).click();
}

function chooseNode(name: string | RegExp): Step {
  return (page) => page.getByRole("treeitem", { name, exact: true }).click();
}

const close: Step = async (page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

/** The charts are drawn when somebody comes to them. */
const seeCharts: Step = async (page) => {
  await page
    .locator("[data-pane]:visible")
    .evaluate((pane) => pane.scrollTo({ top: pane.scrollHeight }));
  await expect(page.getByRole("heading", { name: "Articles by type" })).toBeVisible();
};

/** Something that the log lists. */
const makeAndDelete: Step = async (page, staff) => {
  const link = { title: "Tides", url: "/article-list" };
  const { id } = await staff.send("admin", "/api/dtQuickLink/save", link);
  await staff.removeNow(`/api/dtQuickLink/delete/${id}`);
  await page.reload();
};

/** An article in the trash. */
const throwAway: Step = async (page, staff) => {
  const id = await staff.draft("admin", { title: "Tide tables for nobody" });
  await staff.remove(`/api/dtArticle/delete/${id}`);
  await page.reload();
};

/** A webhook that was sent a test. */
const makeWebhook: Step = async (page, staff) => {
  const fields = {
    name: "Harbour screen",
    url: "https://harbour.invalid/",
    events: ["article.published"],
  };
  const { id } = await staff.send("admin", "/api/webhook/save", fields);
  await staff.send("admin", `/api/webhook/test/${id}`, {});
  await page.reload();
};

/** A session that may be ended, which one's own may not. */
const comeIn: Step = async (page, staff) => {
  await staff.newSessionOf("editor");
  await page.reload();
};

/** A step after which a dialog is open, with everything that it loads. */
function opens(step: Step): Step {
  return async (page, staff) => {
    await step(page, staff);
    await expect(page.getByRole("dialog")).toBeVisible();
  };
}

const newOne = opens(press(/^New /));
const edit = opens(press(/^Edit /));

/** Screens with what opens on them, one after the other; each is judged before the first step and after each. */
const stepsOn: Record<string, readonly Step[]> = {
  "/dashboard": [seeCharts],
  "/system/users": [
    newOne,
    (page) => page.getByRole("dialog").getByRole("button", { name: "Create" }).click(),
    close,
    edit,
    close,
    opens(chooseMore("More actions for Nora Lindqvist", "Reset password")),
    close,
    opens(chooseMore("More actions for Nora Lindqvist", "Explain access")),
    async (page) => {
      await page.getByLabel("What they want to do").fill("publish now");
      await page.getByRole("option").first().click();
      await page.getByRole("heading", { name: /cannot do this/ }).waitFor();
    },
    close,
    opens(chooseMore("More actions for Pim Verhage", "Sessions")),
    close,
    (page) => page.getByLabel("Select Nora Lindqvist").click(),
  ],
  "/system/roles": [
    newOne,
    close,
    opens(press("Edit Editor")),
    openTab("Access"),
    (page) => page.getByRole("button", { name: "Details of Articles" }).click(),
    async (page) => {
      await page.getByRole("checkbox", { name: "content:article:page" }).click();
      await page.getByRole("button", { name: "Grant it" }).first().waitFor();
    },
    async (page) => {
      await page.getByRole("button", { name: "Grant it" }).first().click();
      await page.getByLabel("Compare with").selectOption("Publisher");
      await page.getByRole("list", { name: /^Differences/ }).waitFor();
    },
    openTab("People"),
  ],
  "/system/auths": [newOne, close, edit],
  "/system/menus": [chooseNode("Banners"), press(/^New /)],
  "/system/orgs": [
    chooseNode("Kaldermeer Instruments"),
    opens(press("Edit")),
    (page) => page.getByRole("dialog").getByLabel("Parent").click(),
  ],
  "/system/workgroups": [newOne, close, edit, close, opens(press(/Show the members of /))],
  "/system/webhooks": [
    newOne,
    close,
    makeWebhook,
    opens(chooseMore(/^More actions/, "Deliveries")),
  ],
  "/system/dicts": [
    press(/^Menu type/),
    newOne,
    close,
    edit,
    close,
    opens(press("New dictionary")),
  ],
  "/products": [
    opens(press("All categories")),
    close,
    async (page) => {
      await page.getByRole("table").getByRole("link").first().click();
      await page.getByRole("textbox", { name: "Summary" }).waitFor();
    },
  ],
  "/content/types": [
    chooseNode(/^News /),
    press("Add stage"),
    opens(chooseMore(/^More actions/, "Delete")),
  ],
  "/content/comments": [opens(press("Change")), close, opens(press("Delete"))],
  "/content/messages?keyword=Marta": [
    opens((page) =>
      page
        .getByRole("row", { name: /Marta Ibáñez/ })
        .getByRole("button")
        .first()
        .click(),
    ),
    close,
    (page) => page.getByLabel("Select Marta Ibáñez").click(),
    opens(press("Mark as spam")),
  ],
  "/content/trash": [
    throwAway,
    (page) => page.getByLabel("Select Tide tables for nobody").first().click(),
    opens(press(/^Restore$/)),
    close,
    opens(press(/^Delete permanently/)),
  ],
  "/content/releases": [
    newOne,
    async (page) => {
      const sheet = page.getByRole("dialog");
      await sheet.getByLabel("Name").fill("Spring tide");
      await sheet.getByRole("button", { name: "Create" }).click();
      await sheet.getByRole("combobox", { name: "Add an article" }).fill("staff gauge");
      await page.getByRole("option", { name: /staff gauge/ }).click();
      await sheet.getByRole("button", { name: "Add", exact: true }).click();
      await sheet.getByRole("listitem").first().waitFor();
    },
  ],
  "/content/media": [
    opens(press("Open logo.webp")),
    (page) => page.getByRole("button", { name: "Crop" }).click(),
  ],
  "/content/recommends": [opens(press(/^Add recommendation/)), close, edit],
  "/content/banners": [newOne, close, edit],
  "/content/friendly-links": [newOne, close, edit],
  "/content/quick-links": [newOne, close, edit],
  "/content/reply-templates": [newOne, close, edit],
  "/monitor/operation-logs": [
    makeAndDelete,
    opens((page) => page.getByRole("link", { name: "Create a quick link" }).first().click()),
  ],
  "/monitor/live-sessions": [comeIn, opens(press(/End /))],
};

for (const [name, screens] of Object.entries(publicScreens)) {
  test(`${name} have no accessibility violations`, async ({ page }) => {
    for (const screen of screens) {
      await page.goto(screen, { waitUntil: "networkidle" });
      expect.soft(await violationsInBothThemes(page), screen).toEqual([]);
    }
  });
}

for (const [name, screens] of Object.entries(adminScreens)) {
  test(`${name} have no accessibility violations`, async ({ page, signInAs }) => {
    await signInAs("admin");
    for (const screen of screens) {
      await openUntilIdle(page, screen);
      await expect(page.getByRole("main")).toBeVisible();
      expect.soft(await violationsInBothThemes(page), screen).toEqual([]);
    }
  });
}

for (const [screen, steps] of Object.entries(stepsOn)) {
  test(`${screen} and its dialogs have no accessibility violations`, async ({
    page,
    signInAs,
    staff,
  }) => {
    await signInAs("admin");
    await openUntilIdle(page, screen);
    await expect(page.getByRole("main")).toBeVisible();
    expect.soft(await violationsInBothThemes(page), "at first").toEqual([]);
    for (const [index, step] of steps.entries()) {
      await step(page, staff);
      if (step !== close)
        expect.soft(await violationsInBothThemes(page), `step ${index + 1}`).toEqual([]);
    }
  });
}

test("reading, editing and reviewing have no accessibility violations", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await openUntilIdle(page, "/content/articles?keyword=Skarnsund");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Skarnsund/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Edit" }).click();
  await expect(page.locator(".ProseMirror")).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.locator(".ProseMirror").click();
  await page.keyboard.press("Control+F");
  await expect(page.getByRole("search", { name: "Find and replace" })).toBeVisible();
  await page.keyboard.type("a");
  expect(await violationsInBothThemes(page), "while searching").toEqual([]);
});

test("the task page has no accessibility violations", async ({ page, signInAs }) => {
  await signInAs("reviewer");
  await openUntilIdle(page, "/tasks/wait-handle?keyword=staff%20gauge");
  await page
    .getByRole("main")
    .getByRole("link", { name: /staff gauge/ })
    .click();
  await expect(page.getByRole("button", { name: /^Approve/ })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press("b");
  await expect(page.getByRole("button", { name: "Saved replies" })).toBeVisible();
  expect(await violationsInBothThemes(page), "while giving a reason").toEqual([]);
});
