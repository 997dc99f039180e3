import type { RecordPatch, ResourceMutation } from "@atrium/hooks/resource";
import { MutationObserver } from "@tanstack/react-query";
import { articleQueries } from "../../queries/articles.ts";
import { queryClient } from "../../shared/api.ts";
import { lazyMessages } from "../../shared/i18n.ts";
import { withMerge } from "../../shared/merge/lazy-merge.ts";
import { articleUpdate, newArticle } from "./article-body.ts";
import type { ArticleDraft } from "./article-fields.ts";

const messages = lazyMessages("admin");

/** Creates an article; sent again with the same key it creates no second one. */
export function sendNew(draft: ArticleDraft, { idempotencyKey }: { idempotencyKey: string }) {
  const body = newArticle(draft, messages.editor);
  return send(articleQueries.create(), { body, idempotencyKey });
}

/** Saves the changes of an article. */
export function sendChanges({ changes, isAutosave, id, version }: RecordPatch<ArticleDraft>) {
  const fields = articleUpdate(changes, messages.editor);
  const body = { ...fields, id, version, autosave: isAutosave };
  return withMerge(send(articleQueries.update({ refetch: "lists" }), body));
}

function send<Input, Output>(
  mutation: ResourceMutation<Input, Output>,
  input: Input,
): Promise<Output> {
  return new MutationObserver<Output, Error, Input>(queryClient, mutation).mutate(input);
}
