import { Button, DropdownMenu, type MenuEntry } from "@atrium/ui";
import { BookmarkPlus, ChevronDown, Pencil } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../messages.ts";
import { notices } from "../notices.tsx";
import { SavedRepliesDialog } from "./saved-replies-dialog.tsx";
import { addReply } from "./saved-replies.ts";
import { useSavedReplies, type ReplyKind } from "./use-saved-replies.ts";

interface SavedRepliesMenuProps {
  kind: ReplyKind;
  /** The current text, which can be saved as a reply. */
  written: string;
  maxCharacters: number;
  onPick: (reply: string) => void;
}

/** A menu to insert a saved reply, to save the current text as one, and to edit them. */
export function SavedRepliesMenu(props: SavedRepliesMenuProps) {
  const { kind, written, maxCharacters, onPick } = props;
  const { replies: messages } = useMessages();
  const [replies, keep] = useSavedReplies(kind);
  const [editing, setEditing] = useState(false);
  const entries: MenuEntry[] = [
    ...replies.map((reply): MenuEntry => ({
      id: reply,
      label: <span className="line-clamp-2 max-w-72 whitespace-normal wrap-anywhere">{reply}</span>,
      onSelect: () => onPick(reply),
    })),
    { kind: "separator", id: "line" },
    {
      id: "keep",
      label: messages.save,
      icon: <BookmarkPlus />,
      disabled: addReply(replies, written) === replies,
      onSelect: () => {
        keep(addReply(replies, written));
        notices.success(messages.saveDone);
      },
    },
    { id: "edit", label: messages.edit[kind], icon: <Pencil />, onSelect: () => setEditing(true) },
  ];
  return (
    <>
      <DropdownMenu
        align="start"
        entries={entries}
        trigger={
          <Button variant="ghost" size="sm">
            {messages.saved[kind]}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
      {editing && (
        <SavedRepliesDialog
          title={messages.saved[kind]}
          replies={replies}
          maxCharacters={maxCharacters}
          onSave={keep}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
