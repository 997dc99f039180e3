import { expect, type Page } from "@playwright/test";

/** The password of every demo account. */
export const demoPassword = "Atrium-demo-1";

/** Signs in by the form, as a person does, and waits for the back office. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto("/login");
  await fillSignIn(page, username, demoPassword);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Has somebody signed in from the first page on, without the form. */
export async function enter(page: Page, username: string): Promise<void> {
  const reply = await page.request.post("/rest/login", {
    data: { username, password: demoPassword },
  });
  const { result }: { result: { token: string } } = await reply.json();
  await page.addInitScript((token) => sessionStorage.setItem("token", token), result.token);
}

/** Fills in the sign-in form that is on the page and sends it. */
export async function fillSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("User name").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Opens a fresh browser session signed in as somebody. */
export async function as(page: Page, username: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await signIn(other, username);
  return other;
}

/** Chooses the type of the article that is being written. */
export async function chooseType(page: Page, name: string): Promise<void> {
  await page.getByLabel("Type", { exact: true }).click();
  await page.getByRole("treeitem", { name, exact: true }).click();
}
