import { keepJournal, randomKey, type Journal, type RecordPlace } from "@atrium/hooks/resource";
import { queryClient, tabs } from "../../shared/api.ts";
import { lazyMessages } from "../../shared/i18n.ts";
import { journalOwner, journalStore, recordWindows } from "../../shared/journal/journal-store.ts";
import { loadMerge } from "../../shared/merge/lazy-merge.ts";
import { notices } from "../../shared/notices.tsx";
import { relocateTab } from "../../shared/relocate-tab.ts";
import { articleQueries, type Article } from "../../queries/articles.ts";
import { emptyDraft } from "./article-draft.ts";
import { editArticle, editNewArticle, type ArticleEditing } from "./article-editing.ts";
import { articlePaths } from "./article-paths.ts";
import { articleRecord, newArticleRecord } from "./article-records.ts";
import { lastArticleType, rememberArticleType } from "./last-article-type.ts";
import { findUnsavedArticles, type UnsavedArticles } from "./unsaved-articles.ts";

/** An article that is open for writing in a tab. */
export interface ArticleWriting {
  readonly editor: ArticleEditing;
  /** What the server does not have, on this device. */
  readonly journal: Journal;
  /** The other windows in which the article is open. */
  readonly place: RecordPlace;
  /** What earlier visits left behind. */
  readonly unsaved: UnsavedArticles;
  /** The loss of what is not saved was accepted. */
  readonly discard: () => void;
  /** Ends it, with the tab. What is not saved stays on the device, unless it was discarded. */
  readonly close: () => void;
}

const announcementPauseMs = 60_000;
const messages = lazyMessages("admin");

/**
 * Opens an article for writing in a tab; a new one is created by its first save, and its tab becomes that of the article.
 *
 * @param article Undefined for a new one.
 */
export function openArticle(article: Article | undefined, tabKey: string): ArticleWriting {
  const initial = () => ({ ...emptyDraft, typeId: lastArticleType() });
  const editor = article ? editArticle(article) : editNewArticle(initial());
  return write(announceMerges(editor), tabKey);
}

function write(editor: ArticleEditing, openedIn: string): ArticleWriting {
  const writer = randomKey();
  // Whoever signs in over this later is not who wrote it.
  const owner = journalOwner();
  let tabKey = openedIn;
  let isDiscarded = false;
  let before = editor.get();
  // The server makes the slug of a draft from its title.
  let isSlugOutdated = false;
  const recordOf = (id: string | undefined) =>
    id === undefined ? newArticleRecord(writer) : articleRecord(id);

  const journal = keepJournal(editor, {
    store: journalStore,
    subjectOf: ({ id, draft }) => ({
      id: writer,
      owner,
      record: recordOf(id),
      title: draft.title || messages.editor.untitled,
    }),
  });
  const place = recordWindows().join({ id: writer, record: recordOf(before.id) }, (version) => {
    const { id } = editor.get();
    if (id !== undefined && version > editor.get().version) void refresh(editor, id);
  });
  const unsaved = findUnsavedArticles(editor, journal, owner);

  const unsubscribe = editor.subscribe(() => {
    const state = editor.get();
    const { id, version, dirtyFields } = state;
    if (id !== undefined && before.id === undefined) {
      rememberArticleType(state.base.typeId);
      place.rename(recordOf(id));
      const path = articlePaths.edit(id);
      relocateTab(tabKey, path, { id });
      tabKey = path;
    }
    const isSaved = state.status === "saved" && version > before.version;
    if (isSaved) place.announceSaved(version);
    const isRenamed = before.id === undefined || state.base.title !== before.base.title;
    if (isSaved && isRenamed) isSlugOutdated = true;
    if (id !== undefined && isSlugOutdated && isSaved && dirtyFields.length === 0) {
      isSlugOutdated = false;
      void refreshSlug(editor, id);
    }
    const isDirty = dirtyFields.length > 0;
    if (isDirty !== before.dirtyFields.length > 0) tabs.setUnsaved(tabKey, isDirty);
    before = state;
  });
  const flush = () => void journal.flush();
  const askAgain = () => {
    if (document.visibilityState === "visible") place.ask();
    else flush();
  };
  const leave = () => {
    flush();
    place.leave();
  };
  window.addEventListener("visibilitychange", askAgain);
  window.addEventListener("pagehide", leave);

  return {
    editor,
    journal,
    place,
    unsaved,
    discard: () => {
      isDiscarded = true;
    },
    close() {
      window.removeEventListener("visibilitychange", askAgain);
      window.removeEventListener("pagehide", leave);
      unsubscribe();
      editor.dispose();
      place.leave();
      void journal.close({ discard: isDiscarded });
    },
  };
}

/** Shows what another window has saved, unless something is edited here. */
async function refresh(editor: ArticleEditing, id: string): Promise<void> {
  const query = { ...articleQueries.detail(id), staleTime: 0 };
  const article = await queryClient.fetchQuery(query).catch(() => undefined);
  await loadMerge();
  if (article !== undefined) editor.refresh(article);
}

/** Shows the slug that the server made, unless something is edited. */
async function refreshSlug(editor: ArticleEditing, id: string): Promise<void> {
  const query = { ...articleQueries.detail(id), staleTime: 0 };
  const article = await queryClient.fetchQuery(query).catch(() => undefined);
  const { version, base } = editor.get();
  if (article?.version === version) editor.refresh({ ...article, ...base, slug: article.slug });
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
