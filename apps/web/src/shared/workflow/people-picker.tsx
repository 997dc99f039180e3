import { Checkbox, Field, FieldSet, Input, PanelState, Select } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { userQueries } from "../../queries/users.ts";
import { useMessages } from "../messages.ts";
import { pendingStatus } from "../panel-status.ts";

export interface PeoplePickerProps {
  id: string;
  label: string;
  multiple: boolean;
  /** The ids of those chosen. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

/** Picks one or several people. The field is rendered and focusable before they are loaded. */
export function PeoplePicker({ multiple, ...props }: PeoplePickerProps) {
  const { workflow } = useMessages();
  const people = useQuery(userQueries.list({ status: "active" }));
  const pending = people.data === undefined && (
    <PanelState state={pendingStatus(people, workflow.chooseReceiver)} />
  );
  const Choice = multiple ? SeveralPeople : OnePerson;
  return <Choice {...props} people={people.data ?? []} pending={pending} />;
}

interface ChoiceProps extends Omit<PeoplePickerProps, "multiple"> {
  people: readonly { id: string; name: string; orgName: string }[];
  /** Shown while there are no people to choose from. */
  pending: ReactNode;
}

function OnePerson({ id, label, value, onChange, error, people, pending }: ChoiceProps) {
  const { workflow, phrases } = useMessages();
  return (
    <>
      <Field label={label} id={id} error={error}>
        <Select
          placeholder={workflow.chooseReceiver}
          options={people.map(({ id: one, name, orgName }) => ({
            value: one,
            label: phrases.annotated({ text: name, note: orgName }),
          }))}
          value={value[0] ?? ""}
          onChange={(event) =>
            onChange(event.currentTarget.value ? [event.currentTarget.value] : [])
          }
          data-dialog-focus
        />
      </Field>
      {pending}
    </>
  );
}

function SeveralPeople({ id, label, value, onChange, error, people, pending }: ChoiceProps) {
  const { list, workflow } = useMessages();
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
      {pending}
      {!pending && shown.length === 0 && (
        <p role="status" className="m-0 p-2 text-sm text-subtle-foreground">
          {workflow.nobodyFound}
        </p>
      )}
      {shown.length > 0 && (
        <ul className="m-0 max-h-52 list-none overflow-y-auto rounded-md border border-border p-1">
          {shown.map((person) => (
            <li key={person.id} className="px-1.5 py-1">
              <Checkbox
                checked={value.includes(person.id)}
                onCheckedChange={(chosen) => toggle(person.id, chosen)}
                label={
                  <>
                    {person.name} <span className="text-subtle-foreground">{person.orgName}</span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </FieldSet>
  );
}
