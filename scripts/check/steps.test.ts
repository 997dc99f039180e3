import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { root } from "../bootstrap/run.mjs";
import { lintParts } from "./lint.mjs";
import { readProjects } from "./projects.mjs";
import { steps } from "./steps.mjs";

test("every step has a name of its own, and needs steps that exist", () => {
  const names = steps.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { needs } of steps) expect(names).toEqual(expect.arrayContaining(needs));
});

test("every input of a step exists, so that no renamed folder escapes its checks", () => {
  const inputs = steps.flatMap((step) => step.inputs ?? []);
  const parts = lintParts().flatMap((part) => [...part.inputs, ...part.paths]);
  const missing = [...inputs, ...parts].filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test("the root tsconfig.json references every project but the examples, which are consumers", () => {
  const folders = globSync("{*,{packages,apps,docs}/*}/tsconfig.json", { cwd: root }).map(dirname);
  expect(new Set(readProjects().keys())).toEqual(new Set(folders));
});

describe("with changed files", () => {
  it.each([
    { changed: ["README.md", "gone.ts"], checked: ["README.md"] },
    { changed: ["gone.ts"], checked: undefined },
    { changed: ["README.md", ".oxfmtrc.json"], checked: ["."] },
  ])("the formatter checks $checked when $changed changed", ({ changed, checked }) => {
    expect(argumentsOf("format", changed)?.slice(2)).toEqual(checked);
  });

  it.each([
    { changed: ["scripts/check.mjs", "README.md", "gone.ts"], linted: ["scripts/check.mjs"] },
    { changed: ["README.md"], linted: undefined },
  ])("the linter reads $linted when $changed changed", ({ changed, linted }) => {
    expect(argumentsOf("lint", changed)?.slice(2)).toEqual(linted);
  });

  it("everything is linted again when a setting of the linter changed", () => {
    const whole = lintParts().flatMap(({ paths }) => paths);
    expect(argumentsOf("lint", [".oxlintrc.json"], true)?.slice(2)).toEqual(whole);
  });

  /** The arguments of the step's command; undefined when there is nothing to run. */
  function argumentsOf(name: string, changedFiles: string[], force = false): string[] | undefined {
    const step = steps.find((one) => one.name === name);
    return step?.plan({ force, changedFiles })?.commands[0]?.[1];
  }
});

test("a project knows its transitive references", () => {
  const projects = readProjects();
  expect(projects.get("packages/sdk")).toEqual([]);
  expect(projects.get("packages/hooks")).toEqual(["packages/sdk"]);
  expect(projects.get("bench")).toEqual(expect.arrayContaining(["apps/web", "packages/sdk"]));
});

test("a part of the lint depends on its project's references", () => {
  const partNamed = (name: string) => lintParts().find((part) => part.name === name);
  expect(partNamed("packages/hooks")?.inputs).toContain("packages/sdk");
  expect(partNamed("packages/sdk")?.inputs).not.toContain("packages/hooks");
  expect(partNamed("rest")?.paths).toEqual(expect.arrayContaining(["scripts", "tools"]));
});
