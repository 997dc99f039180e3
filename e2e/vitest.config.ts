import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserOptions } from "./browser.ts";

/** The server of these tests, known as soon as hooks/_server.ts has started it. */
const proxied = {
  get target() {
    return process.env["ATRIUM_TEST_URL"] ?? "";
  },
};

/** The hooks in a real browser, on the real server. A project of the vitest.config.ts at the top. */
export default defineConfig({
  resolve: { conditions: ["@atrium/source"] },
  ssr: { resolve: { conditions: ["@atrium/source"] } },
  server: { proxy: { "/rest": proxied, "/files": proxied } },
  // Discovered during a test, they would be bundled then, and the page would reload under it.
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
      "@tanstack/react-query",
      "vitest-browser-react",
    ],
  },
  test: {
    name: "browser",
    include: ["hooks/*.test.tsx"],
    globalSetup: "hooks/_server.ts",
    setupFiles: "hooks/_clean-up.ts",
    // One page for all files: the hooks and React are loaded once.
    isolate: false,
    // After those without a browser, of which more run at a time.
    sequence: { groupOrder: 1 },
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserOptions(), actionTimeout: 30_000 }),
      instances: [{ browser: "chromium" }],
    },
  },
});
