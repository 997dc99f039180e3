import { Checkbox, FieldSet, Input, PanelState } from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Candidate, CandidateOptions, CandidateQuery } from "../../queries/circulations.ts";
import { useMessages } from "../messages.ts";
import { pendingStatus } from "../panel-status.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";
import { useQuery } from "../use-query.ts";
import { candidateNote } from "./candidate-note.ts";

interface PeoplePickerProps {
  id: string;
  /** Whom to choose from, those who cannot be chosen last with the reason. */
  candidates: (query: CandidateQuery) => CandidateOptions;
  /** What they are chosen for. */
  legend: string;
  /** Whether one is chosen, or any number. */
  isOne: boolean;
  /** The ids of those chosen. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

const shown = 100;

/** Picks people for a step, found by a keyword. Whom the server would refuse is listed as well, with the reason. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { id, candidates, legend, isOne, value, onChange, error } = props;
  const { list, workflow } = useMessages();
  const [text, setText] = useState("");
  const keyword = useDebouncedValue(text.trim(), 250);
  const people = useQuery({
    ...candidates({ pageSize: shown, ...(keyword && { keyword }) }),
    placeholderData: keepPreviousData,
  });
  const rows = people.data?.records ?? [];
  const group = useId();
  const toggle = (one: string, chosen: boolean) => {
    if (isOne) onChange([one]);
    else onChange(chosen ? [...value, one] : value.filter((other) => other !== one));
  };
  return (
    <FieldSet legend={legend} error={error}>
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
              <Choice
                group={isOne ? group : null}
                person={person}
                chosen={value.includes(person.id)}
                onChange={(chosen) => toggle(person.id, chosen)}
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

interface ChoiceProps {
  /** The name of the radio buttons of which one is chosen; null for any number. */
  group: string | null;
  person: Candidate;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

function Choice({ group, person, chosen, onChange }: ChoiceProps) {
  const { workflow } = useMessages();
  const disabled = person.unavailable !== null;
  const label = (
    <>
      {person.name}{" "}
      <span className="text-subtle-foreground">{candidateNote(person, workflow)}</span>
    </>
  );
  if (group === null) {
    return (
      <Checkbox checked={chosen} disabled={disabled} onCheckedChange={onChange} label={label} />
    );
  }
  return (
    <label className="inline-flex items-center gap-2 text-sm pointer-coarse:min-h-11">
      <input
        type="radio"
        name={group}
        className="m-0 size-4 shrink-0 accent-primary"
        checked={chosen}
        disabled={disabled}
        onChange={() => onChange(true)}
      />
      <span className="min-w-0">{label}</span>
    </label>
  );
}
