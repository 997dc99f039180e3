import type { Page } from "@playwright/test";
import { adminEn, type AdminMessages } from "../../apps/web/src/i18n/admin-en.ts";
import { adminZh } from "../../apps/web/src/i18n/admin-zh.ts";
import type { Entry } from "./_staff-client.ts";
import { journalOf, waitForJournal } from "./_journal.ts";
import { expect, test } from "./_test.ts";

interface Edition {
  name: string;
  id: string;
  path: string;
  words: AdminMessages;
  before: string;
  after: string;
}

const editions: Edition[] = [
  {
    name: "English",
    id: "home-en",
    path: "/index",
    words: adminEn,
    before: "We measure how high the water stands",
    after: "We have measured water since 1958",
  },
  {
    name: "Chinese",
    id: "home-zh-CN",
    path: "/zh/index",
    words: adminZh,
    before: "我们测量水有多高",
    after: "自 1958 年起，我们测量水",
  },
];

/** As the demo has it, for the journeys that read it. */
test.afterEach(async ({ staff }) => {
  for (const { id } of editions) {
    const { version } = await staff.get<Entry>("admin", `/api/dtHomePage/get/${id}`);
    await staff.send("publisher", "/api/dtHomePage/restore", { id, version, versionNo: 2 });
    await staff.publish(id, "dtHomePage", "publisher");
  }
});

function frameOf(page: Page) {
  return page.frameLocator("iframe");
}

/** Takes a step on the page and waits until it is taken. */
async function step(
  page: Page,
  { workflow }: AdminMessages,
  action: "submit" | "approve" | "publish",
) {
  await page.getByRole("button", { name: workflow.actions[action], exact: true }).click();
  const dialog = page.getByRole("dialog");
  // A home page has no type that names its reviewers.
  if (action === "submit") await expect(dialog).toContainText(workflow.submitHomePage);
  await dialog.getByRole("button", { name: workflow.actions[action], exact: true }).click();
  await expect(page.getByText(workflow.done[action])).toBeVisible();
}

async function setLanguage(page: Page, { words }: Edition): Promise<void> {
  await page.context().addCookies([
    {
      name: "language",
      value: words === adminZh ? "zh-CN" : "en",
      url: new URL(page.url()).origin,
    },
  ]);
}

async function openHome(page: Page, edition: Edition): Promise<void> {
  await setLanguage(page, edition);
  await page.goto(`/content/home?page=${edition.id}`);
  await expect(page.getByRole("heading", { name: edition.words.homePages.title })).toBeVisible();
}

/** Opens the home page from the list of what waits for a decision. */
async function openTasks(page: Page, edition: Edition): Promise<void> {
  const { homePages, tasks } = edition.words;
  await setLanguage(page, edition);
  await page.goto("/tasks/wait-handle");
  const { homePage: kind } = tasks.kinds;
  await page.getByRole("link", { name: tasks.alsoWaiting({ kind, count: 1 }) }).click();
  await expect(page.getByLabel(tasks.kind, { exact: true })).toHaveValue("homePage");
  await page.getByRole("table").getByRole("link", { name: homePages.title, exact: true }).click();
}

for (const edition of editions) {
  test(`a publisher edits the home page, previews it, and has it published: ${edition.name}`, async ({
    page: visitor,
    openAs,
    staff,
  }) => {
    const { words, path, before, after } = edition;
    const { publishedVersionNo: version } = await staff.get<{ publishedVersionNo: number }>(
      "admin",
      `/api/dtHomePage/get/${edition.id}`,
    );
    const heading = (of: Pick<Page, "getByRole">, name: string) =>
      of.getByRole("heading", { level: 1, name });
    await visitor.goto(path);
    await expect(heading(visitor, before)).toBeVisible();

    const publisher = await openAs("publisher");
    await publisher.setViewportSize({ width: 1440, height: 900 });
    await publisher.goto("/dashboard");
    await openHome(publisher, edition);
    await expect(heading(frameOf(publisher), before)).toBeVisible();
    const section = { name: new RegExp(`^${before}`), expanded: false };
    await publisher.getByRole("button", section).click();
    await publisher.getByLabel(words.homePages.sentence).fill(after);
    await expect(heading(frameOf(publisher), after)).toBeVisible();
    await publisher.getByRole("button", { name: words.form.save, exact: true }).click();
    await expect(publisher.getByText(words.homePages.saved)).toBeVisible();
    await visitor.reload();
    await expect(heading(visitor, before)).toBeVisible();

    await step(publisher, words, "submit");
    const reviewer = await openAs("reviewer");
    await reviewer.goto("/dashboard");
    await openTasks(reviewer, edition);
    await expect(reviewer).toHaveURL(new RegExp(`/content/home\\?page=${edition.id}$`));
    await expect(heading(frameOf(reviewer), after)).toBeVisible();
    const changes = reviewer.getByRole("region", { name: words.homeVersions.changes });
    await expect(changes).toContainText(words.homeVersions.changesSincePublished({ version }));
    await expect(changes.getByRole("listitem")).toHaveText(
      new RegExp(`${words.homePages.sentence}${before}.*${words.homeVersions.becomes}.*${after}$`),
    );
    await step(reviewer, words, "approve");
    await visitor.reload();
    await expect(heading(visitor, before)).toBeVisible();

    await publisher.reload();
    await step(publisher, words, "publish");
    await expect(async () => {
      await visitor.reload();
      await expect(heading(visitor, after)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveCount(1);
  });
}

test("sections are moved by keyboard, hidden, removed and brought back", async ({ openAs }) => {
  const page = await openAs("editor");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/content/home?page=home-en");
  const list = page.getByRole("list", { name: "Sections" }).getByRole("listitem");
  await expect(list).toHaveCount(6);
  await expect(list.nth(1)).toContainText("What we make");
  await list
    .nth(1)
    .getByRole("button", { name: /^Move “What we make”/ })
    .press("ArrowUp");
  await expect(list.nth(0)).toContainText("What we make");
  const first = frameOf(page).getByRole("heading", { level: 2 }).first();
  await expect(first).toHaveText("What we make");

  await list.nth(0).getByRole("switch").click();
  await expect(list.nth(0)).toContainText("Hidden");
  await expect(first).toHaveText("What it is worth");

  await list.nth(2).getByRole("button", { name: "More for “What it is worth”" }).click();
  await page.getByRole("menuitem", { name: "Remove section" }).click();
  await expect(list).toHaveCount(5);
  await expect(list.nth(2).getByRole("button", { expanded: false }).first()).toBeFocused();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(list.nth(2)).toContainText("What it is worth");
  await expect(list.nth(2).getByRole("button", { expanded: false }).first()).toBeFocused();

  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByRole("menuitem", { name: /^Quote/ }).click();
  await expect(list.last().getByRole("textbox").first()).toBeFocused();
  await expect(page.getByText("One section is incomplete and not shown.")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const problems = page.getByRole("alert").first();
  await expect(problems).toContainText("Quote, Person: This field is required.");
  await problems.getByRole("link", { name: /^Quote, Quote: This field is required/ }).click();
  await expect(page.getByLabel("Quote", { exact: true })).toBeFocused();
});

test("changes of the list are undone and redone, and what was written stays until it is discarded", async ({
  openAs,
}) => {
  const page = await openAs("editor");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/content/home?page=home-en");
  // A section that is open has lists of its own.
  const list = page.getByRole("list", { name: "Sections" }).locator("> li");
  const nameOf = (index: number) =>
    list.nth(index).getByRole("button", { expanded: false }).first();
  await expect(list).toHaveCount(6);
  const first = (await nameOf(0).textContent()) ?? "";
  await list.nth(0).getByRole("button", { name: /^Move/ }).press("ArrowDown");
  await expect(nameOf(1)).toHaveText(first);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(nameOf(0)).toHaveText(first);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(nameOf(1)).toHaveText(first);

  await nameOf(0).click();
  const heading = list.nth(0).getByRole("textbox", { name: "Heading" });
  await heading.fill("All we make");
  await heading.press("ControlOrMeta+z");
  await expect(nameOf(1)).toHaveText(first);
  await heading.fill("All we make");
  await list.last().getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: "Remove section" }).click();
  await expect(nameOf(4)).toBeFocused();
  const undo = page.getByRole("button", { name: "Undo change of sections" });
  await undo.click();
  await expect(list).toHaveCount(6);
  await undo.click();
  await expect(nameOf(0)).toHaveText(first);
  await expect(undo).toBeFocused();
  await expect(undo).toBeDisabled();
  await expect(list.nth(1).getByRole("textbox", { name: "Heading" })).toHaveValue("All we make");

  await page.getByRole("button", { name: "Versions" }).click();
  const versions = page.getByRole("dialog", { name: "Versions and timeline" });
  await expect(versions).toContainText("save or discard your changes first");
  await expect(versions.getByRole("button", { name: "Restore version 1" })).toBeDisabled();
  await versions.getByRole("button", { name: "Changes of version 2" }).click();
  await expect(versions.getByRole("list", { name: "Changes" }).getByRole("listitem")).toHaveCount(
    6,
  );
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(list.nth(1).getByRole("textbox", { name: "Heading" })).toHaveValue("What we make");
  await expect(page.getByRole("button", { name: "Discard changes" })).toBeFocused();
});

test("what was written on a home page is kept over a reload, with the order of its sections", async ({
  openAs,
}) => {
  const page = await openAs("editor");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/content/home?page=home-en");
  const list = page.getByRole("list", { name: "Sections" }).locator("> li");
  await list.nth(1).getByRole("button", { expanded: false }).first().click();
  const heading = page.getByRole("textbox", { name: "Heading" });
  await heading.fill("All that floats");
  await list.nth(1).getByRole("button", { name: /^Move/ }).press("ArrowUp");
  await waitForJournal(page, "All that floats");
  await page.reload();
  await expect(list.nth(1)).toContainText("What we make");
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(list.nth(0)).toContainText("All that floats");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(adminEn.homePages.saved)).toBeVisible();
  await page.reload();
  await expect(list.nth(0)).toContainText("All that floats");
  await expect(page.getByRole("button", { name: "Restore", exact: true })).toHaveCount(0);
});

test("a link to another language's home page replaces what was written only after a question", async ({
  openAs,
}) => {
  const page = await openAs("editor");
  await page.goto("/content/home?page=home-zh-CN");
  const list = page.getByRole("list", { name: "Sections" }).locator("> li");
  await list.nth(1).getByRole("button", { expanded: false }).first().click();
  const heading = page.getByRole("textbox", { name: "Heading" });
  await heading.fill("水上的一切");
  await waitForJournal(page, "水上的一切");
  const own = page.getByRole("navigation", { name: "Main menu" });
  const question = page.getByRole("dialog", { name: "Save your changes first?" });
  await own.getByRole("link", { name: "Home page" }).click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/page=home-zh-CN$/);
  await expect(heading).toHaveValue("水上的一切");
  expect(await journalOf(page)).toContain("水上的一切");
  await own.getByRole("link", { name: "Home page" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("tab", { name: "English" })).toHaveAttribute("aria-selected", "true");
});

test("a restored version is the draft, and the public page stays", async ({
  page: visitor,
  openAs,
}) => {
  const page = await openAs("publisher");
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.goto("/index");
  const shown = await visitor.getByRole("heading", { level: 1 }).innerText();
  await page.goto("/content/home?page=home-en");
  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Restore version 1", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Restore version 1?" });
  await dialog.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByText("Version 1 is the draft now.")).toBeVisible();
  await expect(page.getByText("No sections yet")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(shown);
});
