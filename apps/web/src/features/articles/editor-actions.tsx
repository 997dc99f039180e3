import { Button, SaveBar, type SaveStatus } from "@atrium/ui";
import { BookOpenText, Eye, Pencil } from "lucide-react";
import { locale } from "../../shared/i18n.ts";
import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { DraftState } from "./draft-store.ts";
import { isDirty } from "./save-machine.ts";

/** Props of `EditorActions`. */
interface EditorActionsProps {
  state: DraftState;
  readOnly: boolean;
  maySubmit: boolean;
  previewing: boolean;
  viewPath: string;
  onPreview: () => void;
  onSave: () => void;
  onResolve: () => void;
  onSubmit: () => void;
}

/** Under the editor, always in view: how saving stands, and what to do next. */
export function EditorActions(props: EditorActionsProps) {
  const { state, readOnly, maySubmit, previewing } = props;
  const { editor: messages } = useMessages();
  const isBlocked = state.save.phase === "conflict";
  return (
    <SaveBar state={saveStatus(state, messages, props.onResolve)}>
      <Button variant="ghost" asChild>
        <AdminLink to={props.viewPath}>
          <BookOpenText aria-hidden="true" />
          {messages.view}
        </AdminLink>
      </Button>
      <Button variant="ghost" onClick={props.onPreview} aria-pressed={previewing}>
        {previewing ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}
        {previewing ? messages.write : messages.preview}
      </Button>
      {!readOnly && (
        <Button
          variant="outline"
          onClick={props.onSave}
          loading={state.save.phase === "saving"}
          disabled={isBlocked || !isDirty(state.save)}
        >
          {messages.save}
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

/** How saving stands, in the save bar's terms. */
export function saveStatus(
  { save, conflict }: Pick<DraftState, "save" | "conflict">,
  messages: AdminMessages["editor"],
  onResolve: () => void,
): SaveStatus {
  if (save.phase === "saving") return { status: "saving" };
  if (save.phase === "conflict" && conflict !== undefined) {
    const { updatedByName: name, updatedAt } = conflict.theirs;
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
  if (isDirty(save)) return { status: "unsaved" };
  return save.savedAt === undefined
    ? { status: "unchanged" }
    : { status: "saved", at: save.savedAt };
}
