/** The messages between a run and the load generator. */

/** One request of a read, without a body. */
export interface ReadRequest {
  path: string;
  /** What it is signed in with. */
  token?: string;
}

/** An article that a connection changes again and again. */
export interface Draft {
  id: string;
  version: number;
  /** Whether it is under review. */
  submitted: boolean;
}

/** How long a load lasts. */
export type LoadLength = { duration: number } | { amount: number };

/** The order to the process: keep this many connections busy, for some seconds or for so many requests. */
export type LoadOrder = {
  origin: string;
  connections: number;
  length: LoadLength;
} & (
  | { kind: "read"; requests: ReadRequest[] }
  /** Each connection saves, or submits and withdraws, articles of its own. */
  | { kind: "save" | "act"; token: string; drafts: Draft[] }
);

/** Its response. Times are milliseconds. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  requests: number;
}
