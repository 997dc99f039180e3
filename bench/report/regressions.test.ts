import { describe, expect, it } from "vitest";
import { findRegressions } from "./regressions.ts";

function results(...rows: string[]): string {
  return ["# Results", "<!-- web:start -->", ...rows, "<!-- web:end -->"].join("\n");
}

const tabs = (value: string) => `| A switch | ≤ 1.3 × remount | ${value} × remount | met |`;
const rate = (value: string) => `| Public list | ≥ 2 × bare | ${value} × bare | **not met** |`;

describe("findRegressions", () => {
  it("names what is more than 15 % worse, whichever way is worse", () => {
    expect(findRegressions(results(tabs("1.00")), results(tabs("1.16")))).toEqual([
      "web, A switch: 1.16, was 1 (≤ is better)",
    ]);
    expect(findRegressions(results(rate("2.00")), results(rate("1.69")))).toEqual([
      "web, Public list: 1.69, was 2 (≥ is better)",
    ]);
  });

  it("allows what is a little worse, or better", () => {
    expect(findRegressions(results(tabs("1.00")), results(tabs("1.15")))).toEqual([]);
    expect(findRegressions(results(rate("1.00")), results(rate("3.00")))).toEqual([]);
    expect(findRegressions(results(tabs("1.00")), results(tabs("0.20")))).toEqual([]);
  });

  it("allows nothing more where there was none", () => {
    const spinners = (value: string) => `| Spinners | ≤ 0  | ${value}  | met |`;
    expect(findRegressions(results(spinners("0.00")), results(spinners("1.00")))).toHaveLength(1);
  });

  it("compares no times, which are another machine's", () => {
    const paste = (value: string) => `| Paste | ≤ 500 ms | ${value} ms | met |`;
    expect(findRegressions(results(paste("100")), results(paste("900")))).toEqual([]);
  });

  it("passes over what one of them does not have", () => {
    expect(findRegressions(results(tabs("1.00")), results(rate("1.00")))).toEqual([]);
  });
});
