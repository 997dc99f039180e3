import { expect, test } from "vitest";
import { richTextDifference } from "./rich-text-difference.ts";

test("two texts are shown from where their words part, with a space between blocks", () => {
  const start = "word ".repeat(20);
  expect(richTextDifference(`<p>${start}</p><p>mine</p>`, `<p>${start}</p><p>theirs</p>`)).toMatch(
    /^….* word {2}mine$/,
  );
});

test("texts that differ in markup alone have no words to show", () => {
  expect(richTextDifference("<p>a <b>b</b></p>", "<p>a b</p>")).toBeUndefined();
});
