import type { Conflict, ConflictChoices } from "@atrium/hooks/resource";
import { Button, Dialog } from "@atrium/ui";
import { useState, type ReactNode } from "react";
import { useMessages } from "../messages.ts";
import { FieldChoices, type SideChoices } from "./field-choices.tsx";

/** Props of `ConflictDialog`. */
interface ConflictDialogProps<Fields extends object> {
  conflict: Conflict<Fields>;
  labelOf: (field: keyof Fields & string) => ReactNode;
  /** A value in words; as it is unless given. */
  shownValue?: ((field: keyof Fields & string, fields: Fields) => ReactNode) | undefined;
  onSettle: (choices: ConflictChoices<Fields>) => void;
}

/** Somebody else was faster: both versions side by side, field by field; one's own is chosen to begin with. */
export function ConflictDialog<Fields extends object>(props: ConflictDialogProps<Fields>) {
  const { conflict, labelOf, shownValue = plainValue, onSettle } = props;
  const { form: messages } = useMessages();
  const [choices, setChoices] = useState<SideChoices>({});
  const settle = () => onSettle(choices);
  return (
    <Dialog
      open
      keepOpen
      size="lg"
      title={messages.conflictTitle}
      description={conflict.fields.length > 0 ? messages.conflictText : messages.conflictNone}
      onOpenChange={settle}
      footer={<Button onClick={settle}>{messages.conflictSave}</Button>}
    >
      <FieldChoices
        fields={conflict.fields}
        labelOf={labelOf}
        sideLabels={{ mine: messages.conflictMine, theirs: messages.conflictTheirs }}
        shownValue={(field, side) => shownValue(field, conflict[side]) || messages.conflictEmpty}
        choices={choices}
        onChoose={setChoices}
      />
    </Dialog>
  );
}

function plainValue<Fields extends object>(field: keyof Fields & string, fields: Fields): string {
  const value = fields[field];
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
