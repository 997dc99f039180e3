import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { browserOptions } from "../browser.ts";
import { chooseType, demoPassword, signIn, useSession } from "./_admin.ts";
import { journalOf, waitForJournal } from "./_journal.ts";
import { expect, test } from "./_test.ts";
import { contentOf, signInAgain, signInDialog, text, writeOn } from "./_writing.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const offer = (page: Page) => page.getByText(/^Unsaved changes to “.*” were kept on this device/);
const newArticle = "/content/articles/new";

test("a background save that fails leaves focus, caret and scroll alone, and every word arrives", async ({
  page,
  context,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const content = `${"<p>Water.</p>".repeat(40)}<p>End.</p>`;
  const id = await staff.draft("editor", { title: "Far out at sea", content });
  await page.goto(`/content/articles/edit/${id}`);
  await expect(text(page)).toContainText("End.");
  await context.setOffline(true);
  await writeOn(page, " One");
  const scroller = page.locator("[data-pane]:visible");
  const scrolled = await scroller.evaluate((pane) => pane.scrollTop);
  await expect(page.getByText("Offline: kept on this device")).toBeVisible({ timeout: 15_000 });
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(" two");
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await scroller.evaluate((pane) => pane.scrollTop)).toBe(scrolled);
  // What was written, beside what the text began with.
  await waitForJournal(page, " One two");

  await context.setOffline(false);
  await page.keyboard.type(" three.");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect.poll(() => contentOf(staff, id)).toContain("<p>End. One two three.</p>");
  await expect(text(page)).toBeFocused();
});

test("a new article becomes a draft while it is written, and the editor does not notice", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  await page.goto(newArticle);
  await text(page).click();
  await page.keyboard.type("Be");
  await page.keyboard.press("Control+S");
  await expect(page.getByText("Not saved yet. Type: Choose a type.")).toBeVisible();
  await expect(page.getByLabel("Type", { exact: true })).toHaveAccessibleDescription(
    /Choose a type/,
  );
  await page.keyboard.type("fore.");
  await expect(text(page)).toHaveText("Before.");
  await chooseType(page, "Company");
  await text(page).click();
  await expect(page).toHaveURL(/\/content\/articles\/edit\//);
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(" After.");
  await expect(page.getByRole("tab", { name: /^Edit: Untitled/ })).toBeVisible();
  await title(page).fill("Named at last");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  // The server makes it of the title.
  await expect(page.getByRole("textbox", { name: /^Slug/ })).toHaveValue(/^named-at-last/);
  const id = page.url().split("/").at(-1) ?? "";
  const saved = await staff.get<object>("admin", `/api/dtArticle/get/${id}`);
  expect(saved).toMatchObject({
    title: "Named at last",
    slug: expect.stringMatching(/^named-at-last/),
    content: "<p>Before. After.</p>",
  });
  await text(page).click();
  await page.keyboard.press("Control+Z");
  await expect(text(page)).not.toContainText("After.");

  // The next one begins with the same type.
  await page.goto(newArticle);
  await expect(page.getByLabel("Type", { exact: true })).toContainText("Company");
});

test("a creation whose reply is lost is not repeated", async ({ page, signInAs }) => {
  const name = `Lost reply ${Date.now()}`;
  await signInAs("editor");
  await page.goto(newArticle);
  let lost = 0;
  await page.route("**/dtArticle/save", async (route) => {
    lost += 1;
    if (lost > 2) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await chooseType(page, "Company");
  await title(page).fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click({ clickCount: 3 });
  await expect(page).toHaveURL(/\/content\/articles\/edit\//);
  await page.goto(`/content/articles?keyword=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(1);
});

test("what was typed before a reload is offered, compared and restored", async ({
  page,
  signInAs,
}) => {
  await signInAs("editor");
  await page.goto(newArticle);
  await title(page).fill("Reloaded");
  await text(page).click();
  await page.keyboard.type("Twenty lines.");
  await waitForJournal(page, "Twenty lines.");
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await page.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "Unsaved changes" });
  await expect(dialog).toContainText("Twenty lines.");
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(dialog).toBeHidden();
  await expect(offer(page)).toBeHidden();
  await expect(title(page)).toHaveValue("Reloaded");
  await expect(text(page)).toHaveText("Twenty lines.");

  // It is still only here, and the list says so.
  await waitForJournal(page, "Twenty lines.");
  await page.goto("/content/articles");
  await page.getByRole("status").getByRole("link", { name: "Reloaded" }).click();
  await expect(offer(page)).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.reload();
  await expect(text(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test("what was typed into the form of a product is kept over a reload, until it is saved", async ({
  page,
  signInAs,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const found = page.getByText("Unsaved changes to this form were kept on this device.");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await signInAs("admin");
  await page.goto("/products/new?kind=category");
  await name.fill("Buoys");
  await writeOn(page, "They float.");
  await waitForJournal(page, "They float.");
  await page.reload();
  await expect(name).toHaveValue("");
  await expect(found).toBeVisible();
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Buoys" }).click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(found).toBeHidden();
  await expect(name).toHaveValue("Buoys");
  await expect(text(page)).toHaveText("They float.");
  await waitForJournal(page, "They float.");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(/\/products\/edit\//);
  await expect.poll(() => journalOf(page)).not.toContain("They float.");
});

test("who signs out with unsaved text keeps it on this device, or discards it", async ({
  page,
}) => {
  const question = page.getByRole("dialog", { name: "Keep unsaved changes on this device?" });
  const signOut = async (answer: string) => {
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await question.getByRole("button", { name: answer }).click();
  };
  // Whoever leaves the page before it has signed out is still signed in.
  const signInAgain = async () => {
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, "editor");
    await page.goto(newArticle);
  };
  await signIn(page, "editor");
  await page.goto(newArticle);
  await title(page).fill("Half an idea");
  await waitForJournal(page, "Half an idea");
  await signOut("Cancel");
  await expect(title(page)).toHaveValue("Half an idea");
  await signOut("Keep and sign out");
  await signInAgain();
  await expect(offer(page)).toBeVisible();
  // What nobody took up again counts as well.
  await signOut("Discard");
  await signInAgain();
  await expect(text(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  expect(await journalOf(page)).not.toContain("Half an idea");
});

test("what was typed before the browser died is offered when it starts again", async ({
  site,
  staff,
}) => {
  test.slow();
  const id = await staff.draft("editor", { title: "Cut short", content: "<p>Saved.</p>" });
  const profile = await mkdtemp(join(tmpdir(), "atrium-profile-"));
  const start = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...browserOptions(),
      locale: "en-GB",
      baseURL: site.url,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await useSession(page, await staff.sessionOf("editor"));
    await page.goto(`/content/articles/edit/${id}`);
    await expect(text(page)).toHaveText("Saved.");
    return { context, page };
  };

  const first = await start();
  await first.page.route("**/dtArticle/update", (route) => route.abort());
  await writeOn(first.page, " Half a wo");
  await waitForJournal(first.page, "Half a wo");
  const devtools = await first.context.newCDPSession(first.page);
  const died = first.context.waitForEvent("close");
  devtools.send("Browser.crash").catch(() => undefined);
  await died;

  const { context, page } = await start();
  await expect(offer(page)).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(text(page)).toHaveText("Saved. Half a wo");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(await contentOf(staff, id)).toBe("<p>Saved. Half a wo</p>");
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

test("unsaved text of a session that ended is offered after the next sign-in", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const id = await staff.draft("editor", { title: "Left behind", content: "<p>Before.</p>" });
  await page.goto(`/content/articles/edit/${id}`);
  await expect(text(page)).toHaveText("Before.");
  await writeOn(page, " After.");
  await staff.endSessionsOf("Nora Lindqvist");
  const dialog = signInDialog(page);
  await dialog.getByRole("button", { name: "Log out instead" }).click();
  await page.getByLabel("User name").fill("editor");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("tablist", { name: "Open tabs" })).toBeVisible();
  await page.goto(`/content/articles/edit/${id}`);
  await expect(offer(page)).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(text(page)).toHaveText("Before. After.");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
});

test("two windows on one article know of each other, and a log-out in one leaves unsaved work in the other", async ({
  page,
  context,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const id = await staff.draft("editor", { title: "In two tabs", content: "<p>Once.</p>" });
  await page.goto(`/content/articles/edit/${id}`);
  await expect(text(page)).toHaveText("Once.");
  const second = await context.newPage();
  await second.goto(`/content/articles/edit/${id}`);
  const notice = /also open in another tab of this browser/;
  await expect(second.getByText(notice)).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  await writeOn(page, " Twice.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(text(second)).toHaveText("Once. Twice.");

  await writeOn(second, " Unsaved.");
  await expect(second.getByText("Unsaved changes", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);
  const dialog = signInDialog(second);
  await expect(dialog).toContainText("You signed out in another tab");
  await signInAgain(second);
  await expect(second.getByText(/^Saved at/)).toBeVisible();
  expect(await contentOf(staff, id)).toBe("<p>Once. Twice. Unsaved.</p>");
});

test("closing a changed tab offers to save it; a live article says what readers see", async ({
  page,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const id = await staff.draft("editor", { title: "Shut soon", content: "<p>Open.</p>" });
  await staff.publish(id);
  await page.goto(`/content/articles/edit/${id}`);
  await expect(page.getByText(/^Live\. Readers see your changes/)).toBeVisible();
  await writeOn(page, " Closed.");
  const tab = page.getByRole("tab", { name: /^Edit: Shut soon/ });
  await expect(tab).toHaveAccessibleName(/unsaved changes/);
  await tab.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Close", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(tab).toHaveCount(0);
  expect(await contentOf(staff, id)).toBe("<p>Open. Closed.</p>");
  await page.goto(`/content/articles/edit/${id}`);
  await expect(page.getByText("Live; the changes are not submitted for review yet.")).toBeVisible();
});

test("edits that are open in a window too busy to answer are not offered in another one", async ({
  page,
  context,
  signInAs,
  staff,
}) => {
  await signInAs("editor");
  const id = await staff.draft("editor", { title: "Two windows", content: "<p>One.</p>" });
  await context.route("**/api/dtArticle/update", (route) => route.abort());
  await page.goto(`/content/articles/edit/${id}`);
  await writeOn(page, " Two.");
  await waitForJournal(page, " Two.");
  const beside = await context.newPage();
  await beside.goto("/content/articles");
  await expect(beside.getByRole("row")).not.toHaveCount(0);
  const busy = page.evaluate(() => {
    const end = performance.now() + 5000;
    while (performance.now() < end);
  });
  await beside.goto(`/content/articles/edit/${id}`);
  await expect(text(beside)).toContainText("One.");
  await busy;
  // It answers late, and by then the offer would be there.
  await expect(beside.getByText(/also open in another tab of this browser/)).toBeVisible();
  await expect(offer(beside)).toHaveCount(0);
});
