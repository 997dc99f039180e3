import { expect, test } from "vitest";
import { selectSteps } from "./selection.mjs";
import { steps as realSteps } from "./steps.mjs";

const steps = [
  { name: "build", needs: [], inputs: ["packages/sdk", "pnpm-lock.yaml"] },
  { name: "lint", needs: ["build"] },
  { name: "sizes", needs: ["build"], inputs: ["packages/sdk", "tools"] },
  { name: "contract", needs: [], inputs: ["openapi"] },
  { name: "unused", needs: [], inputs: ["."] },
];

test("selects all steps by default", () => {
  expect(select({})).toEqual(["build", "lint", "sizes", "contract", "unused"]);
});

test("selects what named steps need", () => {
  expect(select({ only: ["contract"] })).toEqual(["contract"]);
  expect(select({ only: ["sizes"] })).toEqual(["build", "sizes"]);
});

test("changed files select the steps that depend on them; a step without inputs always runs", () => {
  expect(select({ changedFiles: ["tools/sizes.mjs"] })).toEqual([
    "build",
    "lint",
    "sizes",
    "unused",
  ]);
  expect(
    select({ changedFiles: ["openapi/paths/users.yaml"], only: ["contract", "sizes"] }),
  ).toEqual(["contract"]);
});

test("an input is a file or a whole folder, not the beginning of a name", () => {
  const only = ["contract", "build"];
  expect(select({ only, changedFiles: ["openapi-notes.md"] })).toEqual([]);
  expect(select({ only, changedFiles: ["pnpm-lock.yaml"] })).toEqual(["build"]);
});

test("a changed translation selects no step of a package", () => {
  const changedFiles = ["apps/web/src/i18n/admin-en/dicts.ts"];
  const names = selectSteps(realSteps, { changedFiles }).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["types", "lint", "format", "boundaries", "unused"]),
  );
  expect(names).not.toContain("contract");
  expect(names).not.toContain("sizes");
  expect(names.filter((name) => name.startsWith("publish-"))).toEqual([]);
});

function select(wanted: { only?: string[]; changedFiles?: string[] }): string[] {
  return selectSteps(steps, wanted).map(({ name }) => name);
}
