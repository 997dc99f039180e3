import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** The queries of files. */
export const fileQueries = defineQueries("files", {
  detail: silent((id: string, options) => sdk.files.get(id, options)),
});
