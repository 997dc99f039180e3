import type { CallOptions } from "./call-options.ts";
import type { RawResponse } from "./rules/read-envelope.ts";
import type { QueryParams } from "./rules/serialize-query.ts";

export interface CallInput {
  method: string;
  /** Under the base URL; it may contain a query. */
  path: string;
  query?: QueryParams | undefined;
  /** Sent as JSON unless it is FormData. */
  body: unknown;
  /** Reads the response to its end. */
  read: (response: Response) => Promise<RawResponse>;
}

/** Sends the call that `describe` makes and resolves to its unwrapped result; rejects with an {@link ApiError}. */
export type Call = (
  describe: () => CallInput,
  options: CallOptions | undefined,
) => Promise<unknown>;
