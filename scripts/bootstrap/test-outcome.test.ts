import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOutcome } from "./test-outcome.mjs";
import { finished, root, spawnHere } from "./run.mjs";

const strayErrors = join(root, "scripts/bootstrap/stray-errors.mjs");

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

test("an error that belongs to no test is named with the test that had begun last", async () => {
  const project = join(folder, "project");
  await mkdir(project);
  await writeFile(
    join(project, "late.test.ts"),
    `import { test } from "vitest";
     test("forgets a promise", () => {
       void Promise.reject(new Error("nobody waited"));
       return new Promise((resolve) => setTimeout(resolve, 20));
     });`,
  );
  await finished(
    spawnHere("vitest", ["run", "--root", project, `--reporter=${strayErrors}`], {
      env: { STRAY_ERRORS_FILE: join(folder, "vitest-strays.json"), NODE_OPTIONS: undefined },
      stdio: "ignore",
    }),
  );
  const { failed, strays } = readOutcome(folder);
  expect(failed).toBe(0);
  expect(strays).toEqual([
    expect.stringMatching(
      /late\.test\.ts › Unhandled Rejection, after: forgets a promise\n.*nobody waited/,
    ),
  ]);
});

function fileResult(file: string, assertionResults: object[]) {
  return { name: join(root, file), status: "failed", message: "No such module", assertionResults };
}

function leave(name: string, result: object) {
  return writeFile(join(folder, name), JSON.stringify(result));
}
