import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { browserOptions } from "./browser.ts";

/** One more than cores: each waits for its page or its site now and then. `--workers` sets another number. */
const workers = Math.min(4, availableParallelism() + 1);

export default defineConfig({
  testDir: "journeys",
  outputDir: "../.atrium/journeys",
  fullyParallel: true,
  workers,
  // One that passes only then is named at the end of the run.
  retries: 1,
  // For machines on which all takes three times as long as usual.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: "../scripts/test/playwright-reporter.mjs",
  use: {
    locale: "en-GB",
    timezoneId: "UTC",
    // Drawing what moves costs time. The journeys about motion, and those by keyboard, see it as most people do.
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    // Recording slows every action of every test, so only what is retried is recorded.
    trace: "on-first-retry",
    launchOptions: browserOptions(),
  },
});
