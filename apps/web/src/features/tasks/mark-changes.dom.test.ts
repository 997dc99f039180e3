import { expect, test } from "vitest";
import { markChanges } from "./mark-changes.ts";

test("inserted blocks are marked, deleted ones stay in place, and the rest is unchanged", () => {
  const earlier = "<p>one</p><p>two</p><p>three</p>";
  const present = "<p>one</p><p>2</p><p>three</p><p>four</p>";
  expect(markChanges(earlier, present)).toBe(
    '<p>one</p><del class="block-change"><p>two</p></del><ins class="block-change"><p>2</p></ins>' +
      '<p>three</p><ins class="block-change"><p>four</p></ins>',
  );
});

test("equal texts get no marks", () => {
  expect(markChanges("<p>a</p><ul><li>b</li></ul>", "<p>a</p><ul><li>b</li></ul>")).toBe(
    "<p>a</p><ul><li>b</li></ul>",
  );
});

test("a first version is all inserted", () => {
  expect(markChanges("", "<p>a</p>")).toBe('<ins class="block-change"><p>a</p></ins>');
});
