import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { circulationCandidates } from "../../queries/circulations.ts";
import { useMessages } from "../messages.ts";
import type { PeopleOptions } from "../people.ts";
import { useQuery } from "../use-query.ts";
import { candidateNote } from "./candidate-note.ts";

/** Whom a stage of a review flow can name, for a `MultiSelect`; whom the server would refuse is disabled, with the reason. */
export function useDeciders(): PeopleOptions {
  const { workflow } = useMessages();
  const [keyword, setKeyword] = useState("");
  const people = useQuery({
    ...circulationCandidates({ action: "decide", pageSize: 100, ...(keyword && { keyword }) }),
    placeholderData: keepPreviousData,
  });
  const options = (people.data?.records ?? []).map((person) => ({
    value: person.id,
    label: person.name,
    detail: candidateNote(person, workflow),
    disabled: person.unavailable !== null,
  }));
  return {
    options,
    onSearch: (text) => setKeyword(text.trim()),
    loading: people.isFetching,
    problem: people.error?.message,
  };
}
