import { can as isAllowed, useStoreSelector } from "@atrium/hooks";
import { PageHeader } from "@atrium/ui";
import { useId, useState } from "react";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { shownErrors } from "../../shared/form/shown-errors.ts";
import { useViewState, useViewTab, useViewTitle } from "../../shared/view-location.tsx";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";
import { ArticleErrors } from "./article-errors.tsx";
import { ArticleForm } from "./article-form.tsx";
import { articlePaths } from "./article-paths.ts";
import { DraftPreview } from "./draft-preview.tsx";
import { EditorActions } from "./editor-actions.tsx";
import { openArticle } from "./open-article-editor.ts";
import { OtherWriters } from "./other-writers.tsx";
import type { Article } from "../../queries/articles.ts";

const ArticleConflict = lazyPart(
  async () => (await import("./article-conflict.tsx")).ArticleConflict,
);

const SubmitArticle = lazyPart(async () => (await import("./submit-article.tsx")).SubmitArticle);

/** Writes an article that exists: it saves by itself, and shows the save status. */
export function ArticleEditor({ article }: { article: Article }) {
  const { editor: messages } = useMessages();
  const prefix = useId();
  const tab = useViewTab();
  const editor = useViewState(
    "draft",
    () => openArticle(article, tab.setUnsaved),
    (old) => old.dispose(),
  );
  const state = useStoreSelector(editor, (all) => all);
  const { draft } = state;
  const [previewing, setPreviewing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const isEditable = isAllowed(article.allowedActions, "update");
  // What was approved already may be submitted once something is written on it.
  const hasChanged = state.dirtyFields.length > 0 || state.savedAt !== undefined;
  useViewTitle(messages.editTab({ title: draft.title || article.title }));

  return (
    <div className="flex min-h-full flex-col">
      <div className="flex flex-1 flex-col gap-3 p-4">
        <PageHeader
          title={draft.title || messages.editTitle}
          badge={<DisplayStatusBadge status={article.displayStatus} />}
        />
        <OtherWriters id={article.id} isWriting={isEditable} />
        {!isEditable && (
          <p role="status" className="rounded-lg bg-warning-soft px-3 py-2 text-sm">
            {messages.readOnly}
          </p>
        )}
        <ArticleErrors state={state} prefix={prefix} />
        {previewing ? (
          <DraftPreview draft={draft} />
        ) : (
          <ArticleForm
            draft={draft}
            errors={shownErrors(state).fields}
            prefix={prefix}
            readOnly={!isEditable}
            revision={state.resolutions}
            onEdit={editor.edit}
          />
        )}
      </div>
      <EditorActions
        state={state}
        readOnly={!isEditable}
        maySubmit={(isEditable && hasChanged) || isAllowed(article.allowedActions, "submit")}
        previewing={previewing}
        onPreview={() => setPreviewing(!previewing)}
        onSave={() => void editor.save()}
        onResolve={() => setChoosing(true)}
        onSubmit={() =>
          void editor.save().then(({ dirtyFields }) => setSubmitting(dirtyFields.length === 0))
        }
        viewPath={articlePaths.view(article.id)}
      />
      {choosing && state.status === "conflict" && (
        <ArticleConflict
          conflict={state.conflict}
          draft={draft}
          onClose={() => setChoosing(false)}
          onResolve={async (choices) => {
            const { status } = await editor.resolve(choices);
            if (status !== "conflict") setChoosing(false);
            return status !== "conflict";
          }}
        />
      )}
      {submitting && (
        <SubmitArticle
          id={article.id}
          version={state.version}
          draft={draft}
          prefix={prefix}
          onShowForm={() => setPreviewing(false)}
          onClose={() => setSubmitting(false)}
          onDone={() => tab.leaveFor(articlePaths.view(article.id))}
        />
      )}
    </div>
  );
}
