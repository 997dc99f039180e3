/** What every client in the comparison has to do: the same call, with the same rules switched on. */

/** Where a client sends its calls and what it sends along. */
export interface Setting {
  baseUrl: string;
  token: string;
  /** Milliseconds until a call is given up. */
  timeoutMs: number;
  fetch: typeof fetch;
}

/** The timed call: one page of articles, unwrapped from its envelope. */
export type Call = () => Promise<unknown>;

/**
 * A client set up as its manual says: the token in `Authorization`, an error for a bad status and for a refusing
 * envelope, the time-out armed. Only the bare fetch, the floor, has neither error rule nor time-out.
 */
export type Contestant = (setting: Setting) => Call;

/** The operation that is timed. */
export const pagePath = "/api/dtArticle/page";

/** Its parameters. */
export const pageQuery = { pageNo: 2, pageSize: 10, keyword: "tide" };

/** The contract's wrapping of every answer. */
export interface Envelope {
  success: boolean;
  code: number;
  message: string;
  result: unknown;
}

/** The error rule of those clients that know no envelopes. */
export function unwrap(envelope: Envelope | undefined): unknown {
  if (envelope === undefined) throw new Error("The answer is empty.");
  if (!envelope.success || envelope.code === 1) throw new Error(envelope.message);
  return envelope.result;
}
