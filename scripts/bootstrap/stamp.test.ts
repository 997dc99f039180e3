import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "./run.mjs";
import { isDone, isTestFile, keyOf, markDone } from "./stamp.mjs";

let folder: string;
let step: string;

beforeEach(() => {
  mkdirSync(join(root, ".atrium"), { recursive: true });
  folder = relative(root, mkdtempSync(join(root, ".atrium/stamp-")));
  step = folder.replace("/", "-");
  write("src/a.ts", "a");
  write("dist/a.js", "a");
});
afterEach(() => {
  rmSync(join(root, folder), { recursive: true });
  rmSync(join(root, "node_modules/.cache/atrium", step), { force: true });
});

test("a key changes with a file's content and name, not its time", () => {
  const key = keyOf([folder]);
  utimesSync(join(root, folder, "src/a.ts"), 1, 1);
  expect(keyOf([folder])).toBe(key);
  write("src/a.ts", "b");
  expect(keyOf([folder])).not.toBe(key);
  write("src/a.ts", "a");
  expect(keyOf([folder])).toBe(key);
  write("src/b.ts", "");
  expect(keyOf([folder])).not.toBe(key);
});

test("a key ignores the folders of tools, unless named, and what its caller ignores", () => {
  const key = keyOf([folder]);
  const named = keyOf([`${folder}/dist`]);
  write("dist/a.js", "b");
  expect(keyOf([folder])).toBe(key);
  expect(keyOf([`${folder}/dist`])).not.toBe(named);

  const withoutTests = keyOf([folder], isTestFile);
  write("src/a.test.ts", "");
  expect(keyOf([folder], isTestFile)).toBe(withoutTests);
});

test("a step is done for its own key only", () => {
  expect(isDone(step, "key")).toBe(false);
  markDone(step, "key");
  expect(isDone(step, "key")).toBe(true);
  expect(isDone(step, "other key")).toBe(false);
});

test("a step is not done when its output is changed, incomplete or missing", () => {
  const outputs = [`${folder}/dist`];
  write("dist/b.js", "b");
  markDone(step, "key", outputs);
  expect(isDone(step, "key", outputs)).toBe(true);

  write("dist/a.js", "changed by hand");
  expect(isDone(step, "key", outputs)).toBe(false);

  write("dist/a.js", "a");
  expect(isDone(step, "key", outputs)).toBe(true);
  rmSync(join(root, folder, "dist/b.js"));
  expect(isDone(step, "key", outputs)).toBe(false);

  rmSync(join(root, folder, "dist"), { recursive: true });
  expect(isDone(step, "key", outputs)).toBe(false);
});

test.each([
  ["packages/sdk/src/call.test.ts", true],
  ["packages/sdk/src/method.test-d.ts", true],
  ["packages/ui/src/components/button.stories.tsx", true],
  ["apps/server/tests", true],
  ["apps/server/tests/_server.ts", true],
  ["packages/sdk/src/testing/contract.ts", false],
  ["packages/sdk/src/latest.ts", false],
])("%s is a test: %s", (path, expected) => {
  expect(isTestFile(path)).toBe(expected);
});

function write(path: string, content: string): void {
  const file = join(root, folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, content);
}
