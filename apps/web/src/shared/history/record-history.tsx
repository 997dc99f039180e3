import { Button, Dialog, DiffView, Field, PanelState, Select } from "@atrium/ui";
import { useState } from "react";
import { revisionQueries, type RecordKind, type Revision } from "../../queries/revisions.ts";
import { useLocale, useMessages } from "../messages.ts";
import { pendingStatus } from "../panel-status.ts";
import { exactTime } from "../time.tsx";
import { useQuery } from "../use-query.ts";
import { countStates, differencesBetween, restorableState } from "./record-states.ts";
import { StateList } from "./state-list.tsx";
import { useReadableValue } from "./use-readable-value.ts";

const MAX_REVISIONS = 200;

export interface RecordHistoryProps {
  kind: RecordKind;
  id: string;
  /** The name of a field on the form. */
  labelOf: (field: string) => string;
  /** Whether the form has a field. */
  hasField: (field: string) => boolean;
  /** Whether the form has unsaved input, which restoring would save as well. */
  isUnsaved: boolean;
  /** Saves the record with earlier values. */
  onRestore: (values: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}

/** What happened to a record: its states, how two of them differ, and the way back to one. */
export function RecordHistory(props: RecordHistoryProps) {
  const { kind, id, onClose } = props;
  const { history: messages } = useMessages();
  const query = revisionQueries.page({ kind, id, pageSize: MAX_REVISIONS });
  const history = useQuery({ ...query, staleTime: 0, gcTime: 0 });
  const empty = { title: messages.emptyTitle, text: messages.emptyText };
  return (
    <Dialog
      open
      size="lg"
      title={messages.title}
      description={messages.text}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {history.data === undefined ? (
        <PanelState state={pendingStatus(history, messages.permission)} />
      ) : history.data.records.length === 0 ? (
        <PanelState state={{ status: "empty", ...empty }} />
      ) : (
        <States
          {...props}
          revisions={history.data.records}
          names={history.data.names}
          isTruncated={history.data.total > history.data.records.length}
        />
      )}
    </Dialog>
  );
}

interface StatesProps extends RecordHistoryProps {
  revisions: readonly Revision[];
  names: Readonly<Record<string, string>>;
  isTruncated: boolean;
}

function States({ revisions, names, isTruncated, ...props }: StatesProps) {
  const { kind, hasField, isUnsaved, onRestore } = props;
  const { history: messages } = useMessages();
  const others: Readonly<Record<string, string>> = messages.fields;
  const labelOf = (field: string) =>
    hasField(field) ? props.labelOf(field) : (others[field] ?? field);
  const tag = useLocale();
  const count = countStates(revisions);
  const [chosen, setChosen] = useState(Math.min(1, count - 1));
  const [other, setOther] = useState(0);
  const readable = useReadableValue(kind, names);
  const nameOf = (state: number) => {
    const revision = revisions[state];
    if (state === 0) return messages.now;
    return revision ? exactTime(new Date(revision.createdAt), tag) : messages.firstKnown;
  };
  const [earlier, later] = [Math.max(chosen, other), Math.min(chosen, other)];
  const differences = differencesBetween(revisions, earlier, later);
  const state = restorableState(differencesBetween(revisions, chosen, 0), hasField);
  const isGone = revisions[chosen]?.event === "deleted";
  const fields = Object.keys(state.values);
  const named = (list: readonly string[]) => ({ fields: list.map(labelOf) });
  return (
    <div className="grid gap-4 md:grid-cols-[16rem_1fr]">
      <div className="grid content-start gap-2">
        <StateList
          revisions={revisions}
          count={count}
          chosen={chosen}
          labelOf={labelOf}
          onChoose={setChosen}
        />
        {isTruncated && (
          <p className="m-0 text-sm text-muted-foreground">
            {messages.truncated({ count: revisions.length })}
          </p>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <Field label={messages.compareWith}>
          <Select
            value={String(other)}
            options={Array.from({ length: count }, (_, at) => ({
              value: String(at),
              label: nameOf(at),
            }))}
            onChange={(event) => setOther(Number(event.target.value))}
          />
        </Field>
        {differences.length === 0 ? (
          <p className="m-0 text-sm text-muted-foreground">{messages.same}</p>
        ) : (
          <DiffView
            label={messages.differences}
            beforeLabel={nameOf(earlier)}
            afterLabel={nameOf(later)}
            fields={differences.map(({ field, before, after }) => ({
              id: field,
              name: labelOf(field),
              before: readable(field, before),
              after: readable(field, after),
            }))}
          />
        )}
        {chosen > 0 && isGone && <p className="m-0 text-sm">{messages.wasDeleted}</p>}
        {chosen > 0 && !isGone && (
          <section aria-label={messages.restore} className="grid justify-items-start gap-2 text-sm">
            <p className="m-0">
              {fields.length === 0 ? messages.nothing : messages.restoreText(named(fields))}
            </p>
            {state.cut.length > 0 && <p className="m-0">{messages.cut(named(state.cut))}</p>}
            {state.elsewhere.length > 0 && (
              <p className="m-0">{messages.elsewhere(named(state.elsewhere))}</p>
            )}
            {isUnsaved && <p className="m-0 text-destructive">{messages.unsaved}</p>}
            <Button
              disabled={isUnsaved || fields.length === 0}
              onClick={() => onRestore(state.values)}
            >
              {messages.restore}
            </Button>
          </section>
        )}
      </div>
    </div>
  );
}
