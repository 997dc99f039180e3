import type { Input } from "@atrium/sdk";
import { articleErrors } from "./article-draft.ts";
import { articleFieldNames, type ArticleDraft } from "./article-fields.ts";

/**
 * What is sent to preview a draft: fields that are not valid yet are left out, and shown as last saved.
 *
 * @param id Undefined for an article that was never saved.
 */
export function previewBody(id: string | undefined, draft: ArticleDraft): Input<"articlesPreview"> {
  const errors = articleErrors(draft, { typeRequired: "" });
  const names = articleFieldNames.filter((name) => errors[name] === undefined);
  return {
    ...Object.fromEntries(names.map((name) => [name, draft[name]])),
    ...(id !== undefined && { id }),
  };
}
