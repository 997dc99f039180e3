import { describe, expect, it } from "vitest";
import { parts, readOptions } from "./options.ts";

describe("readOptions", () => {
  it("measures everything in fifteen rounds unless configured otherwise", () => {
    expect(readOptions([])).toEqual({ rounds: 15, only: new Set(parts), write: false });
  });

  it("takes the parts and the rounds", () => {
    expect(readOptions(["--only", "typing,scripts", "--rounds", "7"])).toEqual({
      rounds: 7,
      only: new Set(["typing", "scripts"]),
      write: false,
    });
  });

  it("refuses a part that it does not know", () => {
    expect(() => readOptions(["--only", "typing,colours"])).toThrow('no part "colours"');
  });

  it.each(["4", "1.5", "many"])("refuses %s rounds", (rounds) => {
    expect(() => readOptions(["--rounds", rounds])).toThrow("at least 5");
  });

  it("replaces the results of a whole run by those of a whole run only", () => {
    expect(() => readOptions(["--only", "typing", "--write"])).toThrow("every part");
    expect(readOptions(["--write"]).write).toBe(true);
  });
});
