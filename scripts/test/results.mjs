/** The results of test runs: one file per run, in the same shape for every runner, read at the end of the test command. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describeFailure } from "./test-report.mjs";

const MAX_REASON_LINES = 12;

/** Writes the result of one run: `files` with their tests, and unhandled `errors`, which belong to no test. */
export function writeResult(file, result) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result));
}

/** The first lines of a reason, without colours and without the runner's own stack frames. */
export function reasonOf(message = "") {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split("\n")
    .filter((line) => line !== "" && !line.includes("node_modules"));
  const shown = lines.slice(0, MAX_REASON_LINES);
  return lines.length > MAX_REASON_LINES ? [...shown, "…"] : shown;
}

/** Sums up the runs that left a result in the folder. */
export function readResults(folder) {
  const runs = existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => read(folder, name))
    : [];
  const files = runs.flatMap((run) => run.files);
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failures: files.flatMap(({ failures }) => failures),
    flaky: files.flatMap(({ flaky }) => flaky),
    errors: runs.flatMap(({ errors }) => errors),
  };
}

/** Prints the summary last, so that the end of a long log says what failed. */
export function printResults(folder) {
  const { passed, failures, flaky, errors } = readResults(folder);
  printList("Flaky (passed on retry)", flaky);
  printList("Unhandled errors (they belong to no test)", errors);
  printList("Failed", failures);
  console.log(`\n${passed} passed, ${failures.length} failed`);
}

function read(folder, name) {
  return JSON.parse(readFileSync(join(folder, name), "utf8"));
}

function printList(title, tests) {
  if (tests.length === 0) return;
  console.log(`\n${title}:\n\n${tests.map(describeFailure).join("\n\n")}`);
}
