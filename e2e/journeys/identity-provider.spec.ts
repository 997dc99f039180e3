import { clientId, clientSecret, IdentityProvider } from "@atrium/server/testing/identity-provider";
import { startDemoSite } from "../serve.ts";
import { expect, test } from "./_test.ts";

test("staff sign in with the identity provider at the back office's own origin, which the public one knows nothing of", async ({
  page,
}, testInfo) => {
  test.slow();
  await using provider = await IdentityProvider.start("http://127.0.0.1/login");
  const port = 28_000 + 100 * testInfo.parallelIndex;
  await using site = await startDemoSite(port, (own) => ({
    OFFICE_URL: `http://localhost:${own}`,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_LABEL: "Harbour ID",
    OIDC_DEFAULT_ROLE: "editor",
  }));
  const office = site.url.replace("127.0.0.1", "localhost");
  provider.serve(`${office}/login`);
  const email = "ada.quay@example.com";
  const signIn = page.getByRole("button", { name: "Sign in with Harbour ID" });
  await page.goto(`${office}/profile`);
  provider.person = { sub: "ada", email, email_verified: false };
  await signIn.click();
  await expect(page.getByRole("alert")).toContainText("Nobody here has your identity");
  await expect(page).toHaveURL(`${office}/login`);
  provider.person = { sub: "ada", email, email_verified: true, name: "Ada Quay" };
  await signIn.click();
  await expect(page.getByRole("button", { name: "Account of Ada Quay" })).toBeVisible();
  await expect(page).toHaveURL(`${office}/profile`);
  await expect(page.getByText("Nothing else signs in to your account")).toBeVisible();

  await page.getByRole("button", { name: "Account of Ada Quay" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  // The provider asks, and sends the browser back.
  await page.getByRole("button", { name: "Yes, sign me out" }).click();
  await expect(page).toHaveURL(new RegExp(`^${office}/login`));
  await expect(signIn).toBeVisible();
  expect(provider.ended).toBe(1);

  await signIn.click();
  await expect(page.getByRole("button", { name: "Account of Ada Quay" })).toBeVisible();
  await page.goto(`${office}/content/articles/new`);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("A tide of one's own");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.frameLocator("iframe[title='Preview']");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("A tide of one's own");

  const visitor = await page.context().newPage();
  await visitor.goto(`${office}/index`);
  await expect(visitor).toHaveURL(`${site.url}/index`);
  const statuses = await visitor.evaluate(async () => {
    const paths = ["/rest/user/current", "/rest/logout", "/login"];
    return Promise.all(paths.map(async (path) => (await fetch(path)).status));
  });
  expect(statuses).toEqual([404, 404, 404]);
});
