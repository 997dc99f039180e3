/** Progress for a log that nobody watches: a line per file, failures and flaky tests with their reason and files. */
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { FullConfig, Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter";

const maxReasonLines = 20;

/** What is known of a file's tests so far. */
interface FileProgress {
  waiting: number;
  passed: number;
  failed: number;
  seconds: number;
}

/** Playwright loads it by its path. */
export default class ProgressReporter implements Reporter {
  readonly #files = new Map<string, FileProgress>();
  readonly #flaky: TestCase[] = [];
  #total = 0;
  #startedAt = 0;

  onBegin(config: FullConfig, suite: Suite): void {
    this.#startedAt = Date.now();
    for (const test of suite.allTests()) this.#progressOf(test).waiting += 1;
    this.#total = suite.allTests().length;
    const seed: unknown = config.metadata["shuffleSeed"];
    const order = seed === undefined ? "" : `, shuffled by ${String(seed)}`;
    console.log(
      `${this.#total} journeys in ${this.#files.size} files, ${config.workers} workers${order}`,
    );
  }

  onTestEnd(test: TestCase): void {
    const progress = this.#progressOf(test);
    const last = test.results.at(-1);
    progress.seconds += (last?.duration ?? 0) / 1000;
    const willRetry = !test.ok() && last?.status !== "interrupted" && last?.retry !== test.retries;
    if (willRetry) return;
    progress.waiting -= 1;
    if (test.ok()) progress.passed += 1;
    else progress.failed += 1;
    if (!test.ok()) console.log(`\nFailed: ${describe(test)}\n`);
    if (test.outcome() === "flaky") this.#flaky.push(test);
    if (progress.waiting === 0) this.#printFile(fileOf(test), progress);
  }

  onError(error: TestError): void {
    console.log(`\n${reasonOf(error)}\n`);
  }

  onEnd(): void {
    for (const test of this.#flaky) {
      console.log(`\nFlaky, passed only when retried: ${describe(test)}`);
    }
    const all = [...this.#files.values()];
    const sum = (key: keyof FileProgress) => all.reduce((total, one) => total + one[key], 0);
    const left = sum("waiting") === 0 ? "" : `, ${sum("waiting")} not run`;
    const seconds = Math.round((Date.now() - this.#startedAt) / 1000);
    console.log(
      `\nJourneys: ${sum("passed")} passed (${this.#flaky.length} flaky), ${sum("failed")} failed${left}, ${seconds} s`,
    );
  }

  #progressOf(test: TestCase): FileProgress {
    const file = fileOf(test);
    const known = this.#files.get(file);
    if (known !== undefined) return known;
    const fresh = { waiting: 0, passed: 0, failed: 0, seconds: 0 };
    this.#files.set(file, fresh);
    return fresh;
  }

  #printFile(file: string, { passed, failed, seconds }: FileProgress): void {
    const tests = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
    const done = [...this.#files.values()].reduce((sum, one) => sum + one.passed + one.failed, 0);
    console.log(`${done}/${this.#total} ${file}: ${tests}, ${seconds.toFixed(1)} s`);
  }
}

function fileOf(test: TestCase): string {
  return relative(process.cwd(), test.location.file);
}

/** Where a test stands, what each failed attempt said, and the files that attempt left. */
function describe(test: TestCase): string {
  const { line } = test.location;
  const title = test.titlePath().slice(3).join(" › ");
  const attempts = test.results.filter(({ status }) => status !== test.expectedStatus);
  return [
    `${fileOf(test)}:${line} ${title}`,
    ...attempts.flatMap(({ errors, attachments }) => [
      ...errors.map(reasonOf),
      ...attachments.flatMap(({ name, path }) =>
        path === undefined ? [] : [`  ${name}: ${relative(process.cwd(), path)}`],
      ),
    ]),
  ].join("\n");
}

function reasonOf({ message, value, location, snippet }: TestError): string {
  const at =
    location === undefined
      ? []
      : [`at ${relative(process.cwd(), location.file)}:${location.line}:${location.column}`];
  return stripVTControlCharacters([message ?? value ?? "", ...at, snippet ?? ""].join("\n"))
    .trim()
    .split("\n")
    .slice(0, maxReasonLines)
    .map((line) => `  ${line}`)
    .join("\n");
}
