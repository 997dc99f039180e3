import { expect, test } from "vitest";
import { readableValue } from "./readable-value.ts";
import { targetName } from "./target-name.ts";

test.each([
  [null, null],
  ['"Chief editor"', "Chief editor"],
  ['"***"', "***"],
  ['"two\\nlines"', "two\nlines"],
  ["true", "true"],
  ["12", "12"],
  ["null", "null"],
  ['["a","b"]', '[\n  "a",\n  "b"\n]'],
  ['["cut off…', '["cut off…'],
])("%s is shown as %s", (json, shown) => {
  expect(readableValue(json)).toBe(shown);
});

test("a target has its kind in words and its name, as far as they are known", () => {
  const kinds = { roles: "Role" };
  expect(targetName({ targetType: "roles", targetName: "Editor" }, kinds)).toBe("Role: Editor");
  expect(targetName({ targetType: "roles", targetName: null }, kinds)).toBe("Role");
  expect(targetName({ targetType: "tides", targetName: "Ebb" }, kinds)).toBe("tides: Ebb");
});
