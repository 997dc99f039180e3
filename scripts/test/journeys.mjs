import { ensureChromium } from "../bootstrap/chromium.mjs";
import { ensureAppsBuilt } from "../bootstrap/prepare.mjs";
import { finished, forwardSignals, spawnHere } from "../bootstrap/run.mjs";

/**
 * Runs Playwright on the apps as they are now: stale ones are built.
 *
 * @param {string[]} args Of `playwright test`, such as names of files.
 * @returns Its exit status.
 */
export async function runJourneys(args) {
  const env = { CHROMIUM_PATH: await ensureChromium() };
  await ensureAppsBuilt();
  const command = ["test", "--config", "e2e/playwright.config.ts", ...args];
  const playwright = spawnHere("playwright", command, { stdio: "inherit", env });
  forwardSignals(playwright);
  return finished(playwright);
}
