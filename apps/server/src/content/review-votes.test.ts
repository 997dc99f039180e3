import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAgreed, isMoot, type Ballot, type Vote } from "./review-votes.ts";

const ann: Vote = { of: "ann", mode: "any" };
const ben: Vote = { of: "ben", mode: "any" };
const desk: Vote = { of: "desk", mode: "any" };
const board: Vote = { of: "board", mode: "all" };
const yes = (...voices: Vote[]): Ballot => ({ voices, approved: true });
const open = (...voices: Vote[]): Ballot => ({ voices, approved: false });

describe("a node", () => {
  it.each([
    ["one of two people, any", "any", [yes(ann), open(ben)], true],
    ["one of two people, all", "all", [yes(ann), open(ben)], false],
    ["both of two people, all", "all", [yes(ann), yes(ben)], true],
    ["nobody yet", "any", [open(ann), open(ben)], false],
    ["one member of a group where one is enough", "all", [yes(desk), open(desk)], true],
    ["one member of a group that agrees together", "any", [yes(board), open(board)], false],
    ["every member of a group that agrees together", "any", [yes(board), yes(board)], true],
    ["a person beside such a group", "any", [open(board), open(board), yes(ann)], true],
    ["the same where all are needed", "all", [yes(board), open(board), yes(ann)], false],
    ["a member who speaks for two groups", "all", [yes(desk, board), open(desk)], true],
  ] as const)("with %s (%s)", (_case, mode, ballots, agreed) => {
    expect(isAgreed(mode, ballots)).toBe(agreed);
  });

  it("is agreed when everybody has approved, and never before anybody has", () => {
    const voice = fc.record({ of: fc.constantFrom("a", "b", "c"), mode: fc.constant("any") });
    const group = fc.record({ of: fc.constantFrom("x", "y"), mode: fc.constant("all") });
    const voices = fc.array(fc.oneof(voice, group) as fc.Arbitrary<Vote>, { minLength: 1 });
    const casts = fc.array(voices, { minLength: 1 });
    fc.assert(
      fc.property(casts, fc.constantFrom("any", "all"), (cast, mode) => {
        expect(
          isAgreed(
            mode,
            cast.map((one) => yes(...one)),
          ),
        ).toBe(true);
        expect(
          isAgreed(
            mode,
            cast.map((one) => open(...one)),
          ),
        ).toBe(false);
      }),
    );
  });
});

describe("a task", () => {
  it("is moot when others have cast all its votes", () => {
    expect(isMoot(open(desk), [yes(desk), open(desk), open(ann)])).toBe(true);
    expect(isMoot(open(desk, ann), [yes(desk), open(desk, ann)])).toBe(false);
    expect(isMoot(open(board), [yes(board), open(board)])).toBe(false);
  });
});
