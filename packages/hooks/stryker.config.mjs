/**
 * Which mutants of the code do its tests notice? `pnpm --filter @atrium/hooks run mutate`, for one folder with
 * MUTATE=session (or menu, tabs, upload). The hooks themselves are left out: they only subscribe.
 */
const folders = process.env.MUTATE ?? "{session,menu,tabs,upload}";

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "stryker.vitest.config.ts", related: false },
  mutate: [
    `src/${folders}/*.ts`,
    "!src/**/*.test.ts",
    "!src/**/{_,use-}*",
    "!src/**/{index,*-types}.ts",
  ],
  // Its `extends` leads nowhere from the copy that is mutated.
  ignorePatterns: ["dist", "tsconfig.json"],
  coverageAnalysis: "perTest",
  concurrency: 2,
  timeoutMS: 30_000,
  reporters: ["clear-text"],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
  tempDirName: "node_modules/.stryker",
};
