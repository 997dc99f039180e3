import { Checkbox, FieldSet, Input, PanelState } from "@atrium/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { circulationCandidates, type Candidate } from "../../queries/circulations.ts";
import type { BizType } from "../../queries/workflow-step.ts";
import { useMessages } from "../messages.ts";
import { pendingStatus } from "../panel-status.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";

interface ReaderPickerProps {
  id: string;
  bizType: BizType;
  bizId: string;
  /** The ids of those chosen. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

const shown = 100;

/** Picks those to circulate to. Who cannot be chosen is listed as well, with the reason. */
export function ReaderPicker({ id, bizType, bizId, value, onChange, error }: ReaderPickerProps) {
  const { list, workflow } = useMessages();
  const [text, setText] = useState("");
  const keyword = useDebouncedValue(text.trim(), 250);
  const people = useQuery({
    ...circulationCandidates({ bizType, bizId, pageSize: shown, ...(keyword && { keyword }) }),
    placeholderData: keepPreviousData,
  });
  const rows = people.data?.records ?? [];
  const toggle = (one: string, chosen: boolean) =>
    onChange(chosen ? [...value, one] : value.filter((other) => other !== one));
  return (
    <FieldSet legend={workflow.receivers} error={error}>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={64}
        aria-label={list.keyword}
        placeholder={list.keyword}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-dialog-focus
      />
      {people.data === undefined && (
        <PanelState state={pendingStatus(people, workflow.chooseReceiver)} />
      )}
      {people.data !== undefined && rows.length === 0 && (
        <p role="status" className="m-0 p-2 text-sm text-subtle-foreground">
          {workflow.nobodyFound}
        </p>
      )}
      {rows.length > 0 && (
        <ul className="m-0 max-h-52 list-none overflow-y-auto rounded-md border border-border p-1">
          {rows.map((person) => (
            <li key={person.id} className="flex px-1.5 py-1 pointer-coarse:min-h-11">
              <Checkbox
                checked={value.includes(person.id)}
                disabled={person.unavailable !== null}
                onCheckedChange={(chosen) => toggle(person.id, chosen)}
                label={<PersonLabel person={person} />}
              />
            </li>
          ))}
        </ul>
      )}
      {people.data !== undefined && people.data.total > rows.length && (
        <p className="m-0 text-xs text-subtle-foreground">
          {workflow.morePeople({ count: people.data.total - rows.length })}
        </p>
      )}
    </FieldSet>
  );
}

function PersonLabel({ person: { name, orgName, unavailable } }: { person: Candidate }) {
  const { workflow } = useMessages();
  const note = unavailable === null ? orgName : workflow.unavailable[unavailable];
  return (
    <>
      {name} <span className="text-subtle-foreground">{note}</span>
    </>
  );
}
