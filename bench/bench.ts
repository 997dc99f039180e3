/** `pnpm bench <suite> [options]`. */
import process from "node:process";

const suites: Record<string, (args: string[]) => Promise<void>> = {
  sdk: async (args) => (await import("./sdk/run.ts")).runSdkSuite(args),
  hooks: async (args) => (await import("./hooks/run.ts")).runHooksSuite(args),
  server: async (args) => (await import("./server/run.ts")).runServerSuite(args),
  web: async (args) => (await import("./web/run.ts")).runWebSuite(args),
  site: async (args) => (await import("./site/run.ts")).runSiteSuite(args),
  operations: async (args) => (await import("./operations/run.ts")).runOperations(args),
  all: async (args) => (await import("./all.ts")).runAll(args),
  data: async (args) => (await import("./server/data/run.ts")).runData(args),
};

const [name = "", ...args] = process.argv.slice(2);
const suite = suites[name];
if (suite) {
  await suite(args);
} else {
  console.error(`There is no suite "${name}"; there are ${Object.keys(suites).join(", ")}.`);
  process.exitCode = 1;
}
