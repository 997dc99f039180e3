import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** One entry of the log, as the list shows it. */
export type OperationLog = Result<"operationLogsPage">["records"][number];

/** One entry with the fields that were changed. */
export type OperationLogDetail = Result<"operationLogsGet">;

/** The queries of the operation log. */
export const operationLogQueries = defineQueries("operationLogs", {
  page: silent((query: Input<"operationLogsPage">, options) =>
    sdk.operationLogs.page(query, options),
  ),
  detail: silent((id: string, options) => sdk.operationLogs.get(id, options)),
});
