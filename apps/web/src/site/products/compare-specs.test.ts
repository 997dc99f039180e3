import { describe, expect, test } from "vitest";
import { comparedNames, readCompareSearch } from "../loaders/compare-search.ts";
import { compareSpecs } from "./compare-specs.ts";

const group = (name: string, ...specs: [string, string, string | null][]) => ({
  name,
  specs: specs.map(([spec, value, unit]) => ({ group: name, name: spec, value, unit })),
});

describe("a comparison", () => {
  test("pairs lines by heading and name, and says which are the same", () => {
    const t80 = [group("Measuring", ["Range", "30", "m"], ["Beam", "4", "°"])];
    const t26 = [
      group("Body", ["Mass", "3.4", "kg"]),
      group("Measuring", ["Beam", "12", "°"], ["Range", "30", "m"]),
    ];
    expect(compareSpecs([{ specGroups: t80 }, { specGroups: t26 }])).toEqual([
      {
        name: "Measuring",
        specs: [
          { name: "Range", values: ["30\u00a0m", "30\u00a0m"], isSame: true },
          { name: "Beam", values: ["4°", "12°"], isSame: false },
        ],
      },
      { name: "Body", specs: [{ name: "Mass", values: [null, "3.4\u00a0kg"], isSame: false }] },
    ]);
  });

  test("joins several values of one line", () => {
    const specGroups = [group("Outputs", ["Digital", "SDI-12", null], ["Digital", "RS-485", null])];
    expect(compareSpecs([{ specGroups }])[0]?.specs[0]?.values).toEqual(["SDI-12, RS-485"]);
  });
});

describe("the URL of a comparison", () => {
  test.each([
    ["T80 T26", "T80 T26"],
    ["T80,T26", "T80 T26"],
    [" T80  t80 P12 ", "T80 P12"],
    ["A B C D E", "A B C D"],
    ["<b> T80", "T80"],
    ["", undefined],
    [undefined, undefined],
  ])("%s names %s", (ids, expected) => {
    expect(readCompareSearch({ ids }).ids).toBe(expected);
    expect(comparedNames(ids).length).toBeLessThanOrEqual(4);
  });
});
