import { sessionContent } from "@atrium/hooks";
import {
  createRecordEditor,
  type RecordEditor,
  type RecordEditorOptions,
  type ResourceMutation,
} from "@atrium/hooks/resource";
import { MutationObserver } from "@tanstack/react-query";
import { queryClient, session } from "../../shared/api.ts";
import { lazyMessages } from "../../shared/i18n.ts";
import { withMerge } from "../../shared/merge/lazy-merge.ts";
import { articleQueries, type Article } from "../../queries/articles.ts";
import { articleUpdate, newArticle } from "./article-body.ts";
import { creationErrors, draftOf, updateErrors } from "./article-draft.ts";
import { articleFields, type ArticleDraft } from "./article-fields.ts";

/** The edits of an article, and what becomes of them. */
export type ArticleEditing = RecordEditor<ArticleDraft, Article>;

const autosave = { debounce: 3_000, maxWait: 10_000 };
const messages = lazyMessages("admin");

const shared = {
  fields: articleFields,
  fieldsOf: draftOf,
  autoMerge: true,
  keepDropped: true,
  patch: ({ changes, isAutosave, id, version }) =>
    withMerge(
      send(articleQueries.update({ refetch: "lists" }), {
        ...articleUpdate(changes, messages.editor),
        id,
        version,
        autosave: isAutosave,
      }),
    ),
} satisfies Partial<RecordEditorOptions<Article, ArticleDraft>>;

/** Edits an article; it saves by itself. */
export function editArticle(article: Article): ArticleEditing {
  return createRecordEditor<Article, ArticleDraft>({
    ...shared,
    record: article,
    validate: (changes) => updateErrors(changes, messages.editor),
    autosave,
  });
}

/**
 * Edits an article that does not exist yet: its first save creates it. Without the permission to go on it is created by
 * hand.
 */
export function editNewArticle(initial: ArticleDraft): ArticleEditing {
  const permissions = sessionContent(session.get())?.user.permissions ?? [];
  const mayGoOn = permissions.includes("content:article:update");
  return createRecordEditor<Article, ArticleDraft>({
    ...shared,
    record: undefined,
    initial,
    validate: (_, draft) => creationErrors(draft, messages.editor),
    create: (draft, { idempotencyKey }) =>
      send(articleQueries.create(), { body: newArticle(draft, messages.editor), idempotencyKey }),
    ...(mayGoOn && { autosave }),
  });
}

/** Without a connection a call fails at once and is retried by the editor, rather than being held back unseen. */
function send<Input, Output>(
  mutation: ResourceMutation<Input, Output>,
  input: Input,
): Promise<Output> {
  const options = { ...mutation, networkMode: "always" } as const;
  return new MutationObserver<Output, Error, Input>(queryClient, options).mutate(input);
}
