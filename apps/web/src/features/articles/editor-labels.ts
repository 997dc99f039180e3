import type { ErrorSummaryItem } from "@atrium/ui";
import type { OfficeMessages } from "../../messages/office-en.ts";
import { draftFields, type DraftField } from "./article-draft.ts";
import type { DraftErrors } from "./draft-errors.ts";

type Words = OfficeMessages["editor"];
type Phrases = OfficeMessages["phrases"];

/** What the editor calls a field. */
export function fieldLabel(field: DraftField, words: Words): string {
  return field === "typeId" ? words.type : words[field];
}

/** What a field of a comparison is called; one the editor does not have keeps the contract's name. */
export function comparedFieldLabel(field: string, words: Words): string {
  const known = draftFields.find((name) => name === field);
  return known === undefined ? field : fieldLabel(known, words);
}

/** The id of a field's control. */
export function fieldId(prefix: string, field: DraftField): string {
  return `${prefix}-${field}`;
}

/** All that is wrong with a draft, each with the control it belongs to. Shown after an attempt to save. */
export function summaryOf(
  state: { errors: DraftErrors; problems: readonly string[]; attempt: number },
  words: Words,
  phrases: Phrases,
  prefix: string,
): ErrorSummaryItem[] {
  if (state.attempt === 0) return [];
  return [
    ...state.problems.map((problem) => ({ message: `${words.saveFailed} ${problem}` })),
    ...draftFields.flatMap((field) => {
      const message = state.errors[field];
      if (message === undefined) return [];
      const name = fieldLabel(field, words);
      return [
        { controlId: fieldId(prefix, field), message: phrases.about({ name, text: message }) },
      ];
    }),
  ];
}
