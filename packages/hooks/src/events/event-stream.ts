import type { ChannelPort } from "../ports/channel.ts";
import { systemClock, type Clock } from "../ports/clock.ts";
import type { LockPort } from "../ports/lock.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";
import { createEventParser, type ServerEvent } from "./parse-events.ts";
import { retryDelay } from "./retry-delay.ts";

/**
 * How events arrive: `live` as they happen; `polling`: not, so the application asks from time to time.
 *
 * @example
 * const interval = (status: EventStreamStatus) => (status === "live" ? false : 60_000);
 */
export type EventStreamStatus = "live" | "polling";

/**
 * What an event stream works with.
 *
 * @example
 * const options: EventStreamOptions = {
 *   open: async (signal) => {
 *     const response = await fetch("/rest/api/events", { signal });
 *     if (!response.ok || response.body === null) throw new Error(`refused with ${response.status}`);
 *     return response.body;
 *   },
 *   lock: openWebLock("atrium-events"),
 *   channel: openBroadcastChannel("atrium-events"),
 * };
 */
export interface EventStreamOptions {
  /** Connects to the server; rejects when it refuses. */
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** Elects the tab that connects. Without one no tab does. */
  readonly lock: LockPort | undefined;
  /** To the other tabs. Without one no tab connects. */
  readonly channel: ChannelPort | undefined;
  readonly clock?: Clock;
  /** From 0 to 1; `Math.random` by default. */
  readonly random?: () => number;
  /** Longest silence of a connection that is alive, in milliseconds; 45 seconds by default. */
  readonly silenceMs?: number;
}

/**
 * The event stream of this tab; its state is how events arrive.
 *
 * @example
 * const unreadOf = (stream: EventStream, show: (data: unknown) => void) =>
 *   stream.onEvent(({ name, data }) => name === "notices" && show(data));
 */
export interface EventStream extends ReadableStore<EventStreamStatus> {
  /** Calls `listener` with each event; returns how to unsubscribe. */
  readonly onEvent: (listener: (event: ServerEvent) => void) => () => void;
  /** Begins to receive events; returns how to stop. */
  readonly start: () => () => void;
}

type Message =
  | { readonly type: "event"; readonly event: ServerEvent }
  | { readonly type: "status"; readonly status: EventStreamStatus }
  | { readonly type: "hello" };

/**
 * Receives the server's events over one connection for all tabs of a browser: the tab that holds the lock connects and
 * passes the events on to the others. When it closes, another one takes over. A lost connection is retried; meanwhile, and
 * where there are no locks, the state is `polling`.
 *
 * @example
 * const stream = createEventStream({
 *   open: async () => (await fetch("/rest/api/events")).body ?? new ReadableStream(),
 *   lock: openWebLock("atrium-events"),
 *   channel: openBroadcastChannel("atrium-events"),
 * });
 * stream.onEvent(({ name, data }) => console.log(name, data));
 * const stop = stream.start();
 */
export function createEventStream(options: EventStreamOptions): EventStream {
  const { open, lock, channel, clock = systemClock, random = Math.random } = options;
  const { silenceMs = 45_000 } = options;
  const status = createStore<EventStreamStatus>("polling");
  const listeners = new Set<(event: ServerEvent) => void>();
  /** The last event of each name, for tabs that come later. */
  const latest = new Map<string, ServerEvent>();
  let isLeading = false;

  const emit = (event: ServerEvent) => {
    for (const listener of listeners) listener(event);
  };

  function receive(data: unknown): void {
    const message = toMessage(data);
    if (message?.type === "hello" && isLeading) {
      channel?.post({ type: "status", status: status.get() } satisfies Message);
      for (const event of latest.values()) {
        channel?.post({ type: "event", event } satisfies Message);
      }
    }
    if (isLeading) return;
    if (message?.type === "event") emit(message.event);
    if (message?.type === "status") status.set(message.status);
  }

  function announce(next: EventStreamStatus): void {
    status.set(next);
    channel?.post({ type: "status", status: next } satisfies Message);
  }

  async function lead(signal: AbortSignal): Promise<void> {
    isLeading = true;
    let failures = 0;
    try {
      while (!signal.aborted) {
        await connect(signal, () => (failures = 0)).catch(() => undefined);
        announce("polling");
        failures += 1;
        await pause(clock, retryDelay(failures, random()), signal);
      }
    } finally {
      isLeading = false;
      latest.clear();
    }
  }

  /** Passes on the events of one connection until it ends. */
  async function connect(signal: AbortSignal, onConnected: () => void): Promise<void> {
    const lost = new AbortController();
    const abort = () => lost.abort();
    signal.addEventListener("abort", abort);
    let cancelTimeout = clock.after(silenceMs, abort);
    try {
      const parse = createEventParser();
      const decoder = new TextDecoder();
      const reader = (await open(lost.signal)).getReader();
      lost.signal.addEventListener("abort", () => void reader.cancel().catch(() => undefined));
      for (;;) {
        const { done, value } = await reader.read();
        if (done || lost.signal.aborted) return;
        cancelTimeout();
        cancelTimeout = clock.after(silenceMs, abort);
        if (status.get() !== "live") {
          onConnected();
          announce("live");
        }
        for (const event of parse(decoder.decode(value, { stream: true }))) {
          latest.set(event.name, event);
          channel?.post({ type: "event", event } satisfies Message);
          emit(event);
        }
      }
    } finally {
      cancelTimeout();
      signal.removeEventListener("abort", abort);
      lost.abort();
    }
  }

  return {
    get: status.get,
    subscribe: status.subscribe,
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (lock === undefined || channel === undefined) return () => {};
      const stopping = new AbortController();
      const unsubscribe = channel.subscribe(receive);
      channel.post({ type: "hello" } satisfies Message);
      lock.hold(stopping.signal, () => lead(stopping.signal)).catch(() => undefined);
      return () => {
        stopping.abort();
        unsubscribe();
        status.set("polling");
      };
    },
  };
}

async function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const cancel = clock.after(ms, resolve);
    signal.addEventListener("abort", () => {
      cancel();
      resolve();
    });
  });
}

/** Other versions of the application may post to the same channel. */
function toMessage(data: unknown): Message | undefined {
  if (typeof data !== "object" || data === null || !("type" in data)) return undefined;
  if (data.type === "hello") return { type: "hello" };
  if (data.type === "status" && "status" in data) {
    return { type: "status", status: data.status === "live" ? "live" : "polling" };
  }
  if (data.type !== "event" || !("event" in data)) return undefined;
  const { event } = data;
  if (typeof event !== "object" || event === null || !("name" in event)) return undefined;
  if (typeof event.name !== "string") return undefined;
  return { type: "event", event: { name: event.name, data: "data" in event ? event.data : null } };
}
