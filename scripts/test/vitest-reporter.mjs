/**
 * A concise reporter for Vitest: progress, failures as they happen, and a result file (`RESULT_FILE`) in which
 * `readResults` finds failures, flaky tests, errors outside of tests, and what each file took.
 */
import { stripVTControlCharacters } from "node:util";
import { reasonOf, writeResult } from "./results.mjs";
import { TestReport } from "./test-report.mjs";

export default class VitestReporter {
  #report = new TestReport("files");

  onTestRunStart(specifications) {
    const files = {};
    for (const { project } of specifications)
      files[nameOf(project)] = (files[nameOf(project)] ?? 0) + 1;
    this.#report.start(files);
  }

  onTestModuleEnd(module) {
    this.#report.end(nameOf(module.project), summarize(module));
  }

  onTestRunEnd(modules, errors) {
    this.#report.stop();
    const result = process.env.RESULT_FILE;
    if (result === undefined) return;
    writeResult(result, {
      files: modules.map((module) => summarize(module)),
      errors: errors.map(describeUnhandled),
    });
  }
}

function nameOf(project) {
  const name = project.name === "" ? "tests" : project.name;
  return process.env.TEST_DATABASE_URL === undefined ? name : `${name} on PostgreSQL`;
}

function summarize(module) {
  const { collectDuration, duration, environmentSetupDuration } = module.diagnostic();
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === "failed");
  const flaky = tests.filter((test) => test.diagnostic()?.flaky);
  return {
    project: nameOf(module.project),
    file: module.moduleId,
    seconds: (collectDuration + duration + environmentSetupDuration) / 1000,
    passed: tests.filter((test) => test.result().state === "passed").length,
    skipped: tests.filter((test) => test.result().state === "skipped").length,
    failures: [
      ...module.errors().map((error) => describe(module, "did not run", error)),
      ...suiteErrors(module).map(([suite, error]) => describe(module, suite.fullName, error)),
      ...failed.map((test) => describe(module, test.fullName, test.result().errors?.[0])),
    ],
    flaky: flaky.map((test) => describe(module, test.fullName, test.result().errors?.[0])),
  };
}

/** Errors of hooks, whose tests did not run and would count as passed. */
function suiteErrors(module) {
  return [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => [suite, error]),
  );
}

function describe(module, test, error) {
  const stack = stripVTControlCharacters(error?.stack ?? "");
  const line = stack.split("\n").find((text) => text.includes(module.moduleId));
  const position = line && /:(\d+):\d+\)?$/.exec(line)?.[1];
  const message = [error?.message, error?.diff].filter(Boolean).join("\n");
  return {
    file: module.moduleId,
    ...(position && { line: Number(position) }),
    test,
    reason: reasonOf(message),
  };
}

/** Vitest knows at most which file was running at the time of the error, and which of its tests had started last. */
function describeUnhandled({ type, message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME }) {
  return {
    file: VITEST_TEST_PATH ?? ".",
    test: `${type}, after: ${VITEST_TEST_NAME ?? "no test"}`,
    reason: reasonOf(stack ?? message),
  };
}
