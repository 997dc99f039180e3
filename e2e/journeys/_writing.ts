import type { Page } from "@playwright/test";
import { demoPassword } from "./_admin.ts";
import type { StaffClient } from "./_staff-client.ts";

/** The text of the article that is being written. */
export const text = (page: Page) => page.locator(".ProseMirror");

/** Types at the end of the text. */
export async function writeOn(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(words);
}

/** What the server has of an article. */
export async function contentOf(staff: StaffClient, id: string): Promise<string> {
  return (await staff.get<{ content: string }>("admin", `/api/dtArticle/get/${id}`)).content;
}

/** The question over the work of a session that has ended. */
export const signInDialog = (page: Page) => page.getByRole("dialog", { name: "Sign in again" });

/** Answers it, as a person does. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = signInDialog(page);
  await dialog.getByLabel("Password", { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: "Sign in" }).click();
}
