import { expect, test } from "vitest";
import { mixedImports, type NamedChunk } from "./separate-bundles.ts";

const chunk = (name: string, ...imports: string[]): NamedChunk => ({
  name,
  fileName: `assets/${name}-1.js`,
  imports: imports.map((one) => `assets/${one}-1.js`),
});

const separateBundles = [
  chunk("shared"),
  chunk("pages", "shared"),
  chunk("list", "shared", "admin"),
];

test("both bundles may import shared chunks, and admin chunks each other", () => {
  expect(mixedImports([...separateBundles, chunk("admin", "shared")])).toEqual([]);
});

test("imports between public and admin chunks are found", () => {
  const mixed = [chunk("pages", "list"), chunk("admin", "pages"), chunk("list")];
  expect(mixedImports(mixed)).toEqual(["pages > list", "admin > pages"]);
});

test("a screen that imports a public chunk beside those of the back office is found", () => {
  const mixed = [chunk("product-list-page", "list", "pages"), chunk("preview-frame", "pages")];
  expect(mixedImports([...separateBundles, ...mixed])).toEqual(["product-list-page > pages"]);
});
