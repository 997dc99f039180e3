import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  highlightRanges,
  matchesAll,
  searchTerms,
  searchTokens,
  toTsQuery,
} from "./search-tokens.ts";

const marked = (query: string, text: string): string[] =>
  highlightRanges(searchTerms(query), text).map(({ start, end }) => text.slice(start, end));

describe("searchTokens", () => {
  it("makes pairs of Chinese and stems of words", () => {
    expect(searchTokens("高质量 iPhone手机 running Cafés")).toEqual([
      "高质",
      "质量",
      "量",
      "iphon",
      "手机",
      "机",
      "run",
      "cafe",
    ]);
  });

  it("bounds what it gives", () => {
    const text = Array.from({ length: 200_000 }, (_, index) => `w${index}`).join(" ");
    expect(Buffer.byteLength(searchTokens(text).join(""))).toBeLessThan(500_000);
  });

  it("never gives an empty token", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(searchTokens(text)).not.toContain("");
      }),
    );
  });
});

describe("toTsQuery", () => {
  it("asks for all terms", () => {
    expect(toTsQuery(searchTerms("数据库 Running"))).toBe("'数据' & '据库' & 'run'");
    expect(toTsQuery(searchTerms("纠"))).toBe("'纠':*");
    expect(toTsQuery(searchTerms(" %_'&|! "))).toBeNull();
  });
});

describe("matchesAll", () => {
  it("wants a run to stand together", () => {
    expect(matchesAll(searchTerms("数据库"), "数据和据库")).toBe(false);
    expect(matchesAll(searchTerms("数据库 manage"), "数据库 management manages")).toBe(true);
  });

  it("finds any part of a Chinese run by the index's tokens", () => {
    const han = fc.array(fc.constantFrom(...Array.from("数据库管理系统高质量")), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(han, fc.nat(), fc.nat(), (characters, a, b) => {
        const from = a % characters.length;
        const part = characters.slice(from, from + 1 + (b % characters.length));
        const tokens = searchTokens(characters.join(""));
        const wanted = (toTsQuery(searchTerms(part.join(""))) ?? "").split(" & ");
        for (const want of wanted) {
          const token = want.replace(/'|:\*/g, "");
          expect(
            tokens.some((one) => (want.endsWith("*") ? one.startsWith(token) : one === token)),
          ).toBe(true);
        }
      }),
    );
  });
});

describe("highlightRanges", () => {
  it("marks words by their stem and Chinese by its characters", () => {
    expect(marked("ships 港口", "The Shipping port 港口的 ship, 新港口")).toEqual([
      "Shipping",
      "港口",
      "ship",
      "港口",
    ]);
  });

  it("joins what overlaps and counts in UTF-16", () => {
    expect(marked("数据 据库", "😀数据库")).toEqual(["数据库"]);
    expect(highlightRanges(searchTerms("数据"), "😀数据")).toEqual([{ start: 2, end: 4 }]);
  });

  it("bears a word that stands there a hundred thousand times", () => {
    const text = "数据".repeat(100_000);
    expect(marked("数据", text)).toEqual([text]);
  });

  it("stays inside the text for any text", () => {
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
});
