import type { CDPSession, Page } from "@playwright/test";
import { demoPassword, useSession } from "./_admin.ts";
import { startDemoSite } from "../serve.ts";
import { StaffClient } from "./_staff-client.ts";
import { expect, test } from "./_test.ts";

/** A browser's own authenticator. Whoever uses it is verified, as soon as they are there. */
class BrowserAuthenticator {
  readonly #cdp: CDPSession;
  readonly #authenticatorId: string;

  private constructor(cdp: CDPSession, authenticatorId: string) {
    this.#cdp = cdp;
    this.#authenticatorId = authenticatorId;
  }

  static async addTo(page: Page): Promise<BrowserAuthenticator> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new BrowserAuthenticator(cdp, authenticatorId);
  }

  /** Whether somebody answers what it asks: what a page asks while nobody does stays open. */
  async setPresent(enabled: boolean): Promise<void> {
    const authenticatorId = this.#authenticatorId;
    await this.#cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  }
}

const account = (page: Page) => page.getByRole("button", { name: "Account of" });

test("a passkey is added, signs in alone and in place of a code, confirms a change, and is removed", async ({
  page,
}, testInfo) => {
  test.slow();
  const port = 27_000 + 100 * testInfo.parallelIndex;
  // Browsers have passkeys at localhost, but at no IP address.
  await using site = await startDemoSite(port, { HOST: "localhost", STEP_UP_MINUTES: "0.02" });
  const url = site.url.replace("127.0.0.1", "localhost");
  const authenticator = await BrowserAuthenticator.addTo(page);
  await useSession(page, await new StaffClient(site.url).newSessionOf("editor"));
  await page.goto(`${url}/profile`);
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await adding.getByLabel("Name", { exact: true }).fill("Laptop");
  await adding.getByRole("button", { name: "Continue" }).click();
  const stepUp = page.getByRole("dialog", { name: "Confirm that it is you" });
  await stepUp.getByLabel("Password", { exact: true }).fill(demoPassword);
  await stepUp.getByRole("button", { name: "Confirm" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(section.getByRole("listitem")).toContainText(/Laptop.*Last usedNever/);

  // Whoever is there chooses what the field of the user name offers, at once.
  const signedIn = page.waitForResponse(/\/api\/passkey\/signIn$/);
  await account(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  expect((await signedIn).status()).toBe(200);
  await expect(account(page)).toBeVisible();

  await authenticator.setPresent(false);
  await account(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByLabel("User name").fill("editor");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Code", { exact: true })).toBeVisible();
  await authenticator.setPresent(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(account(page)).toBeVisible();

  await page.goto(`${url}/profile`);
  await expect(section.getByRole("listitem")).toContainText("Laptop");
  await expect(section.getByRole("listitem")).not.toContainText("Never");
  await section.getByRole("button", { name: "Remove Laptop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await stepUp.getByRole("button", { name: "Use a passkey" }).click();
  await expect(section.getByText("No passkeys")).toBeVisible();
});
