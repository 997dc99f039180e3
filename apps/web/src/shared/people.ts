import type { Result } from "@atrium/sdk";
import type { ListOption } from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { userQueries } from "../queries/users.ts";
import { useQuery } from "./use-query.ts";

/** One of the staff, as pickers see them. */
type Person = Result<"usersList">[number];

/** People to choose from, found by a keyword. */
export interface PeopleOptions {
  readonly options: readonly ListOption[];
  readonly onSearch: (keyword: string) => void;
  readonly loading: boolean;
  /** The error that left no options. */
  readonly problem: string | undefined;
}

/** The active staff for a `Combobox` or a `MultiSelect`; the server searches. */
export function usePeople(): PeopleOptions {
  const [keyword, setKeyword] = useState("");
  const people = useQuery({
    ...userQueries.list({ status: "active", ...(keyword && { keyword }) }),
    placeholderData: keepPreviousData,
  });
  return {
    options: people.data?.map(toOption) ?? [],
    onSearch: (text) => setKeyword(text.trim()),
    loading: people.isFetching,
    problem: people.error?.message,
  };
}

/** The name of a listed person; the id of any other. */
export function personName({ options }: PeopleOptions, id: string | null): string {
  return options.find(({ value }) => value === id)?.label ?? id ?? "";
}

function toOption({ id, name, username, orgName }: Person): ListOption {
  return { value: id, label: name, detail: orgName, keywords: username };
}
