/** `pnpm bench <suite> [options]`. */
import { runSdkSuite } from "./sdk/run.ts";

const suites: Record<string, (args: string[]) => Promise<void>> = { sdk: runSdkSuite };

const [name = "", ...args] = process.argv.slice(2);
const suite = suites[name];
if (suite) {
  await suite(args);
} else {
  console.error(`There is no suite "${name}"; there are ${Object.keys(suites).join(", ")}.`);
  process.exitCode = 1;
}
