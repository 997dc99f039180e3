import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOutcome } from "./test-outcome.mjs";
import { finished, root, spawnHere } from "./run.mjs";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrium-outcome-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("both databases and the journeys are summed up", async () => {
  await leave("vitest.json", { numPassedTests: 3, numFailedTests: 0, testResults: [] });
  await leave("vitest-postgres.json", { numPassedTests: 2, numFailedTests: 0, testResults: [] });
  await leave("playwright.json", { stats: { expected: 4, unexpected: 0, flaky: 0 }, suites: [] });
  expect(readOutcome(folder)).toEqual({
    passed: 9,
    failed: 0,
    unsteady: [],
    strays: [],
    failures: [],
  });
});

test("a run that left no result counts nothing", () => {
  expect(readOutcome(folder)).toEqual({
    passed: 0,
    failed: 0,
    unsteady: [],
    strays: [],
    failures: [],
  });
});

test("a test that failed is named with its file and reason, without colours", async () => {
  const failed = {
    status: "failed",
    fullName: "roles are kept",
    failureMessages: ["\u001B[31mexpected 1\u001B[39m\nto be 2"],
  };
  const passed = { status: "passed", fullName: "roles are made", failureMessages: [] };
  await leave("vitest.json", {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [fileResult("openapi/roles.test.ts", [passed, failed])],
  });
  expect(readOutcome(folder).failures).toEqual([
    "openapi/roles.test.ts › roles are kept\n  expected 1\n  to be 2",
  ]);
});

test("a file that could not be loaded is named as well", async () => {
  await leave("vitest.json", { testResults: [fileResult("openapi/roles.test.ts", [])] });
  expect(readOutcome(folder).failures).toEqual([
    "openapi/roles.test.ts › did not run\n  No such module",
  ]);
});

test("a journey that failed is named, and so is one that passed only when tried again", async () => {
  const spec = (title: string, status: string) => ({
    file: "tabs.spec.ts",
    title,
    tests: [{ status, results: [{ error: { message: `${title}: too slow` } }, {}] }],
  });
  const specs = [spec("opens", "unexpected"), spec("closes", "flaky"), spec("stays", "expected")];
  await leave("playwright.json", {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [{ suites: [{ specs }] }],
  });
  expect(readOutcome(folder)).toEqual({
    passed: 2,
    failed: 1,
    unsteady: ["e2e/journeys/tabs.spec.ts › closes\n  closes: too slow"],
    strays: [],
    failures: ["e2e/journeys/tabs.spec.ts › opens\n  opens: too slow"],
  });
});

test("a test that passed only when tried again is named, and an error that belongs to none", async () => {
  await run(`
    let tries = 0;
    test("is late once", () => expect((tries += 1)).toBe(2));
    test("forgets a promise", () => {
      void Promise.reject(new Error("nobody waited"));
      return new Promise((resolve) => setTimeout(resolve, 20));
    });`);
  const { failed, unsteady, strays } = readOutcome(folder);
  expect(failed).toBe(0);
  expect(unsteady).toEqual([expect.stringMatching(/a\.test\.ts › is late once\n.*expected 1/)]);
  expect(strays).toEqual([
    expect.stringMatching(
      /a\.test\.ts › Unhandled Rejection, after: forgets a promise\n.*nobody waited/,
    ),
  ]);
});

/** Runs tests of their own as the test command does. */
async function run(tests: string): Promise<void> {
  const project = join(folder, "project");
  await mkdir(project);
  const file = `import { expect, test } from "vitest";${tests}`;
  await writeFile(join(project, "a.test.ts"), file);
  const reporter = join(root, "scripts/bootstrap/unsteady-reporter.mjs");
  await finished(
    spawnHere("vitest", ["run", "--root", project, `--reporter=${reporter}`, "--retry=1"], {
      env: { UNSTEADY_FILE: join(folder, "vitest-unsteady.json") },
      stdio: "ignore",
    }),
  );
}

function fileResult(file: string, assertionResults: object[]) {
  return { name: join(root, file), status: "failed", message: "No such module", assertionResults };
}

function leave(name: string, result: object) {
  return writeFile(join(folder, name), JSON.stringify(result));
}
