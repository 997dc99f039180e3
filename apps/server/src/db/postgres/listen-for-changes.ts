import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { DatabaseLog } from "../database.ts";
import { eventsChannel, type EventBus } from "../event-bus.ts";
import type { DatabaseClock } from "./database-clock.ts";
import { publicChangesChannel, type InvalidationBus } from "../invalidation-bus.ts";

export interface ListenOptions {
  url: string;
  log: DatabaseLog;
  /** Compared with the database's at each heartbeat. */
  clock?: DatabaseClock;
  /** Whether a backend process serves our own pool, whose commits notify the bus already. */
  isOwn?: (pid: number) => boolean;
  /** Gets the events of all processes, own ones included. */
  eventBus?: EventBus | undefined;
  /** Called after each attempt to connect; a refusal counts as an answer. */
  onAnswering?: (answers: boolean) => void;
  /** Milliseconds between two heartbeats. A dead connection is noticed within two. */
  heartbeatMs?: number;
}

const retryMs = 500;

/**
 * Passes the notifications of all processes to the bus, on a connection of its own. When that connection is lost, the bus
 * is disconnected until a retry succeeds.
 *
 * @returns Stops listening. The first attempt has ended when the promise resolves, successful or not.
 */
export async function listenForChanges(
  bus: InvalidationBus,
  options: ListenOptions,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const tried = Promise.withResolvers<void>();
  const ended = listenWithRetry(bus, options, stopping.signal, tried.resolve);
  await tried.promise;
  return async () => {
    stopping.abort();
    await ended;
  };
}

async function listenWithRetry(
  bus: InvalidationBus,
  options: ListenOptions,
  stopping: AbortSignal,
  onTried: () => void,
): Promise<void> {
  while (!stopping.aborted) {
    await listenOnce(bus, options, stopping, onTried).catch((err: unknown) => {
      options.log.error(
        { err },
        "Changes by other servers are not received: responses are not cached",
      );
    });
    onTried();
    await pause(retryMs, stopping);
  }
}

/** @throws When the connection is lost. */
async function listenOnce(
  bus: InvalidationBus,
  { url, isOwn, onAnswering, eventBus, clock, heartbeatMs = 5_000 }: ListenOptions,
  stopping: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "atrium changes",
    connectionTimeoutMillis: heartbeatMs,
    query_timeout: heartbeatMs,
    keepAlive: true,
  });
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  client.on("error", lost.reject);
  client.on("end", () => lost.reject(new Error("The database closed the connection")));
  client.on("notification", ({ processId, channel, payload = "" }) => {
    if (channel === eventsChannel) eventBus?.notify(payload);
    else if (isOwn?.(processId) !== true) bus.notify();
  });
  try {
    await client.connect().catch((error: unknown) => {
      onAnswering?.(error instanceof pg.DatabaseError);
      throw error;
    });
    onAnswering?.(true);
    await client.query(`listen ${publicChangesChannel}`);
    await client.query(`listen ${eventsChannel}`);
    eventBus?.notifyMissed();
    bus.setConnected(true);
    onListening();
    while (!stopping.aborted) {
      await Promise.race([lost.promise, pause(heartbeatMs, stopping)]);
      if (stopping.aborted) return;
      const ask = (statement: string) => client.query(statement);
      await Promise.race([lost.promise, clock?.compare(ask) ?? ask("select 1")]);
    }
  } finally {
    bus.setConnected(false);
    await client.end().catch(() => undefined);
  }
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopping, ref: false }).catch(() => undefined);
}
