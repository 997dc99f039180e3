import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { join } from "node:path";
import type { TestProjectInlineConfiguration } from "vitest/config";

const root = import.meta.dirname;

/** Stories that need a page no other story has used: what is measured there depends on how fast the page draws. */
const ownPage = ["src/patterns/data-table-large.stories.tsx"];

/**
 * The stories as tests in a real browser, looked at in both themes. A project of the vitest.config.ts at the top.
 *
 * @param chromium The browser's program; without one, Playwright looks for its own.
 */
export function storiesProject(chromium: string | undefined): TestProjectInlineConfiguration {
  return {
    root,
    extends: join(root, "vite.config.ts"),
    plugins: [
      storybookTest({ configDir: join(root, ".storybook"), initialGlobals: { theme: "dark" } }),
    ],
    // Found while a test runs, they would be bundled then, and the page loaded anew under it.
    optimizeDeps: {
      include: [
        "react",
        "react-dom",
        "react-dom/client",
        "react/jsx-dev-runtime",
        "react/jsx-runtime",
      ],
    },
    test: {
      name: "stories",
      setupFiles: [join(root, ".storybook/vitest.setup.ts")],
      // After those without a browser, of which more run at a time.
      sequence: { groupOrder: 1 },
      testTimeout: 60_000,
      // One page for all files: React, Storybook and axe are loaded once.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1024, height: 768 },
        provider: playwright({
          // Nothing is caught half-way through its motion.
          contextOptions: { reducedMotion: "reduce" },
          launchOptions: {
            ...(chromium !== undefined && { executablePath: chromium }),
            args: ["--no-sandbox", "--disable-gpu"],
          },
        }),
        instances: [
          { browser: "chromium", name: "stories", exclude: ownPage },
          { browser: "chromium", name: "stories on a page of their own", include: ownPage },
        ],
      },
    },
  };
}
