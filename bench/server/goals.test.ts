import { describe, expect, it } from "vitest";
import { growthOf, isMet, judge, type Results } from "./goals.ts";
import type { LoadCost } from "./measure-load.ts";

const same = (median: number) => ({ median, p25: median, p75: median });

function cost(scenario: string, server: string, ratio: number, p99Ratio: number): LoadCost {
  const [perSecond, p50, p99, microseconds] = [same(1), same(1), same(1), same(1)];
  const times = { perSecond, p50, p99, microseconds };
  return {
    ...times,
    scenario,
    title: scenario,
    server,
    same: { ratio: same(ratio), p99Ratio: same(p99Ratio) },
    plain: undefined,
  };
}

const nothing: Results = { costs: [], memory: undefined, embedded: undefined, growth: [] };

describe("judge", () => {
  it("returns nothing for a run that measured nothing", () => {
    expect(judge(nothing)).toEqual([]);
  });

  it("requires more requests than the bare server, and at most twice its latency", () => {
    const costs = [cost("list", "bare", 1, 1), cost("list", "atrium", 2.1, 2.5)];
    const goals = judge({ ...nothing, costs });
    expect(goals.map((goal) => [goal.title, goal.limit, isMet(goal)])).toEqual([
      ["list", 2, true],
      ["list, p99", 2, false],
    ]);
  });

  it("judges reads beside plain rows", () => {
    const plain = { ratio: same(1.6), p99Ratio: same(1.9) };
    const costs = [{ ...cost("detail", "atrium", 0.7, 3), plain }];
    const goals = judge({ ...nothing, costs });
    expect(goals.map((goal) => [goal.title, goal.unit, isMet(goal)])).toEqual([
      ["detail", "× plain rows", true],
      ["detail, p99", "× plain rows", true],
    ]);
  });

  it("requires more of a cache hit", () => {
    const goals = judge({ ...nothing, costs: [cost("detail", "atrium, cache hit", 4.9, 1)] });
    expect(goals.map((goal) => [goal.title, goal.limit, isMet(goal)])).toEqual([
      ["detail, cache hit", 5, false],
    ]);
  });

  it("judges memory and growth", () => {
    const read = {
      title: "Search",
      slow: true,
      database: new Map([
        ["1k", 1],
        ["1m", 14],
      ]),
      http: new Map([
        ["1k", 4],
        ["1m", 8],
      ]),
    };
    const goals = judge({
      ...nothing,
      memory: { idle: 100, peak: 200, bare: { idle: 60, peak: 120 } },
      growth: [read],
    });
    expect(goals.map((goal) => [goal.title, goal.measured, isMet(goal)])).toEqual([
      ["Memory at rest, PostgreSQL", 100, true],
      ["Memory under load, PostgreSQL", 200, false],
      ["Search: in the database", 14, true],
      ["Search: growth over HTTP", 2, false],
    ]);
  });
});

it("compares the largest database with the smallest", () => {
  expect(
    growthOf(
      new Map([
        ["1k", 2],
        ["100k", 9],
        ["1m", 3],
      ]),
    ),
  ).toBe(1.5);
});
