import { Button, Dialog } from "@atrium/ui";
import { useState } from "react";
import { FieldChoices, type Side, type SideChoices } from "../../shared/form/field-choices.tsx";
import { useMessages } from "../../shared/messages.ts";
import type { Attachment } from "../../shared/attachment-upload.tsx";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { draftOf, type ArticleDraft, type DraftField } from "./article-draft.ts";
import { differingPart } from "./differing-part.ts";
import type { DraftState } from "./draft-store.ts";
import { fieldLabel } from "./editor-labels.ts";

/** Props of `ConflictDialog`. */
interface ConflictDialogProps {
  conflict: NonNullable<DraftState["conflict"]>;
  onClose: () => void;
  onChosen: (choices: SideChoices<DraftField>) => void;
}

/** Two people's changes side by side, field by field; the user's own are chosen to begin with. */
export function ConflictDialog({ conflict, onClose, onChosen }: ConflictDialogProps) {
  const { editor: messages, articles, form, phrases } = useMessages();
  const [choices, setChoices] = useState<SideChoices<DraftField>>({});
  const { theirs, merge } = conflict;
  const values = { mine: merge.merged, theirs: draftOf(theirs) };
  const texts = { mine: textOf(values.mine.content), theirs: textOf(values.theirs.content) };
  const shownText = (side: Side) =>
    texts.mine === texts.theirs
      ? articles.compareMarkup
      : differingPart(texts[side], texts[side === "mine" ? "theirs" : "mine"]);
  return (
    <Dialog
      open
      keepOpen
      size="lg"
      title={messages.conflictTitle}
      description={messages.conflictText({ name: theirs.updatedByName })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {form.cancel}
          </Button>
          <Button
            onClick={() => {
              onClose();
              onChosen(choices);
            }}
          >
            {messages.conflictKeep}
          </Button>
        </>
      }
    >
      <FieldChoices
        fields={merge.conflicts}
        labelOf={(field) => fieldLabel(field, messages)}
        sideLabels={{
          mine: messages.conflictMine,
          theirs: messages.conflictTheirs({ name: theirs.updatedByName }),
        }}
        shownValue={(field, side) =>
          (field === "content"
            ? shownText(side)
            : shownValue(field, values[side], messages, phrases)) || messages.conflictEmpty
        }
        choices={choices}
        onChoose={setChoices}
      />
    </Dialog>
  );
}

const blocks = "p, h1, h2, h3, h4, h5, h6, li, pre, td, th, caption, figcaption";

function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  // Without a space, one paragraph's last word and the next one's first would be one.
  for (const block of body.querySelectorAll(blocks)) block.append(" ");
  return body.textContent.trim();
}

function shownValue(
  field: DraftField,
  draft: ArticleDraft,
  messages: AdminMessages["editor"],
  phrases: AdminMessages["phrases"],
): string {
  const value = draft[field];
  if (Array.isArray(value)) {
    return phrases.several({ names: value.map(nameOf) });
  }
  if (typeof value === "boolean") return value ? messages.yes : messages.no;
  return value ?? "";
}

function nameOf(entry: string | Attachment): string {
  return typeof entry === "string" ? entry : entry.name;
}
