import { defineConfig } from "@playwright/test";
import { browserOptions } from "./browser.ts";

const port = Number(process.env["E2E_PORT"] ?? 43_117);

export default defineConfig({
  testDir: "journeys",
  outputDir: "../.atrium/journeys",
  fullyParallel: false,
  workers: 1,
  // One that passes only then is named at the end of the run.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-GB",
    timezoneId: "UTC",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: browserOptions(),
  },
  webServer: {
    command: `node e2e/serve.ts ${port}`,
    cwd: "..",
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
