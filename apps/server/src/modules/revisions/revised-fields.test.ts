import { expect, test } from "vitest";
import { revisedFields } from "./revised-fields.ts";

test("prices are compared as numbers and shown alike", () => {
  const price = (before: string, after: string) => ({ field: "priceAmount", before, after });
  expect(revisedFields([price('"960.00"', '"960"')])).toEqual([]);
  expect(revisedFields([price('"960.00"', '"960.5"')])).toMatchObject([
    { before: '"960.00"', after: '"960.50"' },
  ]);
});

test("texts that look like numbers are compared as texts", () => {
  const model = { field: "model", before: '"1.10"', after: '"1.1"' };
  expect(revisedFields([model])).toMatchObject([model]);
});

test("the id of a group of translations is left out", () => {
  expect(revisedFields([{ field: "translationGroupId", before: null, after: '"g1"' }])).toEqual([]);
});
