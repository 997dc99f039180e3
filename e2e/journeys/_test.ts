/** The journeys' own `test`: a site per Playwright worker, and sign-in by session instead of by typing. */
import { expect, test as base, type Page } from "@playwright/test";
import { startDemoSite, type Site } from "../serve.ts";
import { useSession } from "./_admin.ts";
import { callsWithoutVersion } from "./_seen-versions.ts";
import { StaffClient } from "./_staff-client.ts";

export { expect };

interface WorkerFixtures {
  /** The demo site of this worker: its own process and database. */
  site: Site;
  /** Calls of the API as a demo account, where the screen is not the subject. */
  staff: StaffClient;
}

interface TestFixtures {
  /** Has the test's page signed in as an account from its first load on. */
  signInAs: (username: string) => Promise<void>;
  /** Opens a page in a browser context of its own, signed in as an account, before anything is loaded there. */
  openAs: (username: string, session?: string) => Promise<Page>;
}

/** Ports below those that systems give to outgoing connections; each worker has a range. */
const firstPort = 20_000;
const portsPerWorker = 200;

/** Playwright's `test` with the fixtures above. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use, { parallelIndex }) => {
      await using site = await startDemoSite(firstPort + portsPerWorker * parallelIndex);
      await use(site);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  staff: [async ({ site }, use) => use(new StaffClient(site.url)), { scope: "worker" }],
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    const withoutVersion = callsWithoutVersion(context);
    await use(context);
    expect(withoutVersion, "buttons that send no version").toEqual([]);
  },
  signInAs: async ({ page, staff }, use) => {
    await use(async (username) => useSession(page, await staff.sessionOf(username)));
  },
  openAs: async ({ browser, staff }, use) => {
    await using contexts = new AsyncDisposableStack();
    await use(async (username, session) => {
      const context = await browser.newContext();
      const withoutVersion = callsWithoutVersion(context);
      contexts.defer(async () => {
        await context.close();
        expect(withoutVersion, "buttons that send no version").toEqual([]);
      });
      const page = await context.newPage();
      await useSession(page, session ?? (await staff.sessionOf(username)));
      return page;
    });
  },
});
