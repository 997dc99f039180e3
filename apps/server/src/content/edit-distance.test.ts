import fc from "fast-check";
import { expect, it, test } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { spellingsOf, vocabularyOf, vocabularyWord } from "./vocabulary.ts";

test.each([
  ["gauge", "gauge", 0],
  ["guage", "gauge", 1],
  ["calibraton", "calibration", 1],
  ["vlissigen", "vlissingen", 1],
  ["sensro", "sensors", 2],
  ["", "abc", 3],
])("from %s to %s are %i", (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

const letter = fc.constantFrom("a", "e", "g", "l", "r", "s");
const word = fc.array(letter, { minLength: 4, maxLength: 9 });
/** What happens to a word at a place when it is typed. */
const errors = [
  (letters: string[], at: number, by: string) => letters.toSpliced(at, 0, by),
  (letters: string[], at: number) => letters.toSpliced(at, 1),
  (letters: string[], at: number, by: string) => letters.with(at, by),
  (letters: string[], at: number) =>
    letters.toSpliced(at, 2, ...letters.slice(at, at + 2).reverse()),
];

it("has a spelling in common with every word that is one letter away", () => {
  fc.assert(
    fc.property(word, fc.nat(), letter, fc.constantFrom(...errors), (letters, place, by, err) => {
      const meant = letters.join("");
      const typed = err(letters, place % letters.length, by).join("");
      expect(editDistance(typed, meant)).toBeLessThanOrEqual(1);
      const common = new Set(vocabularyWord(meant).spellings);
      expect(spellingsOf(typed).some((spelling) => common.has(spelling))).toBe(true);
    }),
  );
});

it.each([
  ["callibraton", "calibration"],
  ["Vlisssingn".toLowerCase(), "vlissingen"],
])("finds two errors in a long word: %s", (typed, meant) => {
  const common = new Set(vocabularyWord(meant).spellings);
  expect(spellingsOf(typed).some((spelling) => common.has(spelling))).toBe(true);
});

it("leaves out of the vocabulary what nobody completes: numbers, stop words and Chinese", () => {
  expect(vocabularyOf("The T80 at 1,280 EUR 水位计 gauges, Gauges; Émile")).toEqual([
    "t80",
    "eur",
    "gauges",
    "emile",
  ]);
  expect(vocabularyWord("t80")).toEqual({ word: "t80", stem: "t80", spellings: [] });
});
