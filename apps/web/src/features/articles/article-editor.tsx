import { can as isAllowed, systemClock, useSessionState, useStoreSelector } from "@atrium/hooks";
import { ErrorSummary, PageHeader } from "@atrium/ui";
import { useEffect, useId, useState } from "react";
import { queryClient, sdk } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { useViewKept, useViewTab, useViewTitle } from "../../shared/view-location.tsx";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";
import { StepDialog } from "../../shared/workflow/step-dialog.tsx";
import { articlePaths } from "./article-paths.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DraftForm } from "./draft-form.tsx";
import { DraftPreview } from "./draft-preview.tsx";
import { DraftStore } from "./draft-store.ts";
import { EditorActions } from "./editor-actions.tsx";
import { summaryOf } from "./editor-labels.ts";
import { OtherWriters } from "./other-writers.tsx";
import { articleQueries, type Article } from "../../queries/articles.ts";

const saveDraft = articleQueries.update({ refetch: "lists" });

/** Writes an article that exists: it saves by itself, and says how that stands. */
export function ArticleEditor({ article }: { article: Article }) {
  const { editor: messages, phrases } = useMessages();
  const prefix = useId();
  const tab = useViewTab();
  const store = useViewKept(
    "draft",
    () =>
      new DraftStore({
        article,
        api: {
          update: (body) => saveDraft.mutationFn(body, { client: queryClient }),
          get: (id) => sdk.articles.get(id, { silent: true }),
        },
        clock: systemClock,
        messages,
        onDirtyChange: tab.setUnsaved,
        onSaved: () => undefined,
      }),
    (old) => old.dispose(),
  );
  const state = useStoreSelector(store, (all) => all);
  const [previewing, setPreviewing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const isEditable = isAllowed(article.allowedActions, "update");
  // What was approved already may be submitted once something is written on it.
  const hasChanged = isEditable && state.save.revision > 0;
  useViewTitle(messages.editTab({ title: state.draft.title || article.title }));
  useRetryOnceReachable(store);

  return (
    <div className="flex min-h-full flex-col">
      <div className="flex flex-1 flex-col gap-3 p-4">
        <PageHeader
          title={state.draft.title || messages.editTitle}
          badge={<DisplayStatusBadge status={article.displayStatus} />}
        />
        <OtherWriters id={article.id} isWriting={isEditable} />
        {!isEditable && (
          <p role="status" className="rounded-lg bg-warning-soft px-3 py-2 text-sm">
            {messages.readOnly}
          </p>
        )}
        <ErrorSummary
          errors={summaryOf(state, messages, phrases, prefix)}
          attempt={state.attempt}
        />
        {previewing ? (
          <DraftPreview draft={state.draft} />
        ) : (
          <DraftForm
            draft={state.draft}
            errors={state.errors}
            prefix={prefix}
            readOnly={!isEditable}
            settled={store.settledCount}
            onEdit={(changes) => store.edit(changes)}
          />
        )}
      </div>
      <EditorActions
        state={state}
        readOnly={!isEditable}
        maySubmit={hasChanged || isAllowed(article.allowedActions, "submit")}
        previewing={previewing}
        onPreview={() => setPreviewing(!previewing)}
        onSave={() => void store.save()}
        onResolve={() => setChoosing(true)}
        onSubmit={() => void store.save().then((saved) => setSubmitting(saved))}
        viewPath={articlePaths.view(article.id)}
      />
      {choosing && state.conflict && (
        <ConflictDialog
          conflict={state.conflict}
          onClose={() => setChoosing(false)}
          onChosen={(choices) => void store.resolve(choices)}
        />
      )}
      {submitting && (
        <StepDialog
          action="submit"
          target={{
            bizType: "article",
            bizId: article.id,
            version: store.version,
            title: state.draft.title,
          }}
          onClose={() => setSubmitting(false)}
          onDone={() => tab.leaveFor(articlePaths.view(article.id))}
        />
      )}
    </div>
  );
}

/** A save that did not get through is sent again once the user is signed in anew or the connection is back. */
function useRetryOnceReachable(store: DraftStore): void {
  const isReady = useSessionState((state) => state.status === "ready");
  useEffect(() => {
    if (isReady) store.retry();
  }, [isReady, store]);
  useEffect(() => {
    const retry = () => store.retry();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [store]);
}
