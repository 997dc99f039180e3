import { can as isAllowed, useHasPermission, useStoreSelector } from "@atrium/hooks";
import { PageHeader } from "@atrium/ui";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { EditorRemarks } from "../../shared/remarks/editor-remarks.tsx";
import { OpenRemarksNotice } from "../../shared/remarks/open-remarks-notice.tsx";
import { RemarksScope } from "../../shared/remarks/remarks-scope.tsx";
import { useViewState, useViewTab, useViewTitle } from "../../shared/view-location.tsx";
import { useReturn } from "../../shared/workflow/use-return.ts";
import { ArticleErrors } from "./article-errors.tsx";
import { ArticleForm } from "./article-form.tsx";
import { ArticleStatus } from "./article-status.tsx";
import { articlePaths } from "./article-paths.ts";
import { EditorActions } from "./editor-actions.tsx";
import { openArticle } from "./open-article-editor.ts";
import { OtherWindows } from "./other-windows.tsx";
import { OtherWriters } from "./other-writers.tsx";
import { isSameStateButText } from "./same-but-text.ts";
import { shownArticleErrors } from "./shown-article-errors.ts";
import { showField } from "./show-finding.ts";
import { UnsavedNotice } from "./unsaved-notice.tsx";
import { useSourceBeside } from "./use-source-beside.ts";
import { whyReadOnly } from "./why-read-only.ts";
import { WithBeside } from "./with-beside.tsx";
import type { Article } from "../../queries/articles.ts";

const ArticleConflict = lazyPart(
  async () => (await import("./article-conflict.tsx")).ArticleConflict,
);

const ReturnNotice = lazyPart(
  async () => (await import("../../shared/workflow/return-notice.tsx")).ReturnNotice,
);

const DraftPreview = lazyPart(async () => (await import("./draft-preview.tsx")).DraftPreview);

const SourceBeside = lazyPart(async () => (await import("./source-beside.tsx")).SourceBeside);

const SubmitArticle = lazyPart(async () => (await import("./submit-article.tsx")).SubmitArticle);

interface ArticleEditorProps {
  /** Undefined while it does not exist yet. */
  article: Article | undefined;
  /** Called when the server has something new of it. */
  onChanged: () => void;
}

/** Writes an article with the remarks on it. Nothing of the editor is made anew when a new article is first saved. */
export function ArticleEditor(props: ArticleEditorProps) {
  const { article } = props;
  return (
    <RemarksScope articleId={article?.id} versionNo={article?.headVersionNo}>
      <EditorRemarks>
        <OpenArticleEditor {...props} />
      </EditorRemarks>
    </RemarksScope>
  );
}

/** It saves by itself, and shows the save status. */
function OpenArticleEditor({ article, onChanged }: ArticleEditorProps) {
  const { editor: messages } = useMessages();
  const has = useHasPermission();
  const prefix = useId();
  const tab = useViewTab();
  const writing = useViewState(
    "draft",
    () => openArticle(article, tab.key),
    (old) => old.close(),
  );
  const { editor, journal, place, unsaved } = writing;
  const returned = useReturn("article", article?.id);
  const source = useSourceBeside(article);
  const [previewing, setPreviewing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const showsText = previewing || choosing || submitting;
  const state = useStoreSelector(editor, whole, showsText ? Object.is : isSameStateButText);
  const { draft, id } = state;
  // A submission needs a title of its own, although a draft does not.
  const [needsTitle, setNeedsTitle] = useState(0);
  // What is wrong is summed up, with the focus, for a button alone.
  const [isByKey, setByKey] = useState(false);
  const readOnlyReason = whyReadOnly(article, has("content:article:update"), messages);
  const isEditable = readOnlyReason === undefined;
  const mayLeave = article === undefined && id !== undefined && !has("content:article:update");
  const isSaved = state.savedAt !== undefined;
  // What was approved already may be submitted once something is written on it.
  const hasChanged = state.dirtyFields.length > 0 || isSaved;
  const shown = shownArticleErrors(state, needsTitle, messages);
  const title = draft.title || messages.untitled;
  useViewTitle(id === undefined ? undefined : messages.editTab({ title }));

  useEffect(() => {
    const work = tab.unsavedWork();
    work.save = async () => (await editor.save()).dirtyFields.length === 0;
    work.discard = writing.discard;
  }, [tab, editor, writing]);
  const notifyChanged = useEffectEvent(onChanged);
  useEffect(() => {
    // The badge and what is allowed are the server's to say.
    if (isSaved) notifyChanged();
  }, [isSaved]);
  const save = (byKey: boolean) => {
    setByKey(byKey);
    void editor.save();
  };
  const wasEditable = useRef(isEditable);
  const saveAgain = useEffectEvent(() => {
    if (editor.get().status === "failed") save(true);
  });
  useEffect(() => {
    // What was refused while nothing could be changed is not refused any more.
    if (isEditable && !wasEditable.current) saveAgain();
    wasEditable.current = isEditable;
  }, [isEditable]);
  useEffect(() => {
    if (mayLeave && id !== undefined) tab.leaveFor(articlePaths.view(id));
  }, [mayLeave, id, tab]);

  const beside = previewing ? (
    <DraftPreview id={id} draft={draft} />
  ) : source.isShown && source.translation ? (
    <SourceBeside translation={source.translation} />
  ) : undefined;
  const showForm = () => {
    setPreviewing(false);
    source.setShown(false);
  };
  const submit = async () => {
    setByKey(false);
    if (draft.title.trim() === "") return setNeedsTitle((count) => count + 1);
    const { dirtyFields, id: savedId } = await editor.save();
    setSubmitting(dirtyFields.length === 0 && savedId !== undefined);
  };

  return (
    <div className="flex min-h-full flex-col">
      <div className="flex flex-1 flex-col gap-3 p-4">
        <PageHeader
          title={id === undefined && draft.title === "" ? messages.newTitle : title}
          badge={article && <ArticleStatus article={article} isWriting />}
        />
        {returned && <ReturnNotice entry={returned.entry} />}
        <OtherWindows place={place} />
        {id !== undefined && <OtherWriters id={id} isWriting={isEditable} />}
        <UnsavedNotice unsaved={unsaved} stored={state.base} readOnly={!isEditable} />
        {readOnlyReason !== undefined && (
          <p role="status" className="rounded-lg bg-warning-soft px-3 py-2 text-sm">
            {readOnlyReason}
          </p>
        )}
        <OpenRemarksNotice />
        <ArticleErrors {...shown} attempt={isByKey ? 0 : shown.attempt} prefix={prefix} />
        <WithBeside beside={beside}>
          <ArticleForm
            articleId={id}
            draft={draft}
            errors={shown.fields}
            prefix={prefix}
            readOnly={!isEditable}
            revision={state.resolutions}
            isNarrow={beside !== undefined}
            onEdit={editor.edit}
          />
        </WithBeside>
      </div>
      <EditorActions
        state={state}
        journal={journal}
        readOnly={!isEditable}
        maySubmit={
          article === undefined
            ? has("content:article:act")
            : (isEditable && hasChanged) || isAllowed(article.allowedActions, "submit")
        }
        source={source}
        previewing={previewing}
        onPreview={() => {
          source.setShown(false);
          setPreviewing(!previewing);
        }}
        onSource={() => {
          setPreviewing(false);
          source.setShown(!source.isShown);
        }}
        onSave={() => save(false)}
        onSaveByKey={() => save(true)}
        onResolve={() => setChoosing(true)}
        onSubmit={() => void submit()}
        onShowField={(name) => {
          flushSync(showForm);
          showField(prefix, name);
        }}
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
      {submitting && id !== undefined && (
        <SubmitArticle
          id={id}
          version={state.version}
          draft={draft}
          prefix={prefix}
          onShowForm={showForm}
          onClose={() => setSubmitting(false)}
          onDone={() => tab.leaveFor(articlePaths.view(id))}
        />
      )}
    </div>
  );
}

function whole<State>(state: State): State {
  return state;
}
