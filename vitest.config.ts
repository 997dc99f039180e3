import { configDefaults, defineConfig } from "vitest/config";
import { storiesProject } from "./packages/ui/vitest.stories.ts";
import { findChromium } from "./scripts/bootstrap/chromium.mjs";

const onPostgres = process.env["TEST_DATABASE_URL"] !== undefined;
const full = process.env["TEST_DEPTH"] === "full";

// The tests of components and hooks start whatever Chromium the machine has.
const chromium = findChromium();
if (chromium !== undefined) process.env["CHROMIUM_PATH"] = chromium;

/** What another database may do differently: its SQL, locks, notifications and failures. `TEST_DEPTH=full` runs all. */
const differsOnPostgres = [
  "apps/server/src/{db,seed,modules/reads}/**/*.test.ts",
  // What is damaged in an archive the program finds, not the database.
  "apps/server/src/backup/{backup,value-round-trip}.test.ts",
  "apps/server/src/http/{health,trace-requests,cdn/*,response-cache/*}.test.ts",
  "apps/server/src/modules/{charts,circulations,home,site,webhooks,workflow}/**/*.test.ts",
  "apps/server/src/modules/retention/delete-expired.test.ts",
  "apps/server/src/modules/articles/{page-articles,suggest-tags}.test.ts",
  "apps/server/src/modules/article-types/review-rules.test.ts",
  "apps/server/src/modules/files/upload-quota.test.ts",
  "apps/server/src/web/page-cache.test.ts",
  "apps/server/tests/{durability,postgres,storage,workflow}/**/*.test.ts",
  "e2e/contract/{every-operation,races/*}.test.ts",
];

/** Their files need a simulated document, and say so in their name. */
const domTests = "{packages,apps/web}/**/*.dom.test.{ts,tsx}";

/** Not for threads: they start programs, which a large process does slowly, or change their process's time zone. */
const processTests = [
  "scripts/**/*.test.ts",
  "packages/ui/registry/**/*.test.ts",
  "packages/ui/src/lib/local-time.test.ts",
  "apps/web/src/shared/day-range.test.ts",
];

const serverTests = ["apps/server/{src,demo,tests}/**/*.test.ts", "e2e/contract/**/*.test.ts"];

// Tests that bring a database of one kind of their own run with that kind alone.
const ofOtherDatabase = onPostgres
  ? ["apps/server/tests/embedded/**", "apps/server/src/db/embedded/**"]
  : ["apps/server/tests/postgres/**"];

export default defineConfig({
  resolve: { conditions: ["@atrium/source"] },
  ssr: { resolve: { conditions: ["@atrium/source"] } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Vitest would leave one core to itself.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: [
            "openapi/*.test.ts",
            "packages/*/src/**/*.test.{ts,tsx}",
            "apps/web/{src,vite}/**/*.test.{ts,tsx}",
            "bench/**/*.test.ts",
            "tools/**/*.test.ts",
            "docs/site/src/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, domTests, ...processTests],
          pool: "threads",
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          include: [domTests],
          environment: "happy-dom",
          pool: "threads",
          isolate: false,
        },
      },
      { extends: true, test: { name: "process", include: processTests, isolate: false } },
      {
        extends: true,
        test: {
          name: "server",
          include: onPostgres && !full ? differsOnPostgres : serverTests,
          exclude: [...configDefaults.exclude, ...ofOtherDatabase],
          globalSetup: "apps/server/tests/_postgres-template.ts",
          isolate: false,
          // A server and its database make much that is young: with the default size a tenth more of the time goes to collecting it.
          execArgv: ["--max-semi-space-size=64"],
        },
      },
      {
        extends: true,
        test: {
          name: "packages",
          include: ["e2e/{deployments,packages}/**/*.test.ts"],
          exclude: [
            ...configDefaults.exclude,
            ...(full ? [] : ["e2e/deployments/**", "e2e/packages/full/**"]),
          ],
          globalSetup: "e2e/packages/_pack-packages.mjs",
          // Its programs have time-outs of their own, of up to two minutes.
          testTimeout: 150_000,
        },
      },
      "e2e/vitest.config.ts",
      storiesProject(chromium),
    ],
  },
});
