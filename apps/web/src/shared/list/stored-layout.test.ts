import { expect, test } from "vitest";
import { storedLayout } from "./stored-layout.ts";

const layout = { hidden: ["email"], order: ["name", "email"], widths: { name: 240 } };

test("a stored layout is read back", () => {
  expect(storedLayout(layout)).toEqual(layout);
});

test.each([
  undefined,
  null,
  "name",
  {},
  { ...layout, hidden: "email" },
  { ...layout, order: [1] },
  { ...layout, widths: null },
  { ...layout, widths: { name: "wide" } },
])("anything else is ignored: %j", (value) => {
  expect(storedLayout(value)).toBeUndefined();
});
