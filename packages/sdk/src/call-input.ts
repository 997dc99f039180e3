import type { CallOptions } from "./call-options.ts";
import type { RawResponse } from "./rules/read-envelope.ts";
import type { QueryParams } from "./rules/serialize-query.ts";

/** A call with everything in its place. */
export interface CallInput {
  method: string;
  /** Under the base address; it may hold a query of its own. */
  path: string;
  query?: QueryParams | undefined;
  /** Sent as JSON unless it is a form. */
  body: unknown;
  /** Reads the response to its end. */
  read: (response: Response) => Promise<RawResponse>;
}

/** Sends the call that `describe` makes and resolves to its unwrapped result; rejects with an {@link ApiError}. */
export type Call = (
  describe: () => CallInput,
  options: CallOptions | undefined,
) => Promise<unknown>;
