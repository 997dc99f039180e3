/** A reporter for Playwright with the output and the result file of `vitest-reporter.mjs`. */
import { reasonOf, writeResult } from "./results.mjs";
import { TestReport } from "./test-report.mjs";

const project = "journeys";

export default class PlaywrightReporter {
  #report = new TestReport("tests");
  #tests = [];
  #errors = [];

  onBegin({ metadata }, suite) {
    this.#tests = suite.allTests();
    if (metadata.shuffleSeed !== undefined) console.log(`  shuffled by ${metadata.shuffleSeed}`);
    this.#report.start({ [project]: this.#tests.length });
  }

  onTestEnd(test, { retry }) {
    if (hasEnded(test, retry)) this.#report.end(project, summarize(test.location.file, [test]));
  }

  onError(error) {
    this.#errors.push({
      file: error.location?.file ?? ".",
      test: "no test",
      reason: reasonOf(error.message),
    });
  }

  onEnd() {
    this.#report.stop();
    const result = process.env.RESULT_FILE;
    if (result === undefined) {
      for (const { file, reason } of this.#errors) console.error(`${file}: ${reason}`);
      return;
    }
    const files = Object.entries(Object.groupBy(this.#tests, ({ location }) => location.file));
    writeResult(result, {
      files: files.map(([file, tests]) => summarize(file, tests)),
      errors: this.#errors,
    });
  }

  printsToStdio() {
    return true;
  }
}

/** A failed test is retried as often as the configuration says. */
function hasEnded(test, retry) {
  return test.outcome() !== "unexpected" || retry >= test.retries;
}

function summarize(file, tests) {
  const of = (outcome) => tests.filter((test) => test.outcome() === outcome);
  const milliseconds = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
  return {
    project,
    file,
    seconds: milliseconds.reduce((sum, ms) => sum + ms, 0) / 1000,
    passed: of("expected").length + of("flaky").length,
    skipped: of("skipped").length,
    failures: of("unexpected").map(describe),
    flaky: of("flaky").map(describe),
  };
}

function describe(test) {
  const failed = test.results.find(({ error }) => error !== undefined);
  const { file, line } = failed?.error.location ?? test.location;
  return {
    file,
    line,
    test: test.title,
    reason: reasonOf(failed?.error.message),
    attachments: (failed?.attachments ?? []).flatMap(({ path }) => path ?? []),
  };
}
