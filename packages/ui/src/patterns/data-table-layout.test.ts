import fc from "fast-check";
import { expect, test } from "vitest";
import {
  columnLabel,
  columnWidths,
  defaultTableLayout,
  fitTableLayout,
  shownColumns,
  withColumnAt,
  withColumnShown,
  withColumnWidth,
} from "./data-table-layout.ts";

const columns = [
  { id: "title" },
  { id: "type" },
  { id: "author", hiddenByDefault: true },
  { id: "date" },
];
const plain = defaultTableLayout(columns);
const shown = (layout = plain) => shownColumns(columns, layout).map(({ id }) => id);

test("shows all columns by default but those hidden by default", () => {
  expect(plain).toEqual({
    hidden: ["author"],
    order: ["title", "type", "author", "date"],
    widths: {},
  });
  expect(shown()).toEqual(["title", "type", "date"]);
});

test("shows, hides, moves and resizes columns, and keeps the first one first", () => {
  expect(shown(withColumnShown(plain, "author", true))).toEqual([
    "title",
    "type",
    "author",
    "date",
  ]);
  expect(shown(withColumnShown(plain, "type", false))).toEqual(["title", "date"]);
  expect(withColumnAt(plain, "date", 1).order).toEqual(["title", "date", "type", "author"]);
  expect(withColumnAt(plain, "type", 2).order).toEqual(["title", "author", "type", "date"]);
  expect(withColumnAt(plain, "title", 2)).toBe(plain);
  const sized = withColumnWidth(plain, "type", 120.4);
  expect(sized.widths).toEqual({ type: 120 });
  expect(withColumnWidth(sized, "type", 1).widths).toEqual({ type: columnWidths.min });
  expect(withColumnWidth(sized, "type", undefined)).toEqual(plain);
});

test("keeps a stored layout when columns are gone or new", () => {
  const stored = {
    hidden: ["gone", "title", "date"],
    order: ["gone", "date", "title"],
    widths: { gone: 90, date: 5000, title: Number.NaN },
  };
  expect(fitTableLayout(columns, stored)).toEqual({
    hidden: ["author", "date"],
    order: ["title", "date", "type", "author"],
    widths: { date: columnWidths.max },
  });
});

test("gives every column one place and shows the first one, whatever was stored", () => {
  const id = fc.constantFrom("title", "type", "author", "date", "gone", "");
  const stored = fc.record({
    hidden: fc.array(id),
    order: fc.array(id),
    widths: fc.dictionary(id, fc.double()),
  });
  fc.assert(
    fc.property(stored, (layout) => {
      const fitted = fitTableLayout(columns, layout);
      expect(fitted.order.toSorted()).toEqual(["author", "date", "title", "type"]);
      expect(shown(layout)[0]).toBe("title");
      expect(fitTableLayout(columns, fitted)).toEqual(fitted);
    }),
  );
});

test("names a column by its label, else its header, else its id", () => {
  expect(columnLabel({ id: "a", header: "Title" })).toBe("Title");
  expect(columnLabel({ id: "a", header: 7, label: "Number" })).toBe("Number");
  expect(columnLabel({ id: "a", header: null })).toBe("a");
});
