import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareSections, type SectionChange } from "./compare-sections.ts";
import type { EditedSection } from "./edited-section.ts";

function quote(key: string, more: Partial<EditedSection["quote"]> = {}): EditedSection {
  const part = { text: "It told us.", person: key, role: null, ...more };
  return { key, kind: "quote", visible: true, quote: part };
}

const [a, b, c] = [quote("a"), quote("b"), quote("c")];

describe("compareSections", () => {
  test("names what was removed and what was added, with its place", () => {
    expect(compareSections([a, b], [b, c])).toEqual([
      { type: "removed", section: a },
      { type: "added", section: c, place: 2 },
    ]);
  });

  test("names as few moves as explain the order", () => {
    const move = { type: "moved", section: c };
    expect(compareSections([a, b, c], [c, a, b])).toEqual([{ ...move, direction: "up", place: 1 }]);
    expect(compareSections([c, a, b], [a, b, c])).toEqual([
      { ...move, direction: "down", place: 3 },
    ]);
  });

  test("names hiding and each field with what it was and is, in the order of the form", () => {
    const after = { ...quote("a", { text: "It told us early.", role: "Pilot" }), visible: false };
    expect(compareSections([a], [after])).toEqual([
      { type: "visibility", section: after, visible: false },
      {
        type: "field",
        section: after,
        field: "text",
        before: "It told us.",
        after: "It told us early.",
      },
      { type: "field", section: after, field: "role", before: null, after: "Pilot" },
    ]);
  });

  test("takes a key with another kind for another section", () => {
    const hero: EditedSection = { key: "a", kind: "hero", visible: true };
    expect(compareSections([a], [hero]).map(({ type }) => type)).toEqual(["removed", "added"]);
  });

  test("finds the lines of a list the same whatever the order of their fields", () => {
    const proof = (figures: { value: string; label: string }[]): EditedSection => ({
      key: "p",
      kind: "proof",
      visible: true,
      proof: { heading: "", figures, customers: [], certificates: [] },
    });
    const before = proof([{ value: "3", label: "gauges" }]);
    expect(compareSections([before], [proof([{ label: "gauges", value: "3" }])])).toEqual([]);
    expect(compareSections([before], [proof([])])).toMatchObject([{ field: "figures", after: [] }]);
  });
});

const word = fc.constantFrom("tide", "surge", "");
const section = fc.oneof(
  fc.record({
    key: fc.constantFrom("a", "b", "c", "d"),
    kind: fc.constant("quote" as const),
    visible: fc.boolean(),
    quote: fc.record({ text: word, person: word, role: fc.option(word) }),
  }),
  fc.record({
    key: fc.constantFrom("a", "e", "f"),
    kind: fc.constant("articles" as const),
    visible: fc.boolean(),
    articles: fc.record({
      heading: word,
      typeIds: fc.uniqueArray(word),
      limit: fc.integer({ min: 1, max: 3 }),
      featured: fc.boolean(),
    }),
  }),
);
const page: fc.Arbitrary<EditedSection[]> = fc.uniqueArray(section, { selector: ({ key }) => key });

test("equal pages have no changes", () => {
  fc.assert(
    fc.property(page, (sections) => {
      expect(compareSections(sections, structuredClone(sections))).toEqual([]);
    }),
  );
});

test("the changes make the later page of the earlier one", () => {
  fc.assert(
    fc.property(page, page, (before, after) => {
      expect(apply(before, compareSections(before, after))).toEqual(after);
    }),
  );
});

/** Takes out what was removed or moved, changes the rest, and puts in what was added or moved from top to bottom. */
function apply(before: readonly EditedSection[], changes: readonly SectionChange[]) {
  const isOf = (section: EditedSection) => (change: SectionChange) =>
    change.section.key === section.key && change.section.kind === section.kind;
  const has = (section: EditedSection, ...types: SectionChange["type"][]) =>
    changes.filter(isOf(section)).some(({ type }) => types.includes(type));
  const changed = (section: EditedSection) =>
    changes.filter(isOf(section)).reduce((one: EditedSection, change) => {
      if (change.type === "visibility") return { ...one, visible: change.visible };
      if (change.type !== "field") return one;
      return { ...one, [one.kind]: { ...one[one.kind], [change.field]: change.after } };
    }, section);
  const page = before.filter((one) => !has(one, "removed", "moved")).map(changed);
  for (const change of changes) {
    if (change.type === "added") page.splice(change.place - 1, 0, change.section);
    if (change.type === "moved") {
      const moved = before.filter((one) => isOf(one)(change)).map(changed);
      page.splice(change.place - 1, 0, ...moved);
    }
  }
  return page;
}
