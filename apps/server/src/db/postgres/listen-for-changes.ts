import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { DatabaseLog } from "../database.ts";
import { publicChangesChannel, type PublicChanges } from "../public-changes.ts";

/** Where to listen, and how patient to be. */
export interface ListenOptions {
  url: string;
  log: DatabaseLog;
  /** Whether a process of the database is one of ours, whose commits are heard without this. */
  isOwn?: (pid: number) => boolean;
  /** Told after each attempt to connect whether the database answered, be it with a refusal. */
  onAnswering?: (answers: boolean) => void;
  /** Milliseconds between two signs of life; twice as long at most a connection can be dead without anybody noticing. */
  pulseMs?: number;
}

const retryMs = 500;

/**
 * Listens on a connection of its own to the changes that any process commits. Once that connection is lost it says so
 * and tries again, until it is stopped.
 *
 * @returns Stops it. The first attempt is over by then, successful or not.
 */
export async function listenForChanges(
  changes: PublicChanges,
  options: ListenOptions,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const tried = Promise.withResolvers<void>();
  const ended = keepListening(changes, options, stopping.signal, tried.resolve);
  await tried.promise;
  return async () => {
    stopping.abort();
    await ended;
  };
}

async function keepListening(
  changes: PublicChanges,
  options: ListenOptions,
  stopping: AbortSignal,
  onTried: () => void,
): Promise<void> {
  while (!stopping.aborted) {
    await listenOnce(changes, options, stopping, onTried).catch((err: unknown) => {
      options.log.error({ err }, "Changes of other servers are not heard: replies are not kept");
    });
    onTried();
    await pause(retryMs, stopping);
  }
}

/** Listens until the connection is lost, which it throws, or until it is stopped. */
async function listenOnce(
  changes: PublicChanges,
  { url, isOwn, onAnswering, pulseMs = 5_000 }: ListenOptions,
  stopping: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "atrium changes",
    connectionTimeoutMillis: pulseMs,
    query_timeout: pulseMs,
    keepAlive: true,
  });
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  client.on("error", lost.reject);
  client.on("end", () => lost.reject(new Error("The database closed the connection")));
  client.on("notification", ({ processId }) => {
    if (isOwn?.(processId) !== true) changes.noteChange();
  });
  try {
    await client.connect().catch((error: unknown) => {
      onAnswering?.(error instanceof pg.DatabaseError);
      throw error;
    });
    onAnswering?.(true);
    await client.query(`listen ${publicChangesChannel}`);
    changes.noteHearing(true);
    onListening();
    while (!stopping.aborted) {
      await Promise.race([lost.promise, pause(pulseMs, stopping)]);
      if (!stopping.aborted) await Promise.race([lost.promise, client.query("select 1")]);
    }
  } finally {
    changes.noteHearing(false);
    await client.end().catch(() => undefined);
  }
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopping, ref: false }).catch(() => undefined);
}
