import { Checkbox, Field, FieldSet, Input, PanelState, Select } from "@atrium/ui";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sdk } from "../api.ts";
import { useMessages } from "../messages.ts";
import { pendingStatus } from "../panel-status.ts";

const peopleQuery = queryOptions({
  queryKey: ["users", "lists", "list", { status: "active" }],
  queryFn: ({ signal }) => sdk.users.list({ status: "active" }, { signal, quiet: true }),
});

/** Props of `PeoplePicker`. */
export interface PeoplePickerProps {
  id: string;
  label: string;
  multiple: boolean;
  /** The ids of those chosen. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

/** Chooses one of the staff, or several. */
export function PeoplePicker({ id, label, multiple, value, onChange, error }: PeoplePickerProps) {
  const { workflow, phrases } = useMessages();
  const people = useQuery(peopleQuery);
  if (people.data === undefined) {
    const state = pendingStatus(people, workflow.chooseReceiver);
    return <PanelState state={state} />;
  }
  if (!multiple) {
    return (
      <Field label={label} id={id} error={error}>
        <Select
          placeholder={workflow.chooseReceiver}
          options={people.data.map(({ id: one, name, orgName }) => ({
            value: one,
            label: phrases.aside({ text: name, note: orgName }),
          }))}
          value={value[0] ?? ""}
          onChange={(event) =>
            onChange(event.currentTarget.value ? [event.currentTarget.value] : [])
          }
          data-dialog-focus
        />
      </Field>
    );
  }
  return <PeopleList {...{ id, label, value, onChange, error }} people={people.data} />;
}

interface PeopleListProps extends Omit<PeoplePickerProps, "multiple"> {
  people: readonly { id: string; name: string; orgName: string }[];
}

function PeopleList({ id, label, value, onChange, error, people }: PeopleListProps) {
  const { list } = useMessages();
  const [keyword, setKeyword] = useState("");
  const wanted = keyword.trim().toLowerCase();
  const shown = people.filter(({ name, orgName }) =>
    `${name} ${orgName}`.toLowerCase().includes(wanted),
  );
  const toggle = (one: string, chosen: boolean) =>
    onChange(chosen ? [...value, one] : value.filter((other) => other !== one));
  return (
    <FieldSet legend={label} error={error}>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        aria-label={list.keyword}
        placeholder={list.keyword}
        value={keyword}
        onChange={(event) => setKeyword(event.currentTarget.value)}
        data-dialog-focus
      />
      <ul className="m-0 max-h-52 list-none overflow-y-auto rounded-control border border-line p-1">
        {shown.map((person) => (
          <li key={person.id} className="px-1.5 py-1">
            <Checkbox
              checked={value.includes(person.id)}
              onCheckedChange={(chosen) => toggle(person.id, chosen)}
              label={
                <>
                  {person.name} <span className="text-ink-faint">{person.orgName}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </FieldSet>
  );
}
