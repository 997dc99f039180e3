import { expect, test } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import { adminZh } from "../../i18n/admin-zh.ts";
import { exactTime } from "../../shared/time.tsx";
import { readableValue } from "../../shared/readable-value.ts";
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
  expect(readableValue(json, "en")).toBe(shown);
});

test("a date is formatted in the reader's locale, but not one inside a text", () => {
  const date = "2026-03-04T05:06:07.890Z";
  expect(readableValue(`"${date}"`, "en")).toBe(exactTime(new Date(date), "en"));
  expect(readableValue(`"on ${date}"`, "en")).toBe(`on ${date}`);
});

test("a target's name combines its type and its title, as far as known", () => {
  const kinds = { roles: "Role" };
  const named = (targetType: string, name: string | null) =>
    targetName({ targetType, targetName: name }, kinds, adminEn.phrases);
  expect(named("roles", "Editor")).toBe("Role: Editor");
  expect(named("roles", null)).toBe("Role");
  expect(named("tides", "Ebb")).toBe("tides: Ebb");
});

test("a target's name uses the punctuation of the language", () => {
  const entry = { targetType: "roles", targetName: "编辑" };
  expect(targetName(entry, { roles: "角色" }, adminZh.phrases)).toBe("角色：编辑");
});
