import type { ConflictChoices, FieldName, ThreeWayMerge } from "@atrium/hooks/resource";
import { Button, Dialog } from "@atrium/ui";
import { useState, type ReactNode } from "react";
import { useLocale, useMessages } from "../messages.ts";
import { shortTime } from "../time.tsx";
import { useNow } from "../use-now.ts";
import { FieldChoices, type Side, type SideChoices } from "./field-choices.tsx";
import type { LastSave } from "./use-record-form.ts";

/** Formats one side's value of a field; `other` is the side it is compared with. */
export type ShownValue<Fields extends object> = (
  field: FieldName<Fields>,
  fields: Fields,
  other: Fields,
) => ReactNode;

interface ConflictDialogProps<Fields extends object> {
  conflict: ThreeWayMerge<Fields>;
  /** Who was faster, and when. */
  theirSave?: LastSave | undefined;
  labelOf: (field: FieldName<Fields>) => ReactNode;
  /** A value is shown as it is unless given. */
  shownValue?: ShownValue<Fields> | undefined;
  /** Fields that are chosen in another way, by `children`. */
  omit?: readonly FieldName<Fields>[];
  children?: ReactNode;
  loading?: boolean;
  onResolve: (choices: ConflictChoices<Fields>) => void;
  /** Leaves the conflict open: one goes on without a choice, and nothing is saved. */
  onClose: () => void;
}

/** Somebody else was faster: both versions side by side, field by field; one's own is chosen to begin with. */
export function ConflictDialog<Fields extends object>(props: ConflictDialogProps<Fields>) {
  const { conflict, labelOf, shownValue = plainValue, omit = [], children, loading } = props;
  const { onResolve, onClose } = props;
  const { form: messages } = useMessages();
  const theirs = useStamp(props.theirSave);
  const sideLabels = useSideLabels(props.theirSave);
  const [choices, setChoices] = useState<SideChoices<FieldName<Fields>>>({});
  const resolve = () => onResolve(choices);
  const both = theirs ? messages.conflictDescription(theirs) : messages.conflictText;
  return (
    <Dialog
      open
      keepOpen={loading || "onPress"}
      size="lg"
      title={messages.conflictTitle}
      description={conflict.fields.length > 0 ? both : messages.conflictNone}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button onClick={resolve} loading={loading}>
            {messages.conflictSave}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FieldChoices
          fields={conflict.fields.filter((field) => !omit.includes(field))}
          labelOf={labelOf}
          sideLabels={sideLabels}
          shownValue={(field, side) => {
            const other = conflict[side === "mine" ? "theirs" : "mine"];
            return shownValue(field, conflict[side], other) || messages.conflictEmpty;
          }}
          choices={choices}
          onChoose={setChoices}
        />
        {children}
      </div>
    </Dialog>
  );
}

/** What the two versions are called. */
export function useSideLabels(theirSave: LastSave | undefined): Record<Side, string> {
  const { form: messages } = useMessages();
  const theirs = useStamp(theirSave);
  return {
    mine: messages.conflictMine,
    theirs: theirs ? messages.conflictTheirsOf(theirs) : messages.conflictTheirs,
  };
}

function useStamp({ updatedByName: name, updatedAt }: LastSave = {}) {
  const tag = useLocale();
  const now = useNow();
  if (name === undefined || updatedAt === undefined) return undefined;
  return { name, time: shortTime(new Date(updatedAt), new Date(now), tag) };
}

function plainValue<Fields extends object>(field: FieldName<Fields>, fields: Fields): string {
  const value = fields[field];
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
