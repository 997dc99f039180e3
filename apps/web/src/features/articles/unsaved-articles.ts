import type { ReadableStore } from "@atrium/hooks";
import { hasUnsavedEdits, type Journal, type JournalEntry } from "@atrium/hooks/resource";
import { leftBehindOf } from "../../shared/journal/journal-store.ts";
import { loadMerge } from "../../shared/merge/lazy-merge.ts";
import { navigation } from "../../shared/navigation.ts";
import { draftChanges, emptyDraft } from "./article-draft.ts";
import { editNewArticle, type ArticleEditing } from "./article-editing.ts";
import { articleFields, type ArticleDraft } from "./article-fields.ts";
import { articlePaths } from "./article-paths.ts";
import { articleRecord, isNewArticle } from "./article-records.ts";

/** Edits of an article from an earlier visit. */
export type UnsavedArticle = JournalEntry<ArticleDraft>;

/** What came of edits that were to be taken up again; without a type no article is created. */
export type RestoreOutcome = "restored" | "failed" | "typeNeeded";

/** What earlier visits left behind of an article, or of new ones: the newest first. */
export interface UnsavedArticles extends ReadableStore<readonly UnsavedArticle[]> {
  /** Takes the edits up again; resolves to what came of it. */
  readonly restore: (entry: UnsavedArticle) => Promise<RestoreOutcome>;
  readonly discard: (entry: UnsavedArticle) => Promise<void>;
}

/** Finds what earlier visits left behind of the article that is being edited. */
export function findUnsavedArticles(
  editor: ArticleEditing,
  journal: Journal,
  owner: string,
): UnsavedArticles {
  const { id: openedId, base } = editor.get();
  const isOwn = (entry: JournalEntry) =>
    openedId === undefined ? isNewArticle(entry) : entry.record === articleRecord(openedId);
  const left = leftBehindOf<UnsavedArticle>({
    owner,
    read: (entry) => (isOwn(entry) ? toUnsavedArticle(entry) : undefined),
    isUnsaved: (entry) => hasUnsavedEdits(entry, base, articleFields),
  });

  /** What is being written already is saved first: neither replaces the other unseen. */
  async function restoreHere(entry: UnsavedArticle): Promise<RestoreOutcome> {
    const { status, dirtyFields } = editor.get();
    if (status === "saving" || dirtyFields.length > 0) await editor.save();
    const { resolutions } = editor.get();
    const restored = await editor.restore(entry);
    // Neither a save nor an open conflict is interrupted.
    if (restored.resolutions === resolutions) return "failed";
    await left.replace(entry, journal);
    return "restored";
  }

  /** A new article of its own, since another one is being written here; where it has no type, of the same type. */
  async function restoreElsewhere(entry: UnsavedArticle): Promise<RestoreOutcome> {
    const other = editNewArticle({ ...base, typeId: editor.get().draft.typeId });
    const { draft } = await other.restore(entry);
    const saved = draft.typeId === "" ? undefined : await other.save();
    other.dispose();
    if (saved === undefined) return "typeNeeded";
    if (saved.id === undefined) return "failed";
    await left.discard(entry);
    navigation.navigate(articlePaths.edit(saved.id), { replace: false });
    return "restored";
  }

  void left.find();
  return {
    get: left.get,
    subscribe: left.subscribe,
    async restore(entry) {
      await loadMerge();
      const { id, dirtyFields } = editor.get();
      const isBusy = isNewArticle(entry) && (id !== undefined || dirtyFields.length > 0);
      return isBusy ? restoreElsewhere(entry) : restoreHere(entry);
    },
    discard: left.discard,
  };
}

/** What an entry holds, as far as this version of the application understands it. */
function toUnsavedArticle(entry: JournalEntry): UnsavedArticle | undefined {
  const { creation, ...rest } = entry;
  const changes = draftChanges(entry.changes);
  const fields = creation && draftChanges(creation.fields);
  // A creation is repeated to the letter, or not at all.
  const isWhole =
    fields !== undefined && Object.keys(fields).length === Object.keys(articleFields).length;
  if (Object.keys(changes).length === 0 && !isWhole) return undefined;
  return {
    ...rest,
    base: draftChanges(entry.base),
    changes,
    ...(creation &&
      isWhole && {
        creation: { ...creation, fields: { ...emptyDraft, ...fields } },
      }),
  };
}
