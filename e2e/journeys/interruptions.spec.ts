import { expect, test, type Page } from "@playwright/test";
import { draft, headersOf } from "./_content.ts";
import { as, demoPassword, signIn } from "./_office.ts";

const text = (page: Page) => page.locator(".ProseMirror");

async function writeOn(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(words);
}

/** What the server has of an article. */
async function contentOf(page: Page, id: string): Promise<string> {
  const headers = await headersOf(page);
  const reply = await page.request.get(`/rest/api/dtArticle/get/${id}`, { headers });
  const { result }: { result: { content: string } } = await reply.json();
  return result.content;
}

test("what is typed without a connection is kept, and saved when the connection is back", async ({
  page,
  context,
}) => {
  await signIn(page, "editor");
  const id = await draft(page, { title: "Far out", content: "<p>In reach.</p>" });
  await page.goto(`/content/articles/edit/${id}`);
  await expect(text(page)).toHaveText("In reach.");
  await context.setOffline(true);
  await writeOn(page, " Out of reach.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/Saving failed\. Your changes are still here/)).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  // One goes on writing, and looks at something else meanwhile.
  await writeOn(page, " Still writing.");
  const strip = page.getByRole("tablist", { name: "Open tabs" });
  await strip.getByRole("tab", { name: "Dashboard" }).click();
  await strip.getByRole("tab", { name: /^Edit: Far out/ }).click();
  await expect(text(page)).toHaveText("In reach. Out of reach. Still writing.");

  await context.setOffline(false);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(page.getByText(/Saving failed/)).toHaveCount(0);
  expect(await contentOf(page, id)).toBe("<p>In reach. Out of reach. Still writing.</p>");
});

test("a session that an administrator ends in mid-edit costs nothing that was typed", async ({
  page,
}) => {
  await signIn(page, "editor");
  const id = await draft(page, { title: "Cut off", content: "<p>Before.</p>" });
  await page.goto(`/content/articles/edit/${id}`);
  await expect(text(page)).toHaveText("Before.");
  const admin = await as(page, "admin");
  await endSessionsOf(admin, "Nora Lindqvist");

  await writeOn(page, " After.");
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
  await expect(text(page)).toHaveText("Before. After.");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(await contentOf(page, id)).toBe("<p>Before. After.</p>");
  // The way back is there too: undoing reaches over the interruption.
  await text(page).click();
  await page.keyboard.press("Control+Z");
  await expect(text(page)).toHaveText("Before.");
});

/** Ends every session of a user; other journeys have left many. */
async function endSessionsOf(admin: Page, name: string): Promise<void> {
  const headers = await headersOf(admin);
  const query = `keyword=${encodeURIComponent(name)}&pageSize=200`;
  const reply = await admin.request.get(`/rest/api/liveSession/page?${query}`, { headers });
  const { result }: { result: { records: { id: string }[] } } = await reply.json();
  expect(result.records.length).toBeGreaterThan(0);
  for (const { id } of result.records) {
    const ended = await admin.request.delete(`/rest/api/liveSession/delete/${id}`, { headers });
    expect(ended.ok()).toBe(true);
  }
}
