import { expect, test } from "vitest";
import { parentChoices } from "./parent-choices.ts";

const leaf = (id: string) => ({ id, label: id, children: [] });
const tree = [{ id: "a", label: "a", children: [{ id: "b", label: "b", children: [leaf("c")] }] }];

test("offers the top and everything below it", () => {
  expect(parentChoices(tree, undefined, "Top")).toEqual([
    { id: "0", label: "Top", children: tree },
  ]);
});

test("leaves out the record itself and what is below it", () => {
  expect(parentChoices(tree, "b", "Top")).toEqual([
    { id: "0", label: "Top", children: [{ id: "a", label: "a", children: [] }] },
  ]);
});
