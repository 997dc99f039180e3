import { describe, expect, it } from "vitest";
import { findRetiredWords } from "./find.mjs";

describe("findRetiredWords", () => {
  it("names file, line and the word to use", () => {
    const text = "const server = start();\nconst outcome = drawFate(random);\n";
    expect(findRetiredWords("bench/server/data/fill.ts", text)).toEqual([
      { place: "bench/server/data/fill.ts:2", word: "drawFate", use: "pickOutcome" },
    ]);
  });

  it("finds a name in the path of a file or folder, private ones included", () => {
    const use = "seed-site";
    for (const path of ["bench/lay-out-site.ts", "bench/_lay-out-site.ts", "lay-out-site/a.ts"]) {
      expect(findRetiredWords(path, "")).toEqual([{ place: path, word: "lay-out-site", use }]);
    }
  });

  it("accepts names that only contain a retired one", () => {
    expect(findRetiredWords("a/redrawFate.ts", "redrawFate(); drawFates();")).toEqual([]);
  });

  it("finds names by their prefix", () => {
    expect(findRetiredWords("a.ts", "const LONGEST_WAIT = 3;")).toEqual([
      { place: "a.ts:1", word: "LONGEST_WAIT", use: "MAX_WAIT" },
    ]);
  });

  it("finds phrases in prose, as whole words", () => {
    const [found] = findRetiredWords("a.md", "The server lets go of the connection.");
    expect(found?.word).toBe("lets go of");
    expect(findRetiredWords("a.md", "It outlets go offline.")).toEqual([]);
  });
});
