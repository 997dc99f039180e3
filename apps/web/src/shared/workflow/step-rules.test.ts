import { expect, test } from "vitest";
import { stepsToOffer } from "./step-rules.ts";

const page =
  (...buttons: string[]) =>
  (button: string) =>
    buttons.includes(button);

test("a step needs the record's leave and the page's button for it", () => {
  const allowed = ["submit", "publish", "circulate"];
  expect(stepsToOffer(allowed, page("act", "update"))).toEqual(["submit"]);
  expect(stepsToOffer(allowed, page("act", "publish"))).toEqual(["publish"]);
  expect(stepsToOffer(["submit"], page("act", "publish"))).toEqual([]);
});

test("without the right to act there is no step at all", () => {
  expect(stepsToOffer(["approve", "submit"], page("update"))).toEqual([]);
});

test("a task's steps are the user's own, in the same order everywhere", () => {
  expect(stepsToOffer(["transfer", "reject", "approve", "return"])).toEqual([
    "approve",
    "return",
    "reject",
    "transfer",
  ]);
});
