import { configDefaults, defineConfig } from "vitest/config";
import { storiesProject } from "./packages/ui/vitest.stories.ts";

// Tests that bring a database of one kind of their own run with that kind alone.
const onPostgres = process.env["TEST_DATABASE_URL"] !== undefined;
const ofOtherDatabase = onPostgres
  ? ["apps/server/tests/embedded/**", "apps/server/src/db/embedded/**"]
  : ["apps/server/tests/postgres/**"];

export default defineConfig({
  resolve: { conditions: ["@atrium/source"] },
  ssr: { resolve: { conditions: ["@atrium/source"] } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: [
            "openapi/*.test.ts",
            "scripts/**/*.test.ts",
            "packages/*/{src,registry}/**/*.test.{ts,tsx}",
            "apps/*/{src,tests,vite}/**/*.test.{ts,tsx}",
            "e2e/{contract,packages}/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, ...ofOtherDatabase],
          globalSetup: "apps/server/tests/_postgres-template.ts",
        },
      },
      "e2e/vitest.config.ts",
      storiesProject("dark"),
      storiesProject("light"),
    ],
  },
});
