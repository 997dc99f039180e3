import { describe, expect, it } from "vitest";
import { orderOfRound, ratios, summarize } from "./statistics.ts";

describe("summarize", () => {
  it("returns the middle of an odd number of values, in any order", () => {
    expect(summarize([9, 1, 5])).toEqual({ median: 5, p25: 3, p75: 7 });
  });

  it("returns the mean of the two middle values of an even number", () => {
    expect(summarize([4, 1, 3, 2])).toEqual({ median: 2.5, p25: 1.75, p75: 3.25 });
  });

  it("is robust to one outlier", () => {
    expect(summarize([1, 1, 1, 1, 1000]).median).toBe(1);
  });

  it("does not reorder the values", () => {
    const values = [3, 1, 2];
    summarize(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it("throws for no values", () => {
    expect(() => summarize([])).toThrow(RangeError);
  });
});

describe("ratios", () => {
  it("divides round by round", () => {
    expect(ratios([2, 30, 8], [1, 10, 4])).toEqual([2, 3, 2]);
  });

  it("throws for a different number of rounds", () => {
    expect(() => ratios([1, 2], [1])).toThrow("2 rounds against 1");
  });
});

describe("orderOfRound", () => {
  const list = ["a", "b", "c"];

  it("rotates the first item in each round", () => {
    const orders = [0, 1, 2, 3].map((round) => orderOfRound(list, round).join(""));
    expect(orders).toEqual(["abc", "acb", "cab", "cba"]);
  });

  it("does not mutate the list", () => {
    orderOfRound(list, 1);
    expect(list).toEqual(["a", "b", "c"]);
  });

  it("returns an empty list unchanged", () => {
    expect(orderOfRound([], 3)).toEqual([]);
  });
});
