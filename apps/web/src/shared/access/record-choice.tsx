import { Combobox, Field, type ListOption } from "@atrium/ui";
import { useRoles } from "../use-roles.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { articleQueries } from "../../queries/articles.ts";
import { typeQueries } from "../../queries/article-types.ts";
import { useMessages } from "../messages.ts";
import { usePeople } from "../people.ts";
import { useQuery } from "../use-query.ts";
import type { TrialKind } from "./access-subjects.ts";

export interface RecordChoiceProps {
  kind: TrialKind;
  value: string | null;
  onValueChange: (id: string | null) => void;
}

/** The record that somebody wants to change, found by its name. */
export function RecordChoice({ kind, ...choice }: RecordChoiceProps) {
  switch (kind) {
    case "article":
      return <ArticleChoice {...choice} />;
    case "articleType":
      return <TypeChoice {...choice} />;
    case "user":
      return <PersonChoice {...choice} />;
    case "role":
      return <RoleChoice {...choice} />;
  }
}

type ChoiceProps = Omit<RecordChoiceProps, "kind">;

function ArticleChoice(props: ChoiceProps) {
  const [keyword, setKeyword] = useState("");
  const found = useQuery({
    ...articleQueries.page({ pageSize: 20, ...(keyword && { keyword }) }),
    placeholderData: keepPreviousData,
  });
  const options = found.data?.records.map(({ id, title }) => ({ value: id, label: title })) ?? [];
  const { message: problem } = found.error ?? {};
  return <Choice {...props} {...{ options, problem }} onSearch={setKeyword} />;
}

function TypeChoice(props: ChoiceProps) {
  const found = useQuery(typeQueries.list({}));
  return <Choice {...props} options={named(found.data)} problem={found.error?.message} />;
}

function RoleChoice(props: ChoiceProps) {
  const found = useRoles();
  return <Choice {...props} options={named(found.data)} problem={found.error?.message} />;
}

function PersonChoice(props: ChoiceProps) {
  return <Choice {...props} {...usePeople()} />;
}

interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

function named(records: readonly NamedRecord[] = []): ListOption[] {
  return records.map(({ id, name }) => ({ value: id, label: name }));
}

interface ChoiceSource extends ChoiceProps {
  options: readonly ListOption[];
  onSearch?: (keyword: string) => void;
  problem: string | undefined;
}

function Choice({ problem, ...props }: ChoiceSource) {
  const { access: messages } = useMessages();
  return (
    <Field optional label={messages.record} help={messages.recordHelp} error={problem}>
      <Combobox clearable {...props} />
    </Field>
  );
}
