import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A kind of record that has a history. */
export type RecordKind = Input<"revisionsPage">["kind"];

/** One change of a record. */
export type Revision = Result<"revisionsPage">["records"][number];

/** The history of single records. */
export const revisionQueries = defineQueries("revisions", {
  page: silent((query: Input<"revisionsPage">, options) => sdk.revisions.page(query, options)),
});
