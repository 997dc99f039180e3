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

test("a series stands in a category, a product in a series", () => {
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

test("all of them can be chosen to filter by", () => {
  expect(productNodes(options)).toEqual([
    { id: "c", label: "Gauges", children: [{ id: "s", label: "Radar", children: [] }] },
  ]);
});

test("a product needs a series to stand in, a series a category", () => {
  const noSeries = options.map((option) => ({ ...option, children: [] }));
  expect([hasRoomFor(options, "series"), hasRoomFor(options, "product")]).toEqual([true, true]);
  expect([hasRoomFor(noSeries, "series"), hasRoomFor(noSeries, "product")]).toEqual([true, false]);
  expect(hasRoomFor([], "series")).toBe(false);
});
