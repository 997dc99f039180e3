import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { highlightRanges, snippetAround } from "./search-highlights.ts";
import { searchTerms } from "./search-tokens.ts";
import { isStopWord } from "./stop-words.ts";

const marked = (query: string, text: string): string[] =>
  highlightRanges(searchTerms(query), text).map(({ start, end }) => text.slice(start, end));

describe("highlightRanges", () => {
  it("marks words by their stem and Chinese by its characters", () => {
    expect(marked("ships 港口", "The Shipping port 港口的 ship, 新港口")).toEqual([
      "Shipping",
      "港口",
      "ship",
      "港口",
    ]);
  });

  it("marks words by their beginning, and both ways to write Chinese", () => {
    const beginning = { kind: "beginning", text: "t8", stems: ["t80"] } as const;
    expect(highlightRanges([beginning], "A T80, not an ST8")).toEqual([{ start: 2, end: 5 }]);
    expect(marked("水位計", "雷达水位计")).toEqual(["水位计"]);
    expect(marked("水位计", "雷達水位計")).toEqual(["水位計"]);
  });

  it("merges overlapping ranges and counts in UTF-16", () => {
    expect(marked("数据 据库", "😀数据库")).toEqual(["数据库"]);
    expect(highlightRanges(searchTerms("数据"), "😀数据")).toEqual([{ start: 2, end: 4 }]);
  });

  it("folds case and accents without moving the range, even when folding changes the length", () => {
    expect(marked("istanbul", "In İstanbul, İSTANBUL and istanbul")).toEqual([
      "İstanbul",
      "İSTANBUL",
      "istanbul",
    ]);
    expect(marked("cafe straße", "ＣＡＦÉ und STRASSE, Straße")).toEqual(["ＣＡＦÉ", "Straße"]);
    expect(marked("efficient", "eﬃcient")).toEqual(["eﬃcient"]);
  });

  it("is fast for a word that occurs a hundred thousand times", () => {
    const text = "数据".repeat(100_000);
    expect(marked("数据", text)).toEqual([text]);
  });

  it("returns ordered, separate ranges inside the text, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (text, query) => {
        let before = -1;
        for (const { start, end } of highlightRanges(searchTerms(query), text)) {
          expect(start).toBeGreaterThan(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          before = end;
        }
      }),
    );
  });

  it("marks every requested word, whatever surrounds it", () => {
    const between = fc.constantFrom(" ", "，", "😀", "-", "水位", "…");
    const word = fc.stringMatching(/^[a-z]{1,12}$/).filter((one) => !isStopWord(one));
    fc.assert(
      fc.property(word, between, between, (word, left, right) => {
        const text = `${left}${word.toUpperCase()}${right}`;
        expect(marked(word, text)).toEqual([word.toUpperCase()]);
      }),
    );
  });
});

describe("snippetAround", () => {
  it("shows the first match between word boundaries, with ellipses", () => {
    const text = `${"before ".repeat(30)}the gauge ${"after ".repeat(60)}`;
    const snippet = snippetAround(searchTerms("gauges"), text) ?? "";
    expect(snippet).toMatch(/^…(before )+the gauge (after ?)+…$/);
    expect(snippet.length).toBeLessThan(200);
    expect(snippetAround(searchTerms("river"), text)).toBeUndefined();
  });

  it("puts dots between cells and headings, and none where a sentence ends", () => {
    const text = "Finding it \nSymptom\none radar in 300\n\nIt was the clock.\n首先\n时钟。\n雷达";
    expect(snippetAround(searchTerms("radar"), text)).toBe(
      "Finding it · Symptom · one radar in 300 · It was the clock. 首先 · 时钟。 雷达",
    );
  });

  it("never splits a character, for any text", () => {
    const text = fc.array(fc.constantFrom("𠀀", "水", "😀", "位", " "), {
      minLength: 1,
      maxLength: 400,
    });
    fc.assert(
      fc.property(text, (characters) => {
        const snippet = snippetAround(searchTerms("水"), characters.join(""));
        expect(snippet ?? "").not.toMatch(/\p{Surrogate}|\uFFFD/u);
      }),
    );
  });
});
