import { expect, type Page } from "@playwright/test";

/** The password of every demo account. */
export const demoPassword = "Atrium-demo-1";

/** A new session of an account, by the API. */
export async function openSession(
  origin: string,
  username: string,
  password = demoPassword,
): Promise<string> {
  const reply = await fetch(`${origin}/rest/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const { result }: { result: { token: string } } = JSON.parse(await reply.text());
  return result.token;
}

/** Has a page signed in by a session from its next load on, once: who logs out stays out. */
export async function useSession(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem("journey") !== null) return;
    sessionStorage.setItem("journey", "signed in");
    sessionStorage.setItem("token", value);
  }, token);
}

/** The headers of the calls that whoever is signed in on a loaded page may make. */
export async function headersOf(page: Page): Promise<{ Authorization: string }> {
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  return { Authorization: token ?? "" };
}

/** Signs in by the form, as a person does, and waits for the dashboard: for journeys about signing in. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto("/login");
  await fillSignIn(page, username, demoPassword);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Fills in the sign-in form that is on the page and sends it. */
export async function fillSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("User name").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Chooses the type of the article that is being written. */
export async function chooseType(page: Page, name: string): Promise<void> {
  await page.getByLabel("Type", { exact: true }).click();
  await page.getByRole("treeitem", { name, exact: true }).click();
}
