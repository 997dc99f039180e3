import { expect, test } from "vitest";
import { stepsToOffer } from "./step-rules.ts";

const page =
  (...buttons: string[]) =>
  (button: string) =>
    buttons.includes(button);

test("a step needs an allowed action of the record and a permission of the page", () => {
  const allowed = ["submit", "publish", "circulate"];
  expect(stepsToOffer(allowed, page("act", "update"))).toEqual(["submit"]);
  expect(stepsToOffer(allowed, page("act", "publish"))).toEqual(["publish"]);
  expect(stepsToOffer(["submit"], page("act", "publish"))).toEqual([]);
});

test("no step is offered without the permission to act", () => {
  expect(stepsToOffer(["approve", "submit"], page("update"))).toEqual([]);
});

test("a task's steps need no permission and keep the common order", () => {
  expect(stepsToOffer(["transfer", "reject", "approve", "return"])).toEqual([
    "approve",
    "return",
    "reject",
    "transfer",
  ]);
});
