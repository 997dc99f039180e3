/** What the thread that holds the embedded database is started with. */
export interface WorkerStart {
  /** Folder of the database; null keeps it in memory. */
  folder: string | null;
  /** A dumped database (tar) to begin with, for one in memory. */
  image: string | null;
}

/** A question to the thread. It is asked one at a time. */
export type WorkerRequest =
  | { kind: "query"; sql: string; params: unknown[]; rowMode: "array" | "object" }
  | { kind: "dump"; path: string }
  | { kind: "close" };

/** The thread's answer to the question asked last. `ready` comes once, unasked, when the database is open. */
export type WorkerReply =
  | { kind: "ready" }
  | { kind: "rows"; rows: unknown[]; affectedRows: number }
  | { kind: "done" }
  | { kind: "error"; error: PlainDatabaseError };

/** What the thread says unasked: a commit changed what the public reads. It comes before the answer to that commit. */
export interface WorkerNotice {
  kind: "publicChange";
}

/** A database error as it crosses the thread's border. */
export interface PlainDatabaseError {
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  detail?: string;
}
