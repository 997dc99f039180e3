/**
 * `npm test`: every test, from unit tests to journeys in a real browser. `--part server` runs one part (repeatable),
 * `--shard 1/2` half of the journeys, `--full` each part at full depth, as in the nightly run. The server's tests run on the
 * embedded database, and again on PostgreSQL where its programs are installed or one is reachable; `--require-postgres`
 * installs them.
 */
import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, relative } from "node:path";
import { ensureChromium } from "./bootstrap/chromium.mjs";
import { pnpm } from "./bootstrap/pnpm.mjs";
import { choosePostgres, usualAddress } from "./bootstrap/postgres.mjs";
import { buildPackages, ensureAppsBuilt, ensureInstalled } from "./bootstrap/prepare.mjs";
import { CommandError, finished, root, runCommand, spawnHere } from "./bootstrap/run.mjs";
import { parts as allParts, fullDepth, groupParts, readTestArguments } from "./test/parts.mjs";
import { printResults } from "./test/results.mjs";

const results = join(root, ".atrium/results");

await runCommand(async () => {
  const { parts, shard, full, requirePostgres } = readTestArguments(process.argv.slice(2));
  const needs = new Set(parts.flatMap((part) => part.needs));
  await ensureInstalled();
  const env = { TEST_DATABASE_URL: undefined, ...(full ? fullDepth : {}) };
  if (needs.has("chromium")) env.CHROMIUM_PATH = await ensureChromium();
  if (needs.has("packages")) await buildPackages();
  if (needs.has("apps")) {
    await ensureAppsBuilt();
    env.ATRIUM_PROGRAM = join(root, "apps/server/dist/atrium.js");
  }
  const postgres = parts.some(({ onPostgres }) => onPostgres)
    ? await choosePostgres({ address: process.env.TEST_DATABASE_URL, required: requirePostgres })
    : undefined;
  await runAll(parts, { env, shard, postgres });
});

async function runAll(parts, { env, shard, postgres }) {
  rmSync(results, { recursive: true, force: true });
  const outcomes = [];
  for (const group of groupParts(parts.filter((part) => !part.onPostgres || postgres))) {
    const running = group.map(async (sequence) => {
      for (const part of sequence) {
        outcomes.push(
          await runPart(part, { env: { ...env, ...outputIn(group) }, shard, postgres }),
        );
      }
    });
    await Promise.all(running);
  }
  const times = outcomes.map(({ title, ms }) => `  ${title}: ${minutes(ms)}`);
  console.log(`\nTimes\n${times.join("\n")}`);
  if (parts.some(({ onPostgres }) => onPostgres) && postgres === undefined) printSkipped();
  printResults(results);
  const failed = outcomes.filter(({ status }) => status !== 0);
  if (failed.length === 0) return;
  const names = failed.map(({ title, status }) => `${title} (exit status ${status})`);
  throw new CommandError(`${names.join(" and ")} failed.`);
}

/** Two that run at the same time cannot both redraw the last line of the terminal. */
function outputIn(group) {
  return group.length > 1 ? { PROGRESS: "lines" } : {};
}

async function runPart(part, { env, shard, postgres }) {
  console.log(`\n${part.title}`);
  const started = Date.now();
  const run = `${allParts.indexOf(part)}-${part.name}`;
  const result = { RESULT_FILE: join(results, `${run}.json`) };
  const database = part.onPostgres ? { TEST_DATABASE_URL: postgres } : {};
  const command = commandOf(part, shard);
  const status = await runLoggingErrors(run, command, { ...env, ...result, ...database });
  return { title: part.title, ms: Date.now() - started, status };
}

/** Writes stderr, such as warnings of libraries, to a log, so that only the reporter's lines are printed. */
async function runLoggingErrors(run, [command, args], env) {
  const log = join(root, ".atrium/logs", `test-${run}.log`);
  mkdirSync(dirname(log), { recursive: true });
  const errors = openSync(log, "w");
  const status = await finished(
    spawnHere(command, args, { stdio: ["inherit", "inherit", errors], env }),
  );
  closeSync(errors);
  if (status !== 0) console.log(`\n  Other output: ${relative(root, log)}`);
  return status;
}

function commandOf({ name, projects, waits }, shard) {
  if (name === "journeys") return playwright(shard);
  if (name === "operations") return ["node", ["bench/bench.ts", "operations"]];
  if (name === "bench") return pnpm("bench", "all", "--check");
  if (name === "docs") return pnpm("run", "docs", "--build");
  if (name === "mutation") return pnpm("--filter", "@atrium/hooks", "run", "mutate");
  return vitest(projects, waits ? [`--maxWorkers=${availableParallelism() + 1}`] : []);
}

function vitest(projects, more) {
  const chosen = projects.map((name) => `--project=${name}`);
  const reporter = `--reporter=${join(root, "scripts/test/vitest-reporter.mjs")}`;
  return ["vitest", ["run", ...chosen, reporter, "--retry=1", ...more]];
}

function playwright(shard) {
  const half = shard === undefined ? [] : [`--shard=${shard}`];
  return ["playwright", ["test", "--config", "e2e/playwright.config.ts", ...half]];
}

function minutes(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function printSkipped() {
  const line = "!".repeat(78);
  console.log(`
${line}
  SKIPPED: the server's tests on PostgreSQL. They ran on the embedded database
  alone, because PostgreSQL is not installed and nothing answers at
  ${usualAddress}
  Start one there, set TEST_DATABASE_URL, or: npm test -- --require-postgres
${line}`);
}
