import { describe, expect, it } from "vitest";
import { orderOfRound, ratios, summarize } from "./statistics.ts";

describe("summarize", () => {
  it("takes the middle of an odd number of values, in any order", () => {
    expect(summarize([9, 1, 5])).toEqual({ median: 5, p25: 3, p75: 7 });
  });

  it("takes the mean of the two middle values of an even number", () => {
    expect(summarize([4, 1, 3, 2])).toEqual({ median: 2.5, p25: 1.75, p75: 3.25 });
  });

  it("is not moved by one outlier", () => {
    expect(summarize([1, 1, 1, 1, 1000]).median).toBe(1);
  });

  it("leaves the values in their order", () => {
    const values = [3, 1, 2];
    summarize(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it("refuses to summarize nothing", () => {
    expect(() => summarize([])).toThrow(RangeError);
  });
});

describe("ratios", () => {
  it("divides round by round", () => {
    expect(ratios([2, 30, 8], [1, 10, 4])).toEqual([2, 3, 2]);
  });

  it("refuses rounds that do not belong together", () => {
    expect(() => ratios([1, 2], [1])).toThrow("2 rounds against 1");
  });
});

describe("orderOfRound", () => {
  const list = ["a", "b", "c"];

  it("puts another item first in each round", () => {
    const orders = [0, 1, 2, 3].map((round) => orderOfRound(list, round).join(""));
    expect(orders).toEqual(["abc", "acb", "cab", "cba"]);
  });

  it("leaves the list as it is", () => {
    orderOfRound(list, 1);
    expect(list).toEqual(["a", "b", "c"]);
  });

  it("has nothing to order in an empty list", () => {
    expect(orderOfRound([], 3)).toEqual([]);
  });
});
