import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const orderIn = (sheet: string) =>
  /@layer [\w, ]+;/.exec(readFileSync(new URL(sheet, import.meta.url), "utf8"))?.[0];

test("a sheet that may be loaded before the site's own has its order of layers", () => {
  expect(orderIn("site.css")).toContain("site");
  expect(orderIn("site/preview.css")).toBe(orderIn("site.css"));
});
