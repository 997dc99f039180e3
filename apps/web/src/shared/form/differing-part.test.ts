import { expect, test } from "vitest";
import { differingPart } from "./differing-part.ts";

const shared = "The gauge stood dry for eleven days, and nobody at the lock had noticed it. ";

test("texts that part early are shown from their beginning", () => {
  expect(differingPart("Low water at six.", "High water at noon.")).toBe("Low water at six.");
  expect(differingPart("", "Anything")).toBe("");
});

test("texts that part late are shown from some words before", () => {
  expect(differingPart(`${shared}Then it rained.`, `${shared}Then came spring.`)).toBe(
    "…at the lock had noticed it. Then it rained.",
  );
});

test("a text that the other one goes on from is shown by its end", () => {
  expect(differingPart(shared.trim(), `${shared}Then it rained.`)).toBe(
    "…and nobody at the lock had noticed it.",
  );
});

test("a script without spaces is cut between its characters", () => {
  const tide = "潮".repeat(60);
  expect(differingPart(`${tide}涨`, `${tide}落`)).toBe(`…${"潮".repeat(40)}涨`);
  expect(differingPart(`${"🌊".repeat(60)}a`, `${"🌊".repeat(60)}b`)).toBe(`…${"🌊".repeat(40)}a`);
});
