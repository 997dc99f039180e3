import type { Db } from "../../db/db.ts";
import { articleTypes, products } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { fieldError } from "../../kernel/field-error.ts";
import type { Language } from "../../kernel/languages.ts";
import { messages } from "../../kernel/messages/index.ts";
import { assertInLanguage } from "../languages/assert-in-language.ts";

type Section = components["schemas"]["HomePageSection"];

const KINDS = [
  "hero",
  "range",
  "proof",
  "articles",
  "quote",
  "callToAction",
] as const satisfies readonly Section["kind"][];

/**
 * Checks what the contract's schema does not say about sections.
 *
 * @throws AppError a field error.
 */
export function assertSections(sections: readonly Section[]): void {
  if (new Set(sections.map(({ key }) => key)).size < sections.length) {
    throw fieldError("sections", "uniqueItems", messages.homePages.keyTwice);
  }
  if (sections.filter(({ kind, visible }) => kind === "hero" && visible).length > 1) {
    throw fieldError("sections", "maxContains", messages.homePages.heroTwice);
  }
  for (const [index, section] of sections.entries()) assertSection(section, `sections.${index}`);
}

function assertSection(section: Section, field: string): void {
  if (section[section.kind] === undefined) {
    throw fieldError(`${field}.${section.kind}`, "required", messages.homePages.partMissing);
  }
  const other = KINDS.find((kind) => kind !== section.kind && section[kind] !== undefined);
  if (other !== undefined) {
    throw fieldError(`${field}.${other}`, "additionalProperties", messages.homePages.otherPart);
  }
  const { hero, range, proof, callToAction } = section;
  if (hero) assertPair(`${field}.hero.actionUrl`, hero.actionLabel, hero.actionUrl);
  if (range) assertPair(`${field}.range.actionUrl`, range.actionLabel, range.actionUrl);
  if (callToAction) {
    const { secondLabel, secondUrl } = callToAction;
    assertPair(`${field}.callToAction.secondUrl`, secondLabel, secondUrl);
  }
  if (proof && proof.figures.length + proof.customers.length + proof.certificates.length === 0) {
    throw fieldError(`${field}.proof.figures`, "minItems", messages.homePages.proofEmpty);
  }
}

function assertPair(field: string, label: string | null, url: string | null): void {
  if ((label === null) === (url === null)) return;
  throw fieldError(field, "dependentRequired", messages.homePages.labelAndUrl);
}

/**
 * Checks that products and article types exist, in the page's language.
 *
 * @throws AppError a field error.
 */
export async function assertReferences(
  db: Db,
  sections: readonly Section[],
  language: Language,
): Promise<void> {
  for (const [index, { range, articles }] of sections.entries()) {
    if (range) {
      const field = `sections.${index}.range.productIds`;
      const message = messages.homePages.productNotExisting;
      await assertInLanguage(db, products, { ids: range.productIds, language, field, message });
    }
    if (articles) {
      const field = `sections.${index}.articles.typeIds`;
      const message = messages.homePages.typeNotExisting;
      await assertInLanguage(db, articleTypes, { ids: articles.typeIds, language, field, message });
    }
  }
}
