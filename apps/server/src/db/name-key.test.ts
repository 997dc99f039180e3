import { expect, test } from "vitest";
import { nameKey } from "./name-key.ts";

test.each([
  ["case", "Front Page"],
  ["spaces around and within", "  front \u00a0 page "],
  ["characters nobody sees", "fr\u200bont\u00ad page\ufeff"],
  ["full-width letters", "Ｆｒｏｎｔ page"],
])("two names are equal whatever their %s", (_what, name) => {
  expect(nameKey(name)).toBe("front page");
});

test("names that look different are different", () => {
  expect(nameKey("Frontpage")).not.toBe(nameKey("Front page"));
  expect(nameKey("编辑")).not.toBe(nameKey("编者"));
});
