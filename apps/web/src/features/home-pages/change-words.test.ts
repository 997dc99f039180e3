import { expect, test } from "vitest";
import { adminEn } from "../../i18n/admin-en.ts";
import { changeInWords } from "./change-words.ts";
import { newSection } from "./new-section.ts";

const names = new Map([["p1", "Radar gauge"]]);
const section = newSection("range", []);
const inWords = (change: Parameters<typeof changeInWords>[0]) =>
  changeInWords(change, adminEn, names);

test.each([
  [{ type: "removed", section } as const, "Section “Range” removed"],
  [{ type: "added", section, place: 2 } as const, "Section “Range” added as number 2"],
  [
    { type: "added", section: { ...section, visible: false }, place: 2 } as const,
    "Section “Range” added as number 2 (Hidden)",
  ],
  [
    { type: "moved", section, direction: "up", place: 1 } as const,
    "“Range” moved up, now number 1",
  ],
  [{ type: "visibility", section, visible: false } as const, "“Range” is hidden from visitors"],
])("%o says what became of its section", (change, text) => {
  expect(inWords(change)).toEqual({ text });
});

test.each([
  ["heading", "What we make", null, "Heading", "What we make", null],
  ["productIds", [], ["p1", "p2"], "Products", null, ["Radar gauge", "no longer on the site (p2)"]],
  ["limit", 3, true, "limit", "3", "yes"],
])("a change of %s says what it was and what it is", (field, before, after, label, was, is) => {
  expect(inWords({ type: "field", section, field, before, after })).toEqual({
    text: `Range, ${label}`,
    values: { before: was, after: is },
  });
});

test("a line of a list is one text, without what it lacks", () => {
  const proof = newSection("proof", []);
  const after = [{ name: "Port of Skarnsund", note: null, url: "/ports" }];
  const change = { type: "field", section: proof, field: "customers", before: [], after } as const;
  expect(inWords(change).values?.after).toEqual(["Port of Skarnsund, /ports"]);
});
