import { describe, expect, it } from "vitest";
import { completeSections } from "./complete-sections.ts";
import { newSection, sectionKinds, sectionName } from "./new-section.ts";

const kinds = {
  hero: "Opening",
  range: "Range",
  proof: "Proof",
  articles: "Articles",
  quote: "Quote",
  callToAction: "Call to action",
};

function opening(heading: string, more: object = {}) {
  const section = newSection("hero", []);
  if (!section.hero) throw new Error("An opening has its part");
  return {
    ...section,
    key: heading.replaceAll(" ", "-"),
    hero: { ...section.hero, heading, ...more },
  };
}

describe("newSection", () => {
  it.each(sectionKinds)("has what %s names, and a key of its own", (kind) => {
    const first = newSection(kind, []);
    expect(first[kind]).toBeDefined();
    expect(newSection(kind, [first]).key).not.toBe(first.key);
  });
});

it("a section is called after its heading, or else its kind", () => {
  expect(sectionName(opening("High water"), kinds)).toBe("High water");
  expect(sectionName(newSection("quote", []), kinds)).toBe("Quote");
});

describe("completeSections", () => {
  it("leaves out what is still being written", () => {
    const written = opening("High water");
    expect(completeSections([newSection("range", []), written])).toEqual([written]);
  });

  it.each([
    ["an action without an address", { actionLabel: "Go" }],
    ["an address without an action", { actionUrl: "/index" }],
  ])("leaves out %s", (_what, half) => {
    expect(completeSections([opening("High water", half)])).toEqual([]);
  });

  it("keeps the first of several visible openings, and those that are hidden", () => {
    const hidden = { ...opening("Hidden"), visible: false };
    const first = opening("First");
    expect(completeSections([hidden, first, opening("Second")])).toEqual([hidden, first]);
  });
});
