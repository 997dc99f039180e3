import { describe, expect, it } from "vitest";
import { parts, readOptions } from "./options.ts";

describe("readOptions", () => {
  it("runs everything by default", () => {
    expect(readOptions([])).toEqual({
      rounds: 25,
      calls: 200,
      only: new Set(parts),
      write: false,
    });
  });

  it("reads every option", () => {
    expect(readOptions(["--rounds", "9", "--calls", "50", "--only", "stub,sizes"])).toEqual({
      rounds: 9,
      calls: 50,
      only: new Set(["stub", "sizes"]),
      write: false,
    });
  });

  it.each([
    [["--only", "stub,speed"], 'no part "speed"'],
    [["--rounds", "3"], "--rounds needs at least 5"],
    [["--calls", "many"], "--calls needs at least 5"],
    [["--round", "9"], "--round"],
    [["--write", "--only", "stub"], "--write needs a whole run"],
  ])("explains what is wrong with %j", (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
