import { expect, test } from "vitest";
import { mentionAt, mentionedIn } from "./mention-at.ts";

test.each([
  ["Ask @In", { from: 4, keyword: "In" }],
  ["@", { from: 0, keyword: "" }],
  ["请问，@王", { from: 3, keyword: "王" }],
  ["mail@example", undefined],
  ["@Ingrid Solheim", undefined],
])("reads the mention in %j", (text, mention) => {
  expect(mentionAt(text, text.length)).toEqual(mention);
});

test("forgets whom the text names no more", () => {
  const picked = [
    { id: "1", name: "Ingrid Solheim" },
    { id: "2", name: "Mei Chen" },
    { id: "1", name: "Ingrid Solheim" },
  ];
  expect(mentionedIn("See @Ingrid Solheim", picked)).toEqual(["1"]);
});
