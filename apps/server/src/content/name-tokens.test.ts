import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameQuestion, nameTokens } from "./name-tokens.ts";

describe("nameTokens", () => {
  it("holds every beginning of a word, and characters and pairs of Chinese", () => {
    expect(nameTokens("Café 水位计")).toEqual([
      "c",
      "ca",
      "caf",
      "cafe",
      "水",
      "位",
      "计",
      "水位",
      "位计",
    ]);
  });

  it("finds a name by the beginning of any of its words, whatever its case", () => {
    const word = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), fc.nat(), (words, a, b) => {
        const chosen = words[a % words.length] ?? "";
        const { tokens } = nameQuestion(chosen.slice(0, 1 + (b % chosen.length)).toUpperCase());
        expect(nameTokens(words.join("-"))).toEqual(expect.arrayContaining(tokens));
      }),
    );
  });

  it("never gives an empty token, for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(nameTokens(name)).not.toContain("");
        expect(nameQuestion(name).tokens).not.toContain("");
      }),
    );
  });
});

describe("nameQuestion", () => {
  it("asks for whole runs where pairs do not tell", () => {
    expect(nameQuestion("Gau 水位 水位计")).toEqual({
      tokens: ["gau", "水位", "位计"],
      runs: ["水位计"],
    });
    expect(nameQuestion("%_😀-'")).toEqual({ tokens: [], runs: [] });
  });
});
