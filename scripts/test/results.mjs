/** What test runs leave for the end of the test command: one file for each run, of the same shape whatever ran it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describeFailure } from "./progress.mjs";

const linesOfReason = 12;

/** Writes the result of one run: `files` with what each held, and `errors` that belong to no test. */
export function writeResult(file, result) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result));
}

/** As much of a reason as fits a screen, without colours; the runner's own frames say nothing. */
export function reasonOf(message = "") {
  const lines = stripVTControlCharacters(message).trim().split("\n");
  return lines
    .filter((line) => line !== "" && !line.includes("node_modules"))
    .slice(0, linesOfReason);
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

/** Printed last, so that whoever sees only the end of a long log learns what failed. */
export function printResults(folder) {
  const { passed, failures, flaky, errors } = readResults(folder);
  printList("Flaky (passed only when tried again)", flaky);
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
