import { expect, test } from "vitest";
import { firstProblem } from "./first-problem.ts";

test.each([
  [undefined, undefined],
  [{ type: "too_big", message: "Too long." }, "Too long."],
  [[undefined, { url: { type: "x", message: "No address." } }], "No address."],
  [
    [{ name: { type: "x", message: "First." } }, { name: { type: "x", message: "Second." } }],
    "First.",
  ],
  [{ type: "x", ref: { message: "a control's own" } }, undefined],
])("of %j it says %s", (error, said) => {
  expect(firstProblem(error)).toBe(said);
});
