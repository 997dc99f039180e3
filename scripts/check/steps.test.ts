import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap/run.mjs";
import { lintParts } from "./lint.mjs";
import { readProjects } from "./projects.mjs";
import { steps } from "./steps.mjs";

test("every step has a name of its own, and needs steps that exist", () => {
  const names = steps.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { needs } of steps) expect(names).toEqual(expect.arrayContaining(needs));
});

test("every input of a step is there, so that no renamed folder escapes its checks", () => {
  const inputs = steps.flatMap((step) => step.inputs ?? []);
  const parts = lintParts().flatMap((part) => [...part.inputs, ...part.paths]);
  const missing = [...inputs, ...parts].filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test("every tsconfig.json but those of the examples, which are consumers, is a project of the top one", () => {
  const folders = globSync("{*,{packages,apps}/*}/tsconfig.json", { cwd: root }).map(dirname);
  expect(new Set(readProjects().keys())).toEqual(new Set(folders));
});

test("a project knows what it refers to through others", () => {
  const projects = readProjects();
  expect(projects.get("packages/sdk")).toEqual([]);
  expect(projects.get("packages/hooks")).toEqual(["packages/sdk"]);
  expect(projects.get("bench")).toEqual(expect.arrayContaining(["apps/web", "packages/sdk"]));
});

test("a part of the lint depends on the projects that it refers to", () => {
  const partNamed = (name: string) => lintParts().find((part) => part.name === name);
  expect(partNamed("packages/hooks")?.inputs).toContain("packages/sdk");
  expect(partNamed("packages/sdk")?.inputs).not.toContain("packages/hooks");
  expect(partNamed("rest")?.paths).toEqual(expect.arrayContaining(["scripts", "tools"]));
});
