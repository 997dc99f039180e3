import { chooseType, demoPassword, fillSignIn, headersOf, signIn } from "./_admin.ts";
import { expect, test } from "./_test.ts";

test("a wrong password shows an error and keeps the user name", async ({ page }) => {
  await page.goto("/login");
  await fillSignIn(page, "editor", "not-my-password");
  await expect(page.getByText("Wrong user name or password.")).toBeVisible();
  await expect(page.getByLabel("User name")).toHaveValue("editor");
  await expect(page).toHaveURL(/\/login/);
});

test("a protected URL redirects to sign-in and back, with query and hash", async ({ page }) => {
  await page.goto("/content/articles?keyword=tide#list");
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, "editor", demoPassword);
  await expect(page).toHaveURL(/\/content\/articles\?keyword=tide#list$/);
});

test("edits survive an expired session", async ({ page, signInAs }) => {
  await signInAs("editor");
  await page.goto("/content/articles/new");
  await chooseType(page, "Company");
  await page.request.delete("/rest/token", { headers: await headersOf(page) });

  await page.getByLabel("Title", { exact: true }).fill("Half a thought");
  // By key: whatever is asked for first is refused, and its dialog covers the buttons.
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog).toBeVisible();
  const sentence = "the identity information has expired, please log in again";
  await expect(dialog.getByText(sentence)).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(1);
  await dialog.getByLabel("Password", { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
  // What was refused has been sent once more.
  await expect(page).toHaveURL(/\/content\/articles\/edit\//);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half a thought");
});

test("an unknown path in the back office shows the not-found page", async ({ page, signInAs }) => {
  await signInAs("editor");
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/page not found/i).first()).toBeVisible();
});

test("a page without the permission names who can grant it, and the server rejects the call as well", async ({
  page,
  signInAs,
}) => {
  await signInAs("auditor");
  await page.goto("/content/articles/new");
  await expect(page.getByText("You do not have access to this page")).toBeVisible();
  const reply = await page.request.post("/rest/api/dtArticle/save", {
    headers: await headersOf(page),
    data: { typeId: "x", title: "By the back door" },
  });
  expect(reply.status()).toBe(403);
});

test("signing out ends the session everywhere", async ({ page }) => {
  await signIn(page, "editor");
  const headers = await headersOf(page);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  // The browser forgets first, and the page of signing in does not wait for the server's answer.
  await expect
    .poll(async () => (await page.request.get("/rest/user/current", { headers })).status())
    .toBe(401);
});

/** Pages of the back office that a demo account has no permission for. */
const forbidden: Record<string, string[]> = {
  editor: [
    "/content/banners",
    "/content/comments",
    "/content/messages",
    "/content/recommends",
    "/content/reply-templates",
    "/content/site-setting",
    "/content/types",
    "/monitor/health",
    "/monitor/live-sessions",
    "/monitor/operation-logs",
    "/monitor/sign-in-logs",
    "/system/auths",
    "/system/dicts",
    "/system/menus",
    "/system/roles",
    "/system/users",
    "/system/webhooks",
  ],
  moderator: [
    "/content/friendly-links",
    "/content/home",
    "/content/quick-links",
    "/content/releases",
  ],
  auditor: ["/products"],
  reviewer: ["/content/media", "/content/trash"],
};

for (const [username, addresses] of Object.entries(forbidden)) {
  test(`the ${username} cannot open pages of other roles`, async ({ page, signInAs }) => {
    await signInAs(username);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByText("You do not have access to this page"), address).toBeVisible();
      await expect(page.getByRole("table"), address).toBeHidden();
      await expect(page.getByRole("button", { name: /^New / }), address).toHaveCount(0);
    }
  });
}
