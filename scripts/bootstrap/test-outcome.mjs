/** What the test command ends with: each test that failed, or passed only when tried again, why, and how many passed. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./run.mjs";

const linesOfReason = 12;

/** What each run of Vitest calls its results by. */
const lanes = ["vitest", "vitest-postgres"];

/** Printed last, so that whoever sees only the end of a long log learns what failed. */
export function printOutcome(folder) {
  const { passed, failed, unsteady, strays, failures } = readOutcome(folder);
  printList("Passed only when tried again", unsteady);
  printList("Errors that belong to no test", strays);
  printList("Failed", failures);
  console.log(`\n${passed} passed, ${failed} failed`);
}

function printList(title, tests) {
  if (tests.length > 0) console.log(`\n${title}:\n\n${tests.join("\n\n")}`);
}

/** Sums up the results that the runs left in the folder; a run that left none counts nothing. */
export function readOutcome(folder) {
  const runs = lanes.map((lane) => readResult(folder, `${lane}.json`));
  const leftOut = lanes.flatMap((lane) => readResult(folder, `${lane}-unsteady.json`) ?? []);
  const journeys = readResult(folder, "playwright.json");
  const sum = (name) => runs.reduce((total, run) => total + (run?.[name] ?? 0), 0);
  const { expected = 0, unexpected = 0, flaky = 0 } = journeys?.stats ?? {};
  return {
    passed: sum("numPassedTests") + expected + flaky,
    failed: sum("numFailedTests") + unexpected,
    unsteady: [
      ...leftOut.flatMap(({ triedAgain }) =>
        triedAgain.map(({ file, test, reason }) => describe(file, test, reason)),
      ),
      ...journeysThatWere("flaky", journeys),
    ],
    strays: leftOut.flatMap(({ strays }) => strays.map(describeStray)),
    failures: [...runs.flatMap(failuresOfVitest), ...journeysThatWere("unexpected", journeys)],
  };
}

function readResult(folder, name) {
  const file = join(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function failuresOfVitest(run) {
  return (run?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [describe(name, "did not run", message)];
    return failed.map((test) => describe(name, test.fullName, test.failureMessages.join("\n")));
  });
}

/** An error says at most which file's tests ran at that time, and which of them had begun last. */
function describeStray({ type, reason, file, test }) {
  return describe(file ?? root, `${type}, after: ${test ?? "no test"}`, reason);
}

/** Playwright calls a test flaky that failed and then passed, and unexpected one that failed each time. */
function journeysThatWere(status, suite) {
  const specs = (suite?.specs ?? []).filter(({ tests }) =>
    tests.some((test) => test.status === status),
  );
  return [
    ...specs.map((spec) =>
      describe(join(root, "e2e/journeys", spec.file), spec.title, reasonOf(spec)),
    ),
    ...(suite?.suites ?? []).flatMap((inner) => journeysThatWere(status, inner)),
  ];
}

function reasonOf(spec) {
  const messages = spec.tests.flatMap(({ results }) =>
    results.map(({ error }) => error?.message ?? ""),
  );
  return messages.filter((message) => message !== "").join("\n");
}

/** The file, the test, and as much of the reason as fits a screen; the runner's own frames say nothing. */
function describe(file, title, reason = "") {
  const lines = stripVTControlCharacters(reason).trim().split("\n");
  const telling = lines.filter((line) => !line.includes("node_modules")).slice(0, linesOfReason);
  return [`${relative(root, file)} › ${title}`, ...telling.map((line) => `  ${line}`)].join("\n");
}
