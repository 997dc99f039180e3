import {
  createRecordEditor,
  type RecordEditor,
  type RecordEditorOptions,
  type ResourceMutation,
} from "@atrium/hooks/resource";
import { MutationObserver } from "@tanstack/react-query";
import { queryClient } from "../../shared/api.ts";
import { lazyMessages } from "../../shared/i18n.ts";
import { notices } from "../../shared/notices.tsx";
import { articleErrors, draftOf, emptyDraft, newArticle } from "./article-draft.ts";
import { articleFields, type ArticleDraft } from "./article-fields.tsx";
import { articleQueries, type Article } from "../../queries/articles.ts";

/** An article being written. */
export type ArticleEditing = RecordEditor<ArticleDraft, Article>;

const announcementPauseMs = 60_000;
const autosave = { debounce: 3_000, maxWait: 10_000 };
const messages = lazyMessages("admin");

const shared = {
  fields: articleFields,
  fieldsOf: draftOf,
  autoMerge: true,
  keepDropped: true,
  patch: ({ changes, isAutosave, id, version }) =>
    send(articleQueries.update({ refetch: "lists" }), {
      ...changes,
      id,
      version,
      autosave: isAutosave,
    }),
} satisfies Partial<RecordEditorOptions<Article, ArticleDraft>>;

/**
 * Opens an article for writing; it saves by itself.
 *
 * @param onDirtyChange Called when something unsaved came about, or is saved.
 */
export function openArticle(
  article: Article,
  onDirtyChange: (isDirty: boolean) => void,
): ArticleEditing {
  const editor = createRecordEditor<Article, ArticleDraft>({
    ...shared,
    record: article,
    validate: (changes) => articleErrors(changes, messages.editor),
    autosave,
  });
  return announceMerges(watchDirty(editor, onDirtyChange));
}

/** Opens an article that does not exist yet: it is created by hand. */
export function openNewArticle(onDirtyChange: (isDirty: boolean) => void): ArticleEditing {
  const editor = createRecordEditor<Article, ArticleDraft>({
    ...shared,
    record: undefined,
    initial: emptyDraft,
    validate: (_changes, draft) => articleErrors(newArticle(draft), messages.editor),
    create: (draft) => send(articleQueries.create(), newArticle(draft)),
  });
  return watchDirty(editor, onDirtyChange);
}

/** Without a connection a call fails at once and is retried by the editor, rather than being held back unseen. */
function send<Input, Output>(
  mutation: ResourceMutation<Input, Output>,
  input: Input,
): Promise<Output> {
  const options = { ...mutation, networkMode: "always" } as const;
  return new MutationObserver<Output, Error, Input>(queryClient, options).mutate(input);
}

/** Says whose changes came into the text, once for those that follow each other closely. */
function announceMerges(editor: ArticleEditing): ArticleEditing {
  let { merged } = editor.get();
  let announced = { name: "", at: Number.NEGATIVE_INFINITY };
  editor.subscribe(() => {
    const latest = editor.get().merged;
    if (latest === merged || latest === undefined) return;
    merged = latest;
    const { updatedByName: name } = latest;
    const at = Date.now();
    if (name === announced.name && at - announced.at < announcementPauseMs) return;
    announced = { name, at };
    notices.success(messages.editor.merged({ name }));
  });
  return editor;
}

function watchDirty(
  editor: ArticleEditing,
  onDirtyChange: (isDirty: boolean) => void,
): ArticleEditing {
  let wasDirty = false;
  editor.subscribe(() => {
    const isDirty = editor.get().dirtyFields.length > 0;
    if (isDirty !== wasDirty) onDirtyChange(isDirty);
    wasDirty = isDirty;
  });
  return editor;
}
