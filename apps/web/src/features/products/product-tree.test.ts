import { expect, test } from "vitest";
import { hasRoomFor, parentNodes, productNodes } from "./product-tree.ts";

const options = [
  {
    value: "c",
    label: "Gauges",
    kind: "category" as const,
    leaf: false,
    children: [{ value: "s", label: "Radar", kind: "series" as const, leaf: true }],
  },
];

test("a series belongs to a category, a product to a series", () => {
  expect(parentNodes(options, "series")).toEqual([{ id: "c", label: "Gauges" }]);
  expect(parentNodes(options, "product")).toEqual([
    {
      id: "c",
      label: "Gauges",
      disabled: true,
      children: [{ id: "s", label: "Radar", children: [] }],
    },
  ]);
});

test("every entry can be chosen as a filter", () => {
  expect(productNodes(options)).toEqual([
    { id: "c", label: "Gauges", children: [{ id: "s", label: "Radar", children: [] }] },
  ]);
});

test("a product needs a series, and a series needs a category", () => {
  const noSeries = options.map((option) => ({ ...option, children: [] }));
  expect([hasRoomFor(options, "series"), hasRoomFor(options, "product")]).toEqual([true, true]);
  expect([hasRoomFor(noSeries, "series"), hasRoomFor(noSeries, "product")]).toEqual([true, false]);
  expect(hasRoomFor([], "series")).toBe(false);
});
