export interface WorkerStart {
  /** null keeps the database in memory. */
  folder: string | null;
  /** A dumped database (tar) to start from, in memory. */
  image: string | null;
}

/** A request to the thread, one at a time. */
export type WorkerRequest =
  | { kind: "query"; sql: string; params: unknown[]; rowMode: "array" | "object" }
  | { kind: "dump"; path: string }
  | { kind: "close" };

/** The response to the last request. `ready` comes once, without a request, when the database is open. */
export type WorkerReply =
  | { kind: "ready" }
  | { kind: "rows"; rows: unknown[]; affectedRows: number }
  | { kind: "done" }
  | { kind: "error"; error: SerializedDatabaseError };

/** A commit changed public data, or what somebody watches. It comes before the response to that commit. */
export type WorkerNotice = { kind: "publicChange" } | { kind: "event"; event: string };

/** A database error as it crosses the thread boundary. */
export interface SerializedDatabaseError {
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  detail?: string;
}
