import type { EditedSection } from "./edited-section.ts";

/** What a section shows. */
export type SectionKind = EditedSection["kind"];

/** In the order in which a page usually has them. */
export const sectionKinds = [
  "hero",
  "range",
  "proof",
  "articles",
  "quote",
  "callToAction",
] as const satisfies readonly SectionKind[];

/** As many as the contract allows. */
export const maxSections = 20;

const noAction = { actionLabel: null, actionUrl: null };

const blank = {
  hero: { heading: "", text: null, ...noAction, picture: null, pictureAlt: null },
  range: { heading: "", text: null, productIds: [], ...noAction },
  proof: { heading: "", figures: [], customers: [], certificates: [] },
  articles: { heading: "", typeIds: [], limit: 6, featured: false },
  quote: { text: "", person: "", role: null },
  callToAction: {
    heading: "",
    text: null,
    actionLabel: "",
    actionUrl: "",
    secondLabel: null,
    secondUrl: null,
  },
} as const satisfies { [Kind in SectionKind]: NonNullable<EditedSection[Kind]> };

/** The names of the fields of a section's part, in the order in which they are edited. */
export function partFields(kind: SectionKind): string[] {
  return Object.keys(blank[kind]);
}

/** An empty section of a kind, with a key that no other has. */
export function newSection(
  kind: SectionKind,
  sections: readonly Pick<EditedSection, "key">[],
): EditedSection {
  const keys = new Set(sections.map(({ key }) => key));
  let number = 1;
  while (keys.has(`${kind}-${number}`)) number += 1;
  return { key: `${kind}-${number}`, kind, visible: true, [kind]: blank[kind] };
}

/** A section's name for people: its heading, or else its kind. */
export function sectionName(
  { kind, hero, range, proof, articles, quote, callToAction }: EditedSection,
  kinds: Readonly<Record<SectionKind, string>>,
): string {
  const part = hero ?? range ?? proof ?? articles ?? callToAction;
  return part?.heading.trim() || quote?.person.trim() || kinds[kind];
}
