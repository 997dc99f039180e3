import { sessionContent } from "@atrium/hooks";
import {
  createRecordEditor,
  type RecordEditor,
  type RecordEditorOptions,
} from "@atrium/hooks/resource";
import { session } from "../../shared/api.ts";
import { lazyMessages } from "../../shared/i18n.ts";
import type { Article } from "../../queries/articles.ts";
import { creationErrors, draftOf, updateErrors } from "./article-draft.ts";
import { articleFields, type ArticleDraft } from "./article-fields.ts";
import { sendChanges, sendNew } from "./send-article.ts";

/** The edits of an article, and what becomes of them. */
export type ArticleEditing = RecordEditor<ArticleDraft, Article>;

const autosave = { debounce: 3_000, maxWait: 10_000 };
const messages = lazyMessages("admin");

const shared = {
  fields: articleFields,
  fieldsOf: draftOf,
  autoMerge: true,
  keepDropped: true,
  patch: sendChanges,
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
    create: sendNew,
    ...(mayGoOn && { autosave }),
  });
}
