import type { EditState } from "@atrium/hooks/resource";
import { Button, SaveBar, type SaveStatus } from "@atrium/ui";
import { BookOpenText, Eye, Pencil, Save } from "lucide-react";
import { locale } from "../../shared/i18n.ts";
import { useMessages } from "../../shared/messages.ts";
import { useSaveShortcut } from "../../shared/use-save-shortcut.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ArticleDraft } from "./article-fields.tsx";
import type { Article } from "../../queries/articles.ts";

interface EditorActionsProps {
  state: EditState<ArticleDraft, Article>;
  readOnly: boolean;
  maySubmit: boolean;
  previewing: boolean;
  viewPath: string;
  onPreview: () => void;
  onSave: () => void;
  onResolve: () => void;
  onSubmit: () => void;
}

/** Under the editor, always in view: the save status, and what to do next. */
export function EditorActions(props: EditorActionsProps) {
  const { state, readOnly, maySubmit, previewing } = props;
  const { editor: messages } = useMessages();
  const isBlocked = state.status === "conflict";
  useSaveShortcut(() => {
    if (!readOnly && !isBlocked) props.onSave();
  });
  return (
    <SaveBar state={saveStatus(state, messages, props.onResolve)}>
      <Button variant="ghost" asChild>
        <AdminLink to={props.viewPath}>
          <BookOpenText aria-hidden="true" />
          <span className="max-sm:sr-only">{messages.view}</span>
        </AdminLink>
      </Button>
      <Button variant="ghost" onClick={props.onPreview} aria-pressed={previewing}>
        {previewing ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}
        <span className="max-sm:sr-only">{previewing ? messages.write : messages.preview}</span>
      </Button>
      {!readOnly && (
        <Button
          variant="outline"
          onClick={props.onSave}
          loading={state.status === "saving"}
          disabled={isBlocked || state.dirtyFields.length === 0}
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
function saveStatus(
  state: EditState<ArticleDraft, Article>,
  messages: AdminMessages["editor"],
  onResolve: () => void,
): SaveStatus {
  if (state.status === "saving") return { status: "saving" };
  if (state.status === "conflict") {
    const { updatedByName: name, updatedAt } = state.conflict.current;
    const time = new Date(updatedAt).toLocaleTimeString(locale(), {
      hour: "2-digit",
      minute: "2-digit",
    });
    return {
      status: "conflict",
      message: messages.conflictMessage({ name, time }),
      action: (
        <Button variant="outline" size="sm" onClick={onResolve}>
          {messages.conflictResolve}
        </Button>
      ),
    };
  }
  if (state.dirtyFields.length > 0) return { status: "unsaved" };
  return state.savedAt === undefined
    ? { status: "unchanged" }
    : { status: "saved", at: new Date(state.savedAt) };
}
