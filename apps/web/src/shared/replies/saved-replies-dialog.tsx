import { Button, Dialog, Field, IconButton, Textarea } from "@atrium/ui";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { leaveUnsaved } from "../confirmations.ts";
import { useMessages } from "../messages.ts";
import { addReply, type SavedReplies } from "./saved-replies.ts";

interface SavedRepliesDialogProps {
  title: string;
  replies: SavedReplies;
  maxCharacters: number;
  onSave: (replies: SavedReplies) => void;
  onClose: () => void;
}

interface Line {
  readonly id: number;
  readonly text: string;
}

/** Edits, removes and adds saved replies. */
export function SavedRepliesDialog(props: SavedRepliesDialogProps) {
  const { title, replies, maxCharacters, onSave, onClose } = props;
  const { replies: messages, form } = useMessages();
  const [lines, setLines] = useState(() => replies.map((text, id): Line => ({ id, text })));
  const [isChanged, setChanged] = useState(false);
  const change = (next: readonly Line[]) => {
    setLines([...next]);
    setChanged(true);
  };
  const save = () => {
    onSave(lines.map(({ text }) => text).reduceRight<SavedReplies>(addReply, []));
    onClose();
  };
  const close = () => leaveUnsaved(title, isChanged, onClose);
  return (
    <Dialog
      open
      title={title}
      description={messages.editText}
      onOpenChange={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {form.cancel}
          </Button>
          <Button onClick={save}>{form.save}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        {lines.length === 0 && (
          <p className="m-0 text-sm text-muted-foreground">{messages.empty}</p>
        )}
        {lines.map((line, index) => (
          <div key={line.id} className="flex items-start gap-1">
            <Field label={messages.numbered({ number: index + 1 })} hideLabel className="flex-1">
              <Textarea
                value={line.text}
                maxLength={maxCharacters}
                onChange={({ currentTarget: { value: text } }) =>
                  change(lines.map((one) => (one.id === line.id ? { ...one, text } : one)))
                }
              />
            </Field>
            <IconButton
              label={messages.remove({ number: index + 1 })}
              onClick={() => change(lines.filter((one) => one.id !== line.id))}
            >
              <Trash2 />
            </IconButton>
          </div>
        ))}
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => change([...lines, { id: nextId(lines), text: "" }])}
        >
          <Plus aria-hidden="true" />
          {messages.add}
        </Button>
      </div>
    </Dialog>
  );
}

function nextId(lines: readonly Line[]): number {
  return Math.max(-1, ...lines.map(({ id }) => id)) + 1;
}
