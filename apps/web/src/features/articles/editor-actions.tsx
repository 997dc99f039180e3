import { useStoreSelector } from "@atrium/hooks";
import type { EditState, Journal } from "@atrium/hooks/resource";
import { Button, SaveBar, type SaveStatus } from "@atrium/ui";
import { BookOpenText, Eye, EyeOff, Languages, Save } from "lucide-react";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { useMessages } from "../../shared/messages.ts";
import { shortTime } from "../../shared/time.tsx";
import { useSaveShortcut } from "../../shared/use-save-shortcut.ts";
import type { ArticleDraft, ArticleFieldName } from "./article-fields.ts";
import { articlePaths } from "./article-paths.ts";
import { articleSaveStatus } from "./save-status.ts";
import type { SourceShown } from "./use-source-beside.ts";
import type { Article } from "../../queries/articles.ts";

interface EditorActionsProps {
  state: EditState<ArticleDraft, Article>;
  journal: Journal;
  readOnly: boolean;
  maySubmit: boolean;
  /** What can be shown beside the text in another language. */
  source: SourceShown;
  onSource: () => void;
  previewing: boolean;
  onPreview: () => void;
  onSave: () => void;
  /** Saves by key: whoever writes stays in the text, whatever comes of it. */
  onSaveByKey: () => void;
  onResolve: () => void;
  onSubmit: () => void;
  /** Leads to the field that keeps the article from being saved. */
  onShowField: (name: ArticleFieldName) => void;
}

/** Under the editor, always in view: the save status, and what to do next. */
export function EditorActions(props: EditorActionsProps) {
  const { state, journal, readOnly, maySubmit, previewing } = props;
  const { editor: messages, languages } = useMessages();
  const { nameOf } = useContentLanguages();
  const { translation, isShown } = props.source;
  const isBlocked = state.status === "conflict";
  const isUnstored = useStoreSelector(journal, (status) => status === "unavailable");
  useSaveShortcut(() => {
    if (!readOnly && !isBlocked) props.onSaveByKey();
  });
  return (
    <SaveBar state={useSaveStatus(props)} note={isUnstored && messages.deviceUnavailable}>
      {state.id !== undefined && (
        <Button variant="ghost" asChild>
          <AdminLink to={articlePaths.view(state.id)}>
            <BookOpenText aria-hidden="true" />
            <span className="max-sm:sr-only">{messages.view}</span>
          </AdminLink>
        </Button>
      )}
      {translation && (
        <Button variant="ghost" onClick={props.onSource}>
          <Languages aria-hidden="true" />
          <span className="max-sm:sr-only">
            {(isShown ? languages.hideBeside : languages.showBeside)({
              language: nameOf(translation.language),
            })}
          </span>
        </Button>
      )}
      <Button variant="ghost" onClick={props.onPreview}>
        {previewing ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        <span className="max-sm:sr-only">
          {previewing ? messages.closePreview : messages.preview}
        </span>
      </Button>
      {!readOnly && (
        <Button
          variant="outline"
          onClick={props.onSave}
          // What saves by itself keeps nobody from a button, and moves nothing while somebody writes.
          loading={state.status === "saving" && !state.isAutosave}
          disabled={isBlocked}
        >
          <Save aria-hidden="true" className="sm:hidden" />
          <span className="max-sm:sr-only">{messages.save}</span>
        </Button>
      )}
      {maySubmit && (
        <Button onClick={props.onSubmit} disabled={isBlocked}>
          {messages.submit}
        </Button>
      )}
    </SaveBar>
  );
}

/** The save status, in the save bar's terms. */
function useSaveStatus(props: EditorActionsProps): SaveStatus {
  const { state, journal, onResolve, onSave, onShowField } = props;
  const { editor: messages } = useMessages();
  const isStored = useStoreSelector(journal, (status) => status !== "unavailable");
  const shown = articleSaveStatus(state, isStored, messages);
  const toField = (field: ArticleFieldName | undefined) =>
    field && (
      <Button variant="outline" size="sm" onClick={() => onShowField(field)}>
        {messages.showField}
      </Button>
    );
  if (shown.status === "failed") {
    const action = toField(shown.field) ?? (
      <Button variant="outline" size="sm" onClick={onSave}>
        {messages.retry}
      </Button>
    );
    return { status: "failed", reason: shown.reason, action };
  }
  if (shown.status === "unsaved") {
    return { status: "unsaved", reason: shown.reason, action: toField(shown.field) };
  }
  if (state.status !== "conflict" || shown.status !== "conflict") return shown;
  const { updatedByName: name, updatedAt } = state.conflict.current;
  return {
    status: "conflict",
    message: messages.conflictMessage({ name, time: shortTime(new Date(updatedAt)) }),
    action: (
      <Button variant="outline" size="sm" onClick={onResolve}>
        {messages.conflictResolve}
      </Button>
    ),
  };
}
