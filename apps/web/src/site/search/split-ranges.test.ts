import { describe, expect, it } from "vitest";
import { splitRanges } from "./split-ranges.ts";

const show = (text: string, ranges: { start: number; end: number }[]) =>
  splitRanges(text, ranges)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join("");

describe("splitRanges", () => {
  it("marks the matches and keeps all text", () => {
    expect(show("tide gauge", [{ start: 5, end: 10 }])).toBe("tide [gauge]");
    expect(
      show("水位计的水位", [
        { start: 0, end: 2 },
        { start: 4, end: 6 },
      ]),
    ).toBe("[水位]计的[水位]");
    expect(show("nothing", [])).toBe("nothing");
  });

  it("handles ranges that overlap, are unsorted or reach past the end", () => {
    const ranges = [
      { start: 3, end: 99 },
      { start: 0, end: 4 },
      { start: 2, end: 1 },
    ];
    expect(show("abcdef", ranges)).toBe("[abcd][ef]");
  });
});
