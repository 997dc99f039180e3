import { describe, expect, it } from "vitest";
import { splitRanges } from "./split-ranges.ts";

const show = (text: string, ranges: { start: number; end: number }[]) =>
  splitRanges(text, ranges)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join("");

describe("splitRanges", () => {
  it("marks what was found and loses nothing", () => {
    expect(show("tide gauge", [{ start: 5, end: 10 }])).toBe("tide [gauge]");
    expect(
      show("水位计的水位", [
        { start: 0, end: 2 },
        { start: 4, end: 6 },
      ]),
    ).toBe("[水位]计的[水位]");
    expect(show("nothing", [])).toBe("nothing");
  });

  it("copes with ranges that overlap, stand in disorder or reach too far", () => {
    const ranges = [
      { start: 3, end: 99 },
      { start: 0, end: 4 },
      { start: 2, end: 1 },
    ];
    expect(show("abcdef", ranges)).toBe("[abcd][ef]");
  });
});
