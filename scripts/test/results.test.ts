import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { finished, root, spawnHere } from "../bootstrap/run.mjs";
import { readResults, writeResult } from "./results.mjs";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrium-results-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("sums up the results of all runs", () => {
  const failure = { file: join(root, "a.test.ts"), line: 3, test: "adds", reason: ["expected 1"] };
  const file = { passed: 2, failures: [], flaky: [] };
  writeResult(join(folder, "unit.json"), { files: [file, file], errors: [] });
  writeResult(join(folder, "server.json"), {
    files: [{ passed: 1, failures: [failure], flaky: [failure] }],
    errors: [failure],
  });
  expect(readResults(folder)).toEqual({
    passed: 5,
    failures: [failure],
    flaky: [failure],
    errors: [failure],
  });
});

test("returns no results for an empty folder", () => {
  expect(readResults(join(folder, "none"))).toEqual({
    passed: 0,
    failures: [],
    flaky: [],
    errors: [],
  });
});

test("lists Vitest's failures with line and reason, flaky tests and unhandled errors", async () => {
  const output = await run(
    "vitest",
    "a.test.ts",
    `import { beforeAll, describe, expect, test } from "vitest";
    let tries = 0;
    test("is late once", () => expect((tries += 1)).toBe(2));
    test("is wrong", () => expect("1").toBe("2"));
    describe("a hook", () => {
      beforeAll(() => { throw new Error("nothing to begin with"); });
      test("is not reached", () => {});
    });
    test("forgets a promise", () => {
      void Promise.reject(new Error("nobody waited"));
      return new Promise((resolve) => setTimeout(resolve, 20));
    });`,
  );
  const { passed, failures, flaky, errors } = readResults(join(folder, "results"));
  expect(passed).toBe(2);
  expect(failures).toMatchObject([
    { test: "a hook", reason: ["nothing to begin with"] },
    {
      test: "is wrong",
      line: 4,
      reason: expect.arrayContaining(['Expected: "2"', 'Received: "1"']),
    },
  ]);
  expect(flaky).toMatchObject([{ test: "is late once", line: 3 }]);
  expect(errors).toMatchObject([
    {
      test: "Unhandled Rejection, after: forgets a promise",
      reason: expect.arrayContaining(["Error: nobody waited"]),
    },
  ]);
  expect(output).toMatch(/✗ .*a\.test\.ts:4 › is wrong\n/);
  expect(output).toMatch(/✗ tests: 2 passed, 2 failed in 1 file \(\d+ s\)\n$/);
  expect(output).not.toContain("\u001B");
});

test("lists a file that cannot be loaded as failed", async () => {
  await run("vitest", "a.test.ts", `import "./missing.ts";`);
  expect(readResults(join(folder, "results")).failures).toMatchObject([
    { test: "did not run", reason: [expect.stringContaining("missing.ts")] },
  ]);
});

test("lists Playwright's results in the same shape", async () => {
  const output = await run(
    "playwright",
    "a.spec.ts",
    `import { expect, test } from "@playwright/test";
    test("is late once", ({}, { retry }) => expect(retry).toBe(1));
    test("is wrong", () => expect("1").toBe("2"));
    test("is right", () => {});`,
  );
  const { passed, failures, flaky } = readResults(join(folder, "results"));
  expect(passed).toBe(2);
  expect(failures).toMatchObject([
    { test: "is wrong", line: 3, attachments: [expect.stringContaining("error-context.md")] },
  ]);
  expect(flaky).toMatchObject([{ test: "is late once", line: 2 }]);
  expect(output).toMatch(/a\.spec\.ts:3 › is wrong\n/);
  expect(output).toMatch(/✗ journeys: 2 passed, 1 failed \(\d+ s\)\n$/);
});

/** Runs tests of their own as the test command does; answers with what it printed. */
async function run(runner: "vitest" | "playwright", name: string, tests: string): Promise<string> {
  const project = join(root, ".atrium", "reporter-test", runner);
  await mkdir(project, { recursive: true });
  await writeFile(join(project, name), tests);
  const reporter = `--reporter=${join(root, `scripts/test/${runner}-reporter.mjs`)}`;
  const args = {
    vitest: ["run", "--root", project, "--retry=1", reporter],
    playwright: [
      "test",
      "--config",
      project,
      "--retries=1",
      "--output",
      join(project, "output"),
      reporter,
    ],
  };
  const child = spawnHere(runner, args[runner], {
    env: {
      RESULT_FILE: join(folder, "results/a.json"),
      NO_COLOR: undefined,
      FORCE_COLOR: undefined,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  await finished(child);
  await rm(project, { recursive: true });
  return output;
}
