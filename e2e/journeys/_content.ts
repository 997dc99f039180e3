import { expect, type Locator, type Page } from "@playwright/test";

/** Takes a step by its button and the dialog behind it, and waits for its notice. */
export async function takeStep(
  page: Page,
  step: string,
  message: string,
  fill: (dialog: Locator) => Promise<void> = async () => {},
): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name: new RegExp(`^${step}`) });
  const more = page.getByRole("button", { name: "More actions", exact: true });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.first().isVisible()) await button.first().click();
  else {
    await more.click();
    await page.getByRole("menuitem", { name: step }).click();
  }
  const dialog = page.getByRole("dialog", { name: new RegExp(`^${step}`) });
  await fill(dialog);
  await dialog.getByRole("button", { name: step }).click();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Opens the task about a title and returns the text of the piece to decide about. */
export async function openTask(page: Page, title: string): Promise<Locator> {
  await page.goto(`/tasks/wait-handle?keyword=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title, exact: true }).first().click();
  const piece = page.getByRole("article", { name: "Content in review" });
  await expect(piece).toBeVisible();
  return piece;
}

/** Opens an article to read it. */
export async function openArticle(page: Page, id: string): Promise<void> {
  await page.goto(`/content/articles/view/${id}`);
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
}
