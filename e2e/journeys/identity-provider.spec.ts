import { clientId, clientSecret, IdentityProvider } from "@atrium/server/testing/identity-provider";
import { startDemoSite } from "../serve.ts";
import { expect, test } from "./_test.ts";

test("staff sign in with the identity provider, and learn why not, with nothing left in the address", async ({
  page,
}, testInfo) => {
  test.slow();
  await using provider = await IdentityProvider.start("http://127.0.0.1/login");
  const port = 28_000 + 100 * testInfo.parallelIndex;
  await using site = await startDemoSite(port, {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_LABEL: "Harbour ID",
    OIDC_DEFAULT_ROLE: "editor",
  });
  provider.serve(`${site.url}/login`);
  const email = "ada.quay@example.com";
  const signIn = page.getByRole("button", { name: "Sign in with Harbour ID" });
  await page.goto(`${site.url}/profile`);
  provider.person = { sub: "ada", email, email_verified: false };
  await signIn.click();
  await expect(page.getByRole("alert")).toContainText("Nobody here has your identity");
  await expect(page).toHaveURL(`${site.url}/login`);
  provider.person = { sub: "ada", email, email_verified: true, name: "Ada Quay" };
  await signIn.click();
  await expect(page.getByRole("button", { name: "Account of Ada Quay" })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/profile`);
  await expect(page.getByText("Nothing else signs in to your account")).toBeVisible();

  await page.getByRole("button", { name: "Account of Ada Quay" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  // The provider's page submits itself where it knows the person by the ID token, and sends the browser back.
  await expect(page).toHaveURL(new RegExp(`^${site.url}/login`));
  await expect(signIn).toBeVisible();
  expect(provider.ended).toBe(1);
});
