import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { draft, headersOf } from "./_content.ts";
import { enter, signIn } from "./_office.ts";

const publicScreens = [
  "/index",
  "/article-list",
  "/article-list?type=news",
  "/article-detail?id=forty-one-hours-on-the-aldra",
  "/article-detail?id=qiantang-bore-radar",
  "/article-detail?id=forty-one-hours-on-the-aldra&sent=1",
  "/article-detail?id=forty-two-hours-on-the-aldra",
  "/other-detail?type=contact",
  "/other-detail?type=products",
  "/other-detail?type=products&within=LEVEL&pageNo=9",
  "/other-detail?type=products&id=T80",
  "/search-list?keyword=radar",
  "/search-list?keyword=zzzzqqqq",
  "/login",
  "/404",
];

const officeScreens = [
  "/dashboard",
  "/content/articles",
  "/content/articles?keyword=zzzzqqqq",
  "/content/articles/new",
  "/content/comments?status=all",
  "/tasks/wait-handle",
  "/tasks/handled",
  "/tasks/wait-read",
  "/tasks/read",
  "/products/new",
  "/content/site-setting",
  "/monitor/sign-in-logs",
  "/profile",
];

/** Opens something on a screen. */
type Step = (page: Page) => Promise<void>;

/** Presses the first of the buttons with a name. */
function press(name: string | RegExp): Step {
  return (page) => page.getByRole("main").getByRole("button", { name }).first().click();
}

/** Chooses from what else can be done to a row. */
function chooseMore(of: string | RegExp, action: string): Step {
  return async (page) => {
    await press(of)(page);
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

/** Something that the log tells of. */
const makeAndDelete: Step = async (page) => {
  const headers = await headersOf(page);
  const data = { title: "Tides", url: "/article-list" };
  const reply = await page.request.post("/rest/api/dtQuickLink/save", { headers, data });
  const { result }: { result: { id: string } } = await reply.json();
  await page.request.delete(`/rest/api/dtQuickLink/delete/${result.id}`, { headers });
  await page.reload();
};

/** An article in the trash. */
const throwAway: Step = async (page) => {
  const id = await draft(page, { title: "Tide tables for nobody" });
  const headers = await headersOf(page);
  await page.request.delete(`/rest/api/dtArticle/delete/${id}`, { headers });
  await page.reload();
};

const newOne = press(/^New /);
const edit = press(/^Edit /);

/** Screens with what opens on them, one after the other; each is judged before the first step and after each. */
const stepsOn: Record<string, readonly Step[]> = {
  "/system/users": [
    newOne,
    (page) => page.getByRole("dialog").getByRole("button", { name: "Create" }).click(),
    close,
    edit,
    close,
    chooseMore("More actions for Nora Lindqvist", "Reset password"),
    close,
    chooseMore("More actions for Pim Verhage", "Sessions"),
    close,
    (page) => page.getByLabel("Select Nora Lindqvist").click(),
  ],
  "/system/roles": [
    newOne,
    close,
    press("Edit Editor"),
    openTab("Pages"),
    openTab("Permissions"),
    openTab("People"),
  ],
  "/system/auths": [newOne, close, edit],
  "/system/menus": [chooseNode("Banners"), newOne],
  "/system/orgs": [
    chooseNode("Kaldermeer Instruments"),
    press("Edit"),
    (page) => page.getByRole("dialog").getByLabel("Below").click(),
  ],
  "/system/workgroups": [newOne, close, edit, close, press(/Show the members of /)],
  "/system/dicts": [press(/^Kind of menu/), newOne, close, edit, close, press("New dictionary")],
  "/products": [
    press("Everywhere"),
    close,
    async (page) => {
      await page.getByRole("table").getByRole("link").first().click();
      await page.getByRole("textbox", { name: "Summary" }).waitFor();
    },
  ],
  "/content/types": [
    chooseNode(/^News /),
    press("Add a station"),
    chooseMore(/^More actions/, "Delete"),
  ],
  "/content/comments": [
    chooseMore("Canned answers", "Change canned answers…"),
    close,
    press("Delete"),
  ],
  "/content/messages": [
    (page) =>
      page
        .getByRole("row", { name: /Marta Ibáñez/ })
        .getByRole("button")
        .first()
        .click(),
    close,
    (page) => page.getByLabel("Select Marta Ibáñez").click(),
    press("Mark as spam"),
  ],
  "/content/trash": [
    throwAway,
    (page) => page.getByLabel("Select Tide tables for nobody").first().click(),
    press(/^Restore$/),
    close,
    press(/^Delete for good/),
  ],
  "/content/recommends": [press(/^Recommend something/), close, edit],
  "/content/banners": [newOne, close, edit],
  "/content/friendly-links": [newOne, close, edit],
  "/content/quick-links": [newOne, close, edit],
  "/monitor/operation-logs": [
    makeAndDelete,
    (page) => page.getByRole("button", { name: "Create a quick link" }).first().click(),
  ],
  "/monitor/live-sessions": [press(/End /)],
};

async function faults(page: Page): Promise<string[]> {
  // What fades in has its colours only once it is there.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

async function openOffice(page: Page, address: string): Promise<void> {
  await enter(page, "admin");
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(page.getByRole("main")).toBeVisible();
}

for (const theme of ["dark", "light"] as const) {
  test.describe(`in ${theme}`, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ page }) =>
      page.addInitScript((name) => localStorage.setItem("themeName", name), theme),
    );

    for (const screen of publicScreens) {
      test(`${screen} has no fault`, async ({ page }) => {
        await page.goto(screen, { waitUntil: "networkidle" });
        expect(await faults(page)).toEqual([]);
      });
    }

    for (const screen of officeScreens) {
      test(`${screen} has no fault`, async ({ page }) => {
        await openOffice(page, screen);
        expect(await faults(page)).toEqual([]);
      });
    }

    for (const [screen, steps] of Object.entries(stepsOn)) {
      test(`${screen} and what opens on it have no fault`, async ({ page }) => {
        await openOffice(page, screen);
        expect.soft(await faults(page), "at first").toEqual([]);
        for (const [index, step] of steps.entries()) {
          await step(page);
          await page.waitForLoadState("networkidle");
          if (step !== close) expect.soft(await faults(page), `step ${index + 1}`).toEqual([]);
        }
      });
    }

    test("reading, editing and deciding have no fault", async ({ page }) => {
      await signIn(page, "admin");
      await page.goto("/content/articles?keyword=Skarnsund", { waitUntil: "networkidle" });
      await page
        .getByRole("main")
        .getByRole("link", { name: /Skarnsund/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.getByRole("main").getByRole("link", { name: "Edit" }).click();
      await expect(page.locator(".ProseMirror")).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.locator(".ProseMirror").click();
      await page.keyboard.press("Control+F");
      await expect(page.getByRole("search", { name: "Find and replace" })).toBeVisible();
      await page.keyboard.type("a");
      expect(await faults(page), "while searching").toEqual([]);
    });

    test("the task at hand has no fault", async ({ page }) => {
      await signIn(page, "reviewer");
      await page.goto("/tasks/wait-handle", { waitUntil: "networkidle" });
      await page
        .getByRole("main")
        .getByRole("link", { name: /staff gauge/ })
        .click();
      await expect(page.getByRole("button", { name: /^Approve/ })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press("b");
      await expect(page.getByRole("button", { name: "Quick phrases" })).toBeVisible();
      expect(await faults(page), "while giving a reason").toEqual([]);
    });
  });
}
