import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { focusClasses } from "./focus-classes.ts";

test.each([
  ["50% 20%", " focus-x-50 focus-y-20"],
  ["0% 100%", " focus-x-0 focus-y-100"],
  ["33% 98%", " focus-x-35 focus-y-100"],
  [null, ""],
  [undefined, ""],
  ["left top", ""],
])("the focal point %s has the classes %j", (focus, classes) => {
  expect(focusClasses(focus)).toBe(classes);
});

test("the style sheet knows every class", () => {
  const sheet = readFileSync(new URL("../../styles/site/focus.css", import.meta.url), "utf8");
  for (let percent = 0; percent <= 100; percent += 1) {
    const [x, y] = focusClasses(`${percent}% ${percent}%`).trim().split(" ");
    for (const name of [x, y]) {
      const value = name?.replace(/\D/g, "");
      const axis = name?.includes("-x-") ? "x" : "y";
      expect(sheet).toMatch(new RegExp(`\\.${name} \\{\\s*--focus-${axis}: ${value}%;`));
    }
  }
});
