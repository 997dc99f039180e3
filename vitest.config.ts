import { defineConfig } from "vitest/config";

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
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
