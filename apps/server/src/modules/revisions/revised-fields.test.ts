import { expect, test } from "vitest";
import { revisedFields } from "./revised-fields.ts";

test("prices are compared as numbers and shown alike", () => {
  const price = (before: string, after: string) => ({ field: "priceAmount", before, after });
  expect(revisedFields([price('"960.00"', '"960"')])).toEqual([]);
  expect(revisedFields([price('"960.00"', '"960.5"')])).toMatchObject([
    { before: '"960.00"', after: '"960.50"' },
  ]);
});

test("prices of variants are compared as numbers", () => {
  const variants = (priceAmount: string | null, name = "Short") =>
    JSON.stringify([{ code: "R-1", name, specs: [], priceAmount }, null]);
  const change = (before: string | null, after: string) => ({ field: "variants", before, after });
  expect(revisedFields([change(variants("960.00"), variants("960"))])).toEqual([]);
  expect(revisedFields([change(variants("960"), variants("960", "Long"))])).toMatchObject([
    { before: variants("960.00"), after: variants("960.00", "Long") },
  ]);
  expect(revisedFields([change(null, variants(null))])).toMatchObject([{ before: null }]);
  const start = '[{"code":"R-1…';
  expect(revisedFields([change(start, "[]")])).toMatchObject([{ before: start }]);
});

test("texts that look like numbers are compared as texts", () => {
  const model = { field: "model", before: '"1.10"', after: '"1.1"' };
  expect(revisedFields([model])).toMatchObject([model]);
});

test("the id of a group of translations is left out", () => {
  expect(revisedFields([{ field: "translationGroupId", before: null, after: '"g1"' }])).toEqual([]);
});
