/** Runs test files of a tree once, nothing tried again, and reads from the reports what failed. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { pnpm } from "../../scripts/bootstrap/pnpm.mjs";
import { finished, workspaceEnv } from "../../scripts/bootstrap/run.mjs";

/**
 * Runs test files by the program they are written for.
 *
 * @param options Their `files`, relative to the `tree`; the `postgres` to run on, embedded without one; the `chromium` of
 * those that need a browser; the `title` of the one test to run, all without one; whether to stop at the `first` failure.
 * @returns The `failures`, each with its `file`, `test` and `reason`; and, when something else went wrong, why as `broken`.
 */
export async function runTests(tree, options) {
  const folder = mkdtempSync(join(tmpdir(), "atrium-faults-report-"));
  try {
    const runOptions = options.files.some(isJourney) ? playwright : vitest;
    return await runOptions(tree, folder, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a test runs by Playwright, on the site as built. */
export function isJourney(file) {
  return file.endsWith(".spec.ts");
}

/** Builds the web app or the server, or both. @returns Why that failed; undefined when it did not. */
export async function buildApps(tree, { web, server }) {
  for (const name of [...(web ? ["@atrium/web"] : []), ...(server ? ["@atrium/server"] : [])]) {
    const { status, output } = await run(tree, pnpm("--filter", name, "run", "build"), {});
    if (status !== 0) return `${name} cannot be built: ${lastLines(output)}`;
  }
  return undefined;
}

async function vitest(tree, folder, { files, postgres, chromium, title, first }) {
  const report = join(folder, "vitest.json");
  const once = ["--retry=0", ...(first ? ["--bail=1"] : []), ...titled("--testNamePattern", title)];
  const reporters = ["--reporter=json", `--outputFile.json=${report}`];
  const command = ["vitest", ["run", ...files, ...once, ...reporters]];
  const env = { TEST_DATABASE_URL: postgres, CHROMIUM_PATH: chromium };
  const { status, output } = await run(tree, command, env);
  const results = readReport(report)?.testResults ?? [];
  const failures = results.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages: [reason = ""] }) => failure(tree, name, fullName, reason)),
  );
  const ran = new Set(results.map(({ name }) => relative(tree, name)));
  const crashed = results.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const why = [
    ...files.filter((file) => !ran.has(file)).map((file) => `${file} did not run`),
    ...crashed.map(({ name, message }) => `${relative(tree, name)} crashed: ${message}`),
  ];
  if (status !== 0 && failures.length === 0 && why.length === 0) why.push(lastLines(output));
  return outcome(failures, why);
}

async function playwright(tree, folder, { files, chromium, title, first }) {
  const report = join(folder, "playwright.json");
  const once = ["--retries=0", ...(first ? ["--max-failures=1"] : []), ...titled("--grep", title)];
  const specs = files.map((file) => `${plain(join(tree, file))}$`);
  const config = ["--config", "e2e/playwright.config.ts", "--reporter=json"];
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { status, output } = await run(
    tree,
    ["playwright", ["test", ...specs, ...config, ...once]],
    env,
  );
  const { suites = [], errors = [] } = readReport(report) ?? {};
  const failures = suites.flatMap((suite) => failedJourneys(tree, suite));
  const why = errors.map(({ message }) => message).filter((message) => !isStop.test(message));
  if (status !== 0 && failures.length === 0 && why.length === 0) why.push(lastLines(output));
  return outcome(failures, why);
}

/** What Playwright says of a run that was to stop at the first failure. */
const isStop = /^Testing stopped early/;

/** A journey runs out of time when it waits in vain for something that the page should show; then it says for what. */
function failedJourneys(tree, { specs = [], suites = [] }) {
  const failed = specs.flatMap(({ title, file, tests }) => {
    const reasons = tests.flatMap(({ results }) => results.flatMap(reasonOf));
    return reasons.map((reason) => failure(tree, join(tree, "e2e/journeys", file), title, reason));
  });
  return [...failed, ...suites.flatMap((suite) => failedJourneys(tree, suite))];
}

function reasonOf({ status, errors = [] }) {
  const messages = errors.map(({ message = "" }) => stripVTControlCharacters(message));
  if (status === "failed") return messages.slice(0, 1);
  const vain = messages.filter((message) => message.includes("waiting for"));
  return status === "timedOut" ? vain.slice(0, 1) : [];
}

function titled(option, title) {
  return title === undefined ? [] : [option, plain(title)];
}

/** A pattern that a text alone fits. */
function plain(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A test that could not be read or compiled, or that ran out of time, says nothing about the product. */
const isNoVerdict =
  /SyntaxError|ReferenceError|Failed to (resolve|load)|Cannot find (module|package)|Test timed out|Hook timed out/;

function outcome(failures, why) {
  const verdicts = failures.filter(({ reason }) => !isNoVerdict.test(reason));
  const others = failures.filter((one) => !verdicts.includes(one));
  const reasons = [...why, ...others.map(({ test, reason }) => `${test}: ${reason}`)];
  return { failures: verdicts, broken: reasons.length === 0 ? undefined : reasons.join("\n") };
}

function failure(tree, name, test, reason) {
  return { file: relative(tree, name), test, reason: stripVTControlCharacters(reason) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Runs a program on the tree's own Node; what it writes is read. */
async function run(tree, [command, args], env) {
  const bin = join(tree, "node_modules/.bin");
  const own = workspaceEnv(env);
  const child = spawn(command, args, {
    cwd: tree,
    env: { ...own, PATH: `${bin}:${own.PATH}`, CI: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  return { status: await finished(child), output };
}

function lastLines(output) {
  return stripVTControlCharacters(output).trim().split("\n").slice(-12).join("\n");
}
