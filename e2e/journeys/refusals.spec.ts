import { expect, test } from "@playwright/test";
import { chooseType, demoPassword, fillSignIn, signIn } from "./_office.ts";

test("a wrong password says so at the form and keeps the name", async ({ page }) => {
  await page.goto("/login");
  await fillSignIn(page, "editor", "not-my-password");
  await expect(page.getByText("User name or password is wrong.")).toBeVisible();
  await expect(page.getByLabel("User name")).toHaveValue("editor");
  await expect(page).toHaveURL(/\/login/);
});

test("a protected address leads to sign-in and back, with query and hash", async ({ page }) => {
  await page.goto("/content/articles?keyword=tide#list");
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, "editor", demoPassword);
  await expect(page).toHaveURL(/\/content\/articles\?keyword=tide#list$/);
});

test("a session that ends in mid-edit costs nothing that was typed", async ({ page }) => {
  await signIn(page, "editor");
  await page.goto("/content/articles/new");
  await page.getByLabel("Title", { exact: true }).fill("Half a thought");
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  await page.request.delete("/rest/token", { headers: { Authorization: token ?? "" } });

  await chooseType(page, "Company");
  await page.getByRole("button", { name: "Create draft" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog).toBeVisible();
  await expect(
    page.getByText("the identity information has expired, please log in again"),
  ).toHaveCount(1);
  await dialog.getByLabel("Password", { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
  // What was refused has been sent once more.
  await expect(page).toHaveURL(/\/content\/articles\/edit\//);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half a thought");
});

test("an unknown path in the back office ends at the not-found page", async ({ page }) => {
  await signIn(page, "editor");
  await page.evaluate(() => history.pushState(null, "", "/no/such/page"));
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/not here|no such page/i).first()).toBeVisible();
});

test("a page without the right says who could give it, and the server refuses the call as well", async ({
  page,
}) => {
  await signIn(page, "auditor");
  await page.goto("/content/articles/new");
  await expect(page.getByText("You may not see this page")).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  const reply = await page.request.post("/rest/api/dtArticle/save", {
    headers: { Authorization: token ?? "" },
    data: { typeId: "x", title: "By the back door" },
  });
  expect(reply.status()).toBe(403);
});

test("log-out ends the session everywhere", async ({ page }) => {
  await signIn(page, "editor");
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  const reply = await page.request.get("/rest/user/current", {
    headers: { Authorization: token ?? "" },
  });
  expect(reply.status()).toBe(401);
});
