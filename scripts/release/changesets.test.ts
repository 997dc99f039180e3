import { expect, it } from "vitest";
import { isAtLeast, readBumps } from "./changesets.mjs";

it.each([
  [
    `---\n"@atrium/sdk": minor\n'@atrium/ui': patch\n---\n\nTwo: of them.\n`,
    { "@atrium/sdk": "minor", "@atrium/ui": "patch" },
  ],
  [`---\n"@atrium/sdk": "major"\n---\n\nQuoted.\n`, { "@atrium/sdk": "major" }],
  ["---\n---\n", {}],
  ["# Changesets\n\n@atrium/sdk: major\n", undefined],
])("reads the bumps of %j", (text, bumps) => {
  expect(readBumps(text)).toEqual(bumps);
});

it("orders the bumps", () => {
  expect(isAtLeast("major", "minor")).toBe(true);
  expect(isAtLeast("patch", "patch")).toBe(true);
  expect(isAtLeast("none", "patch")).toBe(false);
});
