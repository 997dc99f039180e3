import { expect, test } from "vitest";
import { parentChoices } from "./parent-choices.ts";

const leaf = (id: string) => ({ id, label: id, children: [] });
const tree = [{ id: "a", label: "a", children: [{ id: "b", label: "b", children: [leaf("c")] }] }];

test("parentChoices offers the top level and every record", () => {
  expect(parentChoices(tree, undefined, "Top")).toEqual([
    { id: "0", label: "Top", children: tree },
  ]);
});

test("parentChoices omits the record and its descendants", () => {
  expect(parentChoices(tree, "b", "Top")).toEqual([
    { id: "0", label: "Top", children: [{ id: "a", label: "a", children: [] }] },
  ]);
});
