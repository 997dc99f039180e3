import { expect, test } from "vitest";
import { readOptions } from "./options.mjs";

const names = ["format", "lint", "types"];
const none = { only: undefined, changed: false, force: false, help: false };

test("all steps are selected without arguments", () => {
  expect(readOptions([], names)).toEqual(none);
});

test.each([
  { args: ["--only", "lint"], only: ["lint"] },
  { args: ["--only=lint,types"], only: ["lint", "types"] },
  { args: ["--only", "lint", "--only", "types, format"], only: ["lint", "types", "format"] },
])("$args names steps", ({ args, only }) => {
  expect(readOptions(args, names)).toEqual({ ...none, only });
});

test("--changed, --force and --help are switches", () => {
  const args = ["--changed", "--force", "--help"];
  expect(readOptions(args, names)).toEqual({ ...none, changed: true, force: true, help: true });
});

test("an unknown step is an error that lists all steps", () => {
  expect(() => readOptions(["--only", "lint,tpyes"], names)).toThrow(
    'There is no step "tpyes". Steps: format, lint, types.',
  );
});

test("an unknown option and a misplaced word are errors with the usage", () => {
  expect(() => readOptions(["--onyl", "lint"], names)).toThrow(/--onyl[\s\S]*pnpm check --only/);
  expect(() => readOptions(["lint"], names)).toThrow(/lint[\s\S]*pnpm check --only/);
});
