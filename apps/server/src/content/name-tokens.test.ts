import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameQuery, nameTokens } from "./name-tokens.ts";

describe("nameTokens", () => {
  it("contains every prefix of a word, and characters and bigrams of Chinese", () => {
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

  it("finds a name by the prefix of any word, case-insensitively", () => {
    const word = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), fc.nat(), (words, a, b) => {
        const chosen = words[a % words.length] ?? "";
        const { tokens } = nameQuery(chosen.slice(0, 1 + (b % chosen.length)).toUpperCase());
        expect(nameTokens(words.join("-"))).toEqual(expect.arrayContaining(tokens));
      }),
    );
  });

  it("contains no empty token, for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(nameTokens(name)).not.toContain("");
        expect(nameQuery(name).tokens).not.toContain("");
      }),
    );
  });
});

describe("nameQuery", () => {
  it("requires whole runs where bigrams are ambiguous", () => {
    expect(nameQuery("Gau 水位 水位计")).toEqual({
      tokens: ["gau", "水位", "位计"],
      runs: ["水位计"],
    });
    expect(nameQuery("%_😀-'")).toEqual({ tokens: [], runs: [] });
  });
});
