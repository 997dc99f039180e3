import type { ErrorSummaryItem } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { draftFields, type DraftField } from "./article-draft.ts";
import type { DraftErrors } from "./draft-errors.ts";

type Messages = AdminMessages["editor"];
type Phrases = AdminMessages["phrases"];

/** What the editor calls a field. */
export function fieldLabel(field: DraftField, messages: Messages): string {
  return field === "typeId" ? messages.type : messages[field];
}

/** What a field of a comparison is called; one the editor does not have keeps the contract's name. */
export function comparedFieldLabel(field: string, messages: Messages): string {
  const known = draftFields.find((name) => name === field);
  return known === undefined ? field : fieldLabel(known, messages);
}

/** The id of a field's control. */
export function fieldId(prefix: string, field: DraftField): string {
  return `${prefix}-${field}`;
}

/** All that is wrong with a draft, each with the control it belongs to. Shown after an attempt to save. */
export function summaryOf(
  state: { errors: DraftErrors; problems: readonly string[]; attempt: number },
  messages: Messages,
  phrases: Phrases,
  prefix: string,
): ErrorSummaryItem[] {
  if (state.attempt === 0) return [];
  return [
    ...state.problems.map((problem) => ({ message: `${messages.saveFailed} ${problem}` })),
    ...draftFields.flatMap((field) => {
      const message = state.errors[field];
      if (message === undefined) return [];
      const name = fieldLabel(field, messages);
      return [
        { controlId: fieldId(prefix, field), message: phrases.about({ name, text: message }) },
      ];
    }),
  ];
}
