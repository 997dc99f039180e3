/**
 * `npm test`: every test, from unit tests to journeys in a real browser. The server's tests run on the embedded database
 * and on a PostgreSQL, when one answers; `npm test -- --require-postgres` gets one when none does.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./bootstrap/chromium.mjs";
import { findPostgres, startPostgres, usualAddress } from "./bootstrap/postgres.mjs";
import { buildPackages, ensureAppsBuilt, ensureInstalled } from "./bootstrap/prepare.mjs";
import { printOutcome } from "./bootstrap/test-outcome.mjs";
import { CommandError, finished, root, runCommand, spawnHere } from "./bootstrap/run.mjs";

const results = join(root, ".atrium/results");
const unsteadyReporter = join(root, "scripts/bootstrap/unsteady-reporter.mjs");
const requirePostgres = process.argv.includes("--require-postgres");

await runCommand(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  await buildPackages();
  await ensureAppsBuilt();
  const postgres = await preparePostgres();
  await runAll(chromium, postgres);
});

/** Address of the PostgreSQL to test on; undefined when there is none and none is demanded. */
async function preparePostgres() {
  const named = process.env.TEST_DATABASE_URL;
  const found = await findPostgres(named);
  if (named !== undefined && found === undefined) {
    throw new CommandError("The PostgreSQL of TEST_DATABASE_URL does not let us make databases.");
  }
  return found ?? (requirePostgres ? startPostgres() : undefined);
}

async function runAll(chromium, postgres) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const steps = [
    ["Unit and contract tests", () => runOnEmbedded(chromium)],
    ...(postgres === undefined
      ? []
      : [["Server tests on PostgreSQL", () => runOnPostgres(postgres)]]),
    ["Browser journeys", () => runPlaywright(chromium)],
  ];
  const failed = [];
  for (const [name, step] of steps) {
    console.log(`\n${name}`);
    const status = await step();
    if (status !== 0) failed.push(`${name} (exit status ${status})`);
  }
  if (postgres === undefined) tellWhatIsLeftOut();
  printOutcome(results);
  if (failed.length > 0) throw new CommandError(`${failed.join(" and ")} failed.`);
}

function runOnEmbedded(chromium) {
  const env = { CHROMIUM_PATH: chromium, TEST_DATABASE_URL: undefined };
  return runVitest("vitest", [], env);
}

/** What the server and the calls of the contract do with a database. */
function runOnPostgres(address) {
  const folders = ["apps/server/", "e2e/contract/"];
  return runVitest("vitest-postgres", folders, { TEST_DATABASE_URL: address });
}

function runVitest(result, filters, env) {
  const reporters = ["dot", "json", unsteadyReporter].map((name) => `--reporter=${name}`);
  const file = `--outputFile.json=${join(results, `${result}.json`)}`;
  return finished(
    spawnHere("vitest", ["run", ...filters, ...reporters, file, "--retry=1"], {
      stdio: "inherit",
      env: { ...env, UNSTEADY_FILE: join(results, `${result}-unsteady.json`) },
    }),
  );
}

function runPlaywright(chromium) {
  const args = ["test", "--config", "e2e/playwright.config.ts"];
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, "playwright.json"),
  };
  return finished(spawnHere("playwright", args, { stdio: "inherit", env }));
}

function tellWhatIsLeftOut() {
  const line = "!".repeat(78);
  console.log(`
${line}
  LEFT OUT: the server's tests on PostgreSQL. They ran on the embedded database
  alone, because nothing answers at ${usualAddress}
  Start one there, set TEST_DATABASE_URL, or: npm test -- --require-postgres
${line}`);
}
