/** The words between a run and the process that makes the load. */

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

/** What the process is told: keep this many connections busy, for some seconds or until so many requests are made. */
export type LoadOrder = {
  origin: string;
  connections: number;
  length: LoadLength;
} & (
  | { kind: "read"; requests: ReadRequest[] }
  /** Each connection saves, or submits and withdraws, articles of its own. */
  | { kind: "save" | "act"; token: string; drafts: Draft[] }
);

/** What it answers. Times are milliseconds. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  requests: number;
}
