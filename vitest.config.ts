import { configDefaults, defineConfig } from "vitest/config";

// The tests that only mean something on a PostgreSQL.
const onPostgres =
  process.env["TEST_DATABASE_URL"] === undefined ? ["apps/server/tests/postgres/**"] : [];

export default defineConfig({
  resolve: { conditions: ["@atrium/source"] },
  ssr: { resolve: { conditions: ["@atrium/source"] } },
  test: {
    include: [
      "openapi/*.test.ts",
      "scripts/**/*.test.ts",
      "packages/*/src/**/*.test.{ts,tsx}",
      "apps/*/{src,tests,vite}/**/*.test.{ts,tsx}",
      "e2e/{contract,packages}/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
    exclude: [...configDefaults.exclude, ...onPostgres],
    globalSetup: "apps/server/tests/_postgres-template.ts",
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
