import * as z from "zod/mini";
import { zArticleSaveBody } from "../../generated/form-schemas.ts";
import "../../shared/form/form-messages.ts";
import type { ArticleDraft, DraftField } from "./article-draft.ts";

/** What is wrong with a draft's fields. */
export type DraftErrors = Readonly<Partial<Record<DraftField, string>>>;

const schema = z.partial(zArticleSaveBody);

/**
 * Checks fields by the contract's own limits.
 *
 * @param fields What would be sent.
 * @param words What to say for a missing type; everything else has the form's general words.
 */
export function draftErrors(
  fields: Partial<ArticleDraft>,
  messages: { typeRequired: string },
): DraftErrors {
  const found: Partial<Record<DraftField, string>> = {};
  const checked = schema.safeParse(fields);
  for (const issue of checked.error?.issues ?? []) {
    const field = Object.keys(fields).find((name) => name === issue.path[0]);
    // Only the fields' own names can be in the path.
    if (field !== undefined) found[field as DraftField] ??= issue.message;
  }
  if (fields.typeId === "") found.typeId = messages.typeRequired;
  return found;
}
