import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** One reader of a circulated record. */
export type Circulation = Result<"circulationsPage">["records"][number];

/** Somebody who may be asked to read, or to decide. */
export type Candidate = Result<"circulationsCandidates">["records"][number];

/** The queries and mutations of who reads what was circulated. */
export const circulationQueries = defineQueries("circulations", {
  page: silent((query: Input<"circulationsPage">, options) =>
    sdk.circulations.page(query, options),
  ),
  remind: (ids: readonly string[]) => sdk.circulations.remind({ ids: [...ids] }, { silent: true }),
});

/** The part of a query by which people are looked for. */
export type CandidateQuery = Pick<Input<"circulationsCandidates">, "pageSize" | "keyword">;

/** How a page of them is read. */
export type CandidateOptions = ReturnType<typeof circulationCandidates>;

/** Whom a step or a review flow can name, those who cannot be chosen last. */
export const circulationCandidates = (query: Input<"circulationsCandidates">) =>
  queryOptions({
    queryKey: circulationQueries.keys.list({ candidates: true, ...query }),
    queryFn: ({ signal }) => sdk.circulations.candidates(query, { signal, silent: true }),
  });
