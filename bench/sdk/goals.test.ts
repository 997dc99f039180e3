import { describe, expect, it } from "vitest";
import { ownName } from "./contestants.ts";
import { isMet, judge } from "./goals.ts";
import { everythingName } from "./sizes.ts";

const at = (median: number) => ({ median, p25: median, p75: median });

const cost = (client: string, ratio: number, excess: number) => ({
  client,
  microseconds: at(100),
  ratio: at(ratio),
  excess: at(excess),
});

const nothing = { perCall: [], sizes: undefined, types: [] };

describe("judge", () => {
  it("compares our client's ratio, not another's, with the goal", () => {
    const costs = [cost("ky", 4.6, 150), cost(ownName, 1.2, 4)];
    expect(judge({ ...nothing, perCall: [{ transport: "stub", title: "", costs }] })).toEqual([
      { title: "A call, stubbed reply", unit: "× bare fetch", limit: 1.5, measured: 1.2 },
    ]);
  });

  it("counts the microseconds beyond bare fetch as the client's work", () => {
    const [own] = judge({
      ...nothing,
      perCall: [{ transport: "light", title: "", costs: [cost(ownName, 1.5, 6)] }],
    });
    expect(own).toMatchObject({ measured: 6, limit: 25, unit: "µs" });
  });

  it("judges the size of the package and of one more operation", () => {
    const size = { minified: 15_000, gzip: 7001, brotli: 4400 };
    const goals = judge({
      ...nothing,
      sizes: {
        own: [
          { name: "a helper", ...size, gzip: 90 },
          { name: everythingName, ...size },
        ],
        peers: [],
        perOperation: 4.2,
      },
    });
    expect(goals.map(({ measured }) => measured)).toEqual([7001, 4.2]);
    expect(goals.map(isMet)).toEqual([false, true]);
  });

  it("judges each compiler", () => {
    const program = { seconds: at(1), instantiations: 1 };
    const types = [0.7, 0.71].map((ratio, i) => ({
      compiler: `compiler ${i}`,
      own: program,
      peer: program,
      ratio: at(ratio),
    }));
    expect(judge({ ...nothing, types }).map(isMet)).toEqual([true, false]);
  });

  it("skips what was not measured", () => {
    expect(judge(nothing)).toEqual([]);
  });
});
