import { Button, Dialog, FieldSet } from "@atrium/ui";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import type { Attachment } from "../../shared/attachment-upload.tsx";
import type { OfficeMessages } from "../../messages/office-en.ts";
import { draftOf, type ArticleDraft, type DraftField } from "./article-draft.ts";
import type { DraftState } from "./draft-store.ts";
import { fieldLabel } from "./editor-labels.ts";
import type { Choice } from "./merge-drafts.ts";

/** Props of `ConflictDialog`. */
interface ConflictDialogProps {
  conflict: NonNullable<DraftState["conflict"]>;
  onClose: () => void;
  onChosen: (choices: Partial<Record<DraftField, Choice>>) => void;
}

/** Two people's changes side by side, field by field; the user's own are chosen to begin with. */
export function ConflictDialog({ conflict, onClose, onChosen }: ConflictDialogProps) {
  const { editor: words, form } = useMessages();
  const [choices, setChoices] = useState<Partial<Record<DraftField, Choice>>>({});
  const { theirs, merge } = conflict;
  const values = { mine: merge.merged, theirs: draftOf(theirs) };
  return (
    <Dialog
      open
      keepOpen
      size="large"
      title={words.conflictTitle}
      description={words.conflictText({ name: theirs.updatedByName })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{form.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              onChosen(choices);
            }}
          >
            {words.conflictKeep}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {merge.conflicts.map((field) => (
          <FieldSet key={field} legend={fieldLabel(field, words)}>
            <div className="grid gap-2 sm:grid-cols-2">
              {(["mine", "theirs"] as const).map((side) => (
                // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the value it holds is text
                <label
                  key={side}
                  className="flex cursor-pointer items-start gap-2 rounded-control border border-line p-2.5 text-13 has-checked:border-accent has-checked:bg-accent-soft"
                >
                  <input
                    type="radio"
                    autoComplete="off"
                    name={`conflict-${field}`}
                    checked={(choices[field] ?? "mine") === side}
                    onChange={() => setChoices((before) => ({ ...before, [field]: side }))}
                    className="mt-1 accent-(--accent)"
                  />
                  <span className="grid min-w-0 gap-0.5">
                    <span className="text-12 text-ink-faint">
                      {side === "mine"
                        ? words.conflictMine
                        : words.conflictTheirs({ name: theirs.updatedByName })}
                    </span>
                    <span className="line-clamp-6 wrap-anywhere">
                      {shownValue(field, values[side], words)}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </FieldSet>
        ))}
      </div>
    </Dialog>
  );
}

function shownValue(
  field: DraftField,
  draft: ArticleDraft,
  words: OfficeMessages["editor"],
): string {
  const value = draft[field];
  if (field === "content") return textOf(draft.content) || words.conflictEmpty;
  if (Array.isArray(value)) return value.map(nameOf).join(", ") || words.conflictEmpty;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  return value || words.conflictEmpty;
}

function nameOf(entry: string | Attachment): string {
  return typeof entry === "string" ? entry : entry.name;
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
}
