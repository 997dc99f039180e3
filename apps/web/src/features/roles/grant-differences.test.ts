import { expect, test } from "vitest";
import { grants, rows } from "./_test-access.ts";
import { countDifferences, grantDifferences } from "./grant-differences.ts";

test("what differs is listed page by page, in both directions", () => {
  const before = grants(["articles", "new"], ["a:page", "a:save"]);
  const after = grants(["articles", "users"], ["a:page", "a:publish", "u:page"]);
  const differences = grantDifferences(rows, before, after);
  expect(differences.map(({ row, ...sides }) => ({ page: row.id, ...sides }))).toEqual([
    { page: "articles", onlyBefore: ["to a:save"], onlyAfter: ["to a:publish"] },
    { page: "users", onlyBefore: [], onlyAfter: [null, "to u:page"] },
  ]);
  expect(countDifferences(differences)).toBe(4);
});

test("equal grants have no differences", () => {
  const same = grants(["articles"], ["a:page"]);
  expect(grantDifferences(rows, same, same)).toEqual([]);
});
