import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const page = readFileSync(new URL("docs/security.md", root), "utf8");
const attacks = page
  .slice(page.indexOf("## Attack by attack"))
  .split(/^(?=\d+\. )/m)
  .slice(1);

/** The tests that a text names: a file in back-ticks, then the names of tests in quotation marks. */
function testsIn(text: string): { file: string; name: string }[] {
  const groups = text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › ((?:"[^"]+"(?:, )?)+)/g);
  return [...groups].flatMap(([, file = "", names = ""]) =>
    Array.from(names.matchAll(/"([^"]+)"/g), ([, name = ""]) => ({ file, name })),
  );
}

it("answers each of the 46 attacks with tests, or says why there are none", () => {
  expect(attacks.map((text) => parseInt(text, 10))).toEqual(
    Array.from({ length: 46 }, (_, index) => index + 1),
  );
  const unanswered = attacks.filter(
    (text) => testsIn(text).length === 0 && !text.includes("_Open:_"),
  );
  expect(unanswered).toEqual([]);
});

it.each(testsIn(page))("names a test that exists: $file › $name", ({ file, name }) => {
  const source = readFileSync(new URL(file, root), "utf8");
  // A title is at the beginning of a call: `test("…"`, or `test.each(…)("…"`.
  expect(source.replaceAll(/\(\s+/g, "(")).toContain(`(${JSON.stringify(name)}`);
});
