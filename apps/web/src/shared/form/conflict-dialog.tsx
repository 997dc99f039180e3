import { useSessionUser } from "@atrium/hooks";
import type { Conflict, ConflictChoices, FieldName } from "@atrium/hooks/resource";
import { Button, Dialog } from "@atrium/ui";
import { useState, type ReactNode } from "react";
import { useLocale, useMessages } from "../messages.ts";
import { shortTime } from "../time.tsx";
import { useNow } from "../use-now.ts";
import { changedMeanwhile } from "./changed-meanwhile.ts";
import { FieldChoices, type Side, type SideChoices } from "./field-choices.tsx";
import type { LastSave } from "./use-record-form.ts";

/** Formats one side's value of a field; `other` is the side it is compared with. */
export type ShownValue<Fields extends object> = (
  field: FieldName<Fields>,
  fields: Fields,
  other: Fields,
) => ReactNode;

/** The save that was faster; a record names the user by id too. */
type TheirSave = LastSave & { readonly updatedBy?: string };

interface ConflictDialogProps<Fields extends object> {
  conflict: Conflict<Fields>;
  /** Who was faster, and when. */
  theirSave?: TheirSave | undefined;
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
  const isOwn = useIsOwn(props.theirSave);
  const sideLabels = useSideLabels(props.theirSave);
  const [choices, setChoices] = useState<SideChoices<FieldName<Fields>>>({});
  const resolve = () => onResolve(choices);
  const description = useDescription(conflict, props.theirSave);
  const merged = changedMeanwhile(conflict);
  const changed = isOwn ? messages.conflictChangedOwn : messages.conflictChanged;
  const hasBody = conflict.fields.length > 0 || merged.length > 0 || Boolean(children);
  return (
    <Dialog
      open
      keepOpen={loading || "onPress"}
      size="lg"
      title={isOwn ? messages.conflictTitleOwn : messages.conflictTitle}
      description={description}
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
      {hasBody && (
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
          {merged.length > 0 && (
            <section aria-label={changed} className="text-sm">
              <h3 className="m-0 text-sm font-semibold">{changed}</h3>
              <ul className="m-0 ps-5">
                {merged.map((field) => (
                  <li key={field}>{labelOf(field)}</li>
                ))}
              </ul>
            </section>
          )}
          {children}
        </div>
      )}
    </Dialog>
  );
}

/** Whether the faster save was one's own, in another window. */
function useIsOwn(theirSave: TheirSave | undefined): boolean {
  const userId = useSessionUser()?.id;
  return userId !== undefined && theirSave?.updatedBy === userId;
}

function useDescription<Fields extends object>(
  { fields }: Conflict<Fields>,
  theirSave: TheirSave | undefined,
): string {
  const { form: messages } = useMessages();
  const isOwn = useIsOwn(theirSave);
  const theirs = useStamp(theirSave);
  if (fields.length === 0) return isOwn ? messages.conflictNoneOwn : messages.conflictNone;
  if (isOwn) return messages.conflictTextOwn;
  return theirs ? messages.conflictDescription(theirs) : messages.conflictText;
}

/** What the two versions are called. */
export function useSideLabels(theirSave: TheirSave | undefined): Record<Side, string> {
  const { form: messages } = useMessages();
  const isOwn = useIsOwn(theirSave);
  const theirs = useStamp(theirSave);
  if (isOwn && theirs) {
    return { mine: messages.conflictHere, theirs: messages.conflictElsewhere(theirs) };
  }
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
