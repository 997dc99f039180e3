/** `pnpm bench all`: every suite that RESULTS.md has a section of, one after the other. An hour on two cores. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runHooksSuite } from "./hooks/run.ts";
import { findRegressions } from "./report/regressions.ts";
import { runSdkSuite } from "./sdk/run.ts";
import { runData } from "./server/data/run.ts";
import { runServerSuite } from "./server/run.ts";
import { runSiteSuite } from "./site/run.ts";
import { runWebSuite } from "./web/run.ts";

const usualUrl = "postgres://postgres@127.0.0.1:5432/postgres";
const file = join(import.meta.dirname, "RESULTS.md");

/**
 * Writes RESULTS.md anew. With `--check` it stays as it is, and a figure that is more than 15 % worse than there fails
 * by name. `--sizes 1k,100k` leaves the largest database out, `--url` names the PostgreSQL.
 */
export async function runAll(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      check: { type: "boolean", default: false },
      sizes: { type: "string", default: "1k,100k,1m" },
      url: { type: "string", default: process.env["TEST_DATABASE_URL"] ?? usualUrl },
    },
  });
  const { sizes, url } = values;
  const before = readFileSync(file, "utf8");
  await runSdkSuite(["--write"]);
  await runHooksSuite(["--write"]);
  await runData(["--url", url, ...sizes.split(",")]);
  await runServerSuite(["--write", "--url", url, "--sizes", sizes]);
  await runWebSuite(["--write", "--rounds", "7"]);
  await runSiteSuite(["--write"]);
  if (!values.check) return;
  const regressions = findRegressions(before, readFileSync(file, "utf8"));
  writeFileSync(file, before);
  for (const line of regressions) console.error(`Worse than in bench/RESULTS.md: ${line}`);
  if (regressions.length > 0) process.exitCode = 1;
}
