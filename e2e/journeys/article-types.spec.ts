import type { Page } from "@playwright/test";
import { expect, test } from "./_test.ts";

/** A type in the tree: its name, then its place. */
function node(page: Page, label: string, state = "") {
  return page
    .getByRole("tree", { name: "Article types" })
    .getByRole("treeitem", { name: new RegExp(`^${label} ${state}`) });
}

/** Takes a step in the dialog that its button opens. */
async function takeStep(page: Page, step: string, done: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: step }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: step }).click();
  await expect(page.getByText(done, { exact: true })).toBeVisible();
}

async function nameStage(page: Page, number: number, label: string): Promise<void> {
  const stage = page.getByRole("listitem", { name: `Stage ${number}`, exact: true });
  await stage.getByRole("textbox", { name: "Stage name" }).fill(label);
}

async function chooseAt(page: Page, number: number, of: string, words: string): Promise<void> {
  const stage = page.getByRole("listitem", { name: `Stage ${number}`, exact: true });
  await stage.getByRole("combobox", { name: of }).fill(words);
  await page.getByRole("option", { name: words }).click();
  await page.keyboard.press("Escape");
}

/** Decides the waiting task about the type and returns what the page showed. */
async function approve(page: Page, title: string, reads: string): Promise<void> {
  await page.goto("/tasks/wait-handle?kind=articleType");
  await page.getByRole("link", { name: title }).click();
  await expect(
    page.getByRole("region", { name: "Content in review" }).getByText(reads),
  ).toBeVisible();
  await takeStep(page, "Approve", "Approved.");
}

async function publish(page: Page, title: string): Promise<void> {
  await page.goto("/content/types");
  await node(page, title).click();
  await takeStep(page, "Publish now", "Published.");
}

function publicLink(page: Page, title: string) {
  return page.getByRole("link", { name: title, exact: true }).first();
}

test("an administrator creates a type with two review stages, publishes, edits and deletes it", async ({
  page,
  signInAs,
  openAs,
}) => {
  test.slow();
  const stamp = Date.now();
  const name = `Harbour diary ${stamp}`;
  const renamed = `Harbour log ${stamp}`;
  const code = `harbour-${stamp}`;
  await signInAs("admin");
  await page.goto("/content/types");
  const main = page.getByRole("main");

  await page.getByRole("button", { name: "New type" }).click();
  await main.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await main.getByRole("textbox", { name: "Code" }).fill(code);
  await main.getByRole("button", { name: "Add stage" }).click();
  await nameStage(page, 1, "Safety");
  await main.getByRole("button", { name: "Add stage" }).click();
  await nameStage(page, 2, "First look");

  // A stage without assignees shows its error in place.
  await chooseAt(page, 2, "Roles", "Reviewer");
  await main.getByRole("button", { name: "Create" }).click();
  await main.getByRole("link", { name: /^Stage 1, Assignees: Choose at least one/ }).click();
  await expect(
    page
      .getByRole("listitem", { name: "Stage 1", exact: true })
      .getByRole("combobox", { name: "Roles" }),
  ).toBeFocused();
  await chooseAt(page, 1, "People", "Saskia Oudekerk");
  // Whom the server would refuse cannot be chosen, and the list says why.
  const people = page
    .getByRole("listitem", { name: "Stage 1", exact: true })
    .getByRole("combobox", { name: "People" });
  await people.fill("Lotte");
  const refused = page.getByRole("option", { name: /^Lotte .*may not decide$/ });
  await expect(refused).toBeDisabled();
  await page.keyboard.press("Escape");

  // By key into the other order.
  await main.getByRole("button", { name: /^Move Stage 2/ }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("“First look” is stage 1 of 2.")).toBeAttached();
  await expect(main.getByRole("button", { name: /^Move Stage 1/ })).toBeFocused();
  await main.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText(`“${name}” created.`)).toBeVisible();
  await expect(node(page, name, "English Draft$")).toBeVisible();

  // A new type goes through what is in force above it: one reviewer.
  await takeStep(page, "Submit for review", "Submitted for review.");
  await expect(node(page, name, "English In review$")).toBeVisible();
  await expect(main.getByText("This type is in review. Withdraw it")).toBeVisible();
  const reviewer = await openAs("reviewer");
  await approve(reviewer, name, "Saskia Oudekerk");
  const publisher = await openAs("publisher");
  await publish(publisher, name);

  const visitor = await page.context().newPage();
  await visitor.goto(`/article-list?type=${code}`);
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();

  // Its own two stages are in force now.
  await page.reload();
  const form = main.locator("form");
  await form.getByRole("textbox", { name: "Name", exact: true }).fill(renamed);
  await main.getByRole("button", { name: "Save" }).click();
  await expect(node(page, renamed, "English Published, with changes$")).toBeVisible();
  await takeStep(page, "Submit for review", "Submitted for review.");
  await approve(reviewer, renamed, renamed);
  const second = await openAs("saskia.oudekerk");
  await approve(second, renamed, renamed);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
  await publish(publisher, renamed);
  await visitor.goto("/index");
  await expect(publicLink(visitor, renamed)).toBeAttached();

  await page.reload();
  await main.getByRole("button", { name: `More actions for ${renamed}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: `Delete “${renamed}”` });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`“${renamed}” deleted.`)).toBeVisible();
  await expect(node(page, renamed)).toHaveCount(0);
  await visitor.reload();
  await expect(publicLink(visitor, renamed)).toHaveCount(0);
});

test("types are filtered by keyword and status, moved by keyboard, and not deleted while they have articles", async ({
  page,
  signInAs,
  staff,
}) => {
  // One that is moved stays changed until it is published: it must be nobody else's.
  const stamp = Date.now();
  const moved = `Moorings ${stamp}`;
  const place = { parentId: "0", orderBy: 55 };
  const data = { ...place, name: moved, code: `moorings-${stamp}`, kind: "list" };
  const { id } = await staff.send("admin", "/api/dtArticleType/save", data);
  await staff.publish(id, "dtArticleType", "admin");
  await signInAs("admin");
  await page.goto("/content/types");
  await page.getByRole("searchbox", { name: "Search by name or code" }).fill("engineering");
  await expect(node(page, "Careers")).toHaveCount(0);
  await node(page, "Engineering notes").click();
  await expect(page).toHaveURL(/keyword=engineering/);

  const main = page.getByRole("main");
  await main.getByRole("button", { name: "More actions for Engineering notes" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete “Engineering notes”" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question.getByText(/^\d+ articles belong to it/)).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();

  // Unsaved input is not lost by choosing another type.
  await main.getByRole("searchbox", { name: "Search by name or code" }).fill("");
  await main
    .locator("form")
    .getByRole("textbox", { name: "Description optional", exact: true })
    .fill("Ebb");
  const leave = page.getByRole("dialog", { name: "Save your changes first?" });
  const own = page.getByRole("navigation", { name: "Main menu" });
  await own.getByRole("link", { name: "Article types" }).click();
  await leave.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Engineering notes" })).toBeVisible();
  await node(page, "Careers").click();
  await leave.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Careers" })).toBeVisible();

  await node(page, moved).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(node(page, moved, "English Published, with changes$")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Published, with changes");
  await expect(node(page, "News")).toHaveCount(0);
  await expect(node(page, moved)).toBeVisible();
  await staff.act("admin", id, "offline", "dtArticleType");
});

test("a reviewer sees a type's details without a form", async ({ page, signInAs }) => {
  await signInAs("reviewer");
  await page.goto("/content/types");
  await node(page, "News").click();
  const details = page.getByRole("region", { name: "News", exact: true });
  await expect(details.getByText("Current review flow")).toBeVisible();
  await expect(details.locator("form")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New type" })).toHaveCount(0);
});
