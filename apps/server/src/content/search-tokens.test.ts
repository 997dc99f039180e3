import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isApproximate, searchTerms, searchTokens, requiredTokens } from "./search-tokens.ts";

const han = Array.from("数据库管理系统高质量水位");
const word = fc.constantFrom("gauge", "Gauges", "CAFÉ", "running", "x1", "Ängström", "𝒳");
const mixed = fc
  .array(
    fc.oneof(fc.constantFrom(...han), word, fc.constantFrom(" ", "，", "-", "😀", "\n", "'", "\\")),
    {
      maxLength: 24,
    },
  )
  .map((parts) => parts.join(""));

describe("searchTokens", () => {
  it("makes characters and bigrams of Chinese, and stems of words", () => {
    expect(searchTokens("高质量 iPhone手机 running Cafés")).toEqual([
      "高",
      "质",
      "量",
      "高质",
      "质量",
      "iphon",
      "手",
      "机",
      "手机",
      "run",
      "cafe",
    ]);
  });

  it("limits the result", () => {
    const text = Array.from({ length: 200_000 }, (_, index) => `w${index}`).join(" ");
    expect(Buffer.byteLength(searchTokens(text).join(""))).toBeLessThan(500_000);
  });

  it("returns distinct tokens, none empty, prefixed or broken, for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), mixed), (text) => {
        const tokens = searchTokens(text);
        expect(new Set(tokens).size).toBe(tokens.length);
        expect(tokens.filter((token) => !/^[^\s^~#@'\\]+$/u.test(token))).toEqual([]);
        expect(tokens.filter((token) => !token.isWellFormed())).toEqual([]);
      }),
    );
  });
});

describe("searchTerms", () => {
  it("separates runs of Chinese from words, without duplicates", () => {
    expect(searchTerms("数据库Running, runs 数据库")).toEqual([
      { kind: "run", text: "数据库" },
      { kind: "word", stem: "run" },
    ]);
    expect(searchTerms(" %_'&|!😀()\\:* ")).toEqual([]);
  });

  it("leaves out what is in every text, and what an address bar has escaped", () => {
    expect(["the", "A", "The and OF", "的", "%00", "%E6%B0"].flatMap(searchTerms)).toEqual([]);
    expect(searchTerms("the gauge%20a")).toEqual([{ kind: "word", stem: "gaug" }]);
  });

  it("reads traditional characters as simplified ones", () => {
    expect(searchTerms("雷達水位計")).toEqual(searchTerms("雷达水位计"));
    expect(searchTokens("水位計")).toEqual(searchTokens("水位计"));
  });

  it("limits the terms of the longest query", () => {
    const words = Array.from({ length: 32 }, (_, index) =>
      String.fromCharCode(0x3b1 + (index % 24)),
    );
    expect(searchTerms(words.join(" ").slice(0, 64)).length).toBe(16);
  });
});

describe("requiredTokens", () => {
  it("finds any part of any text: the required tokens are among the tokens", () => {
    fc.assert(
      fc.property(mixed, fc.nat(), fc.nat(), (text, a, b) => {
        const pieces = text.match(/[数据库管理系统高质量水位]+|[A-Za-z0-9ÉÄö𝒳]+/gu) ?? [];
        const piece = pieces[a % Math.max(1, pieces.length)] ?? "";
        const isRun = han.some((one) => piece.includes(one));
        const from = isRun ? b % piece.length : 0;
        const tokens = new Set(searchTokens(text));
        for (const term of searchTerms(isRun ? piece.slice(from) : piece)) {
          for (const token of requiredTokens(term)) expect(tokens).toContain(token);
        }
      }),
    );
  });

  it("is exact for a word, a character and a bigram, and approximate for longer runs", () => {
    expect(searchTerms("gauge 水 水位 水位计").map(isApproximate)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
