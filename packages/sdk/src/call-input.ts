import type { CallOptions } from "./call-options.ts";
import type { OperationId } from "./method.ts";
import type { QueryParams } from "./rules/serialize-query.ts";

/** A call as openapi-fetch takes it. */
export interface CallInput {
  method: string;
  /** Under the base URL, with the contract's `{parameters}`; a call by URL has its own query in it. */
  path: string;
  params: { path?: Record<string, unknown>; query?: QueryParams };
  /** Sent as JSON unless it is FormData; null and undefined send none. */
  body: unknown;
  /** What the response should be: an envelope, or a file. */
  parseAs: "text" | "blob";
}

/** Sends the call that `describe` makes and resolves to its unwrapped result; rejects with an {@link ApiError}. */
export type Call = (
  describe: () => CallInput,
  options: CallOptions | undefined,
  operation?: OperationId,
) => Promise<unknown>;

/** What a call is, for its errors. */
export interface CallInfo {
  operation?: OperationId | undefined;
  method?: string | undefined;
  /** Without its query. */
  url?: string | undefined;
}
