import { expect, test } from "vitest";
import type { ChannelPort } from "../ports/channel.ts";
import type { LockPort } from "../ports/lock.ts";
import { createEventStream, type EventStream } from "./event-stream.ts";
import { createEventParser, type ServerEvent } from "./parse-events.ts";
import { retryDelay } from "./retry-delay.ts";

test("parses events whose text arrives in pieces, and ignores what is none", () => {
  const parse = createEventParser();
  expect(parse("event: notices\r")).toEqual([]);
  expect(parse("\nda")).toEqual([]);
  expect(parse('ta: {"unread":2}\n\n:\n\nda')).toEqual([{ name: "notices", data: { unread: 2 } }]);
  expect(parse("ta: [1,\ndata: 2]\n\nretry: 5\n\ndata: {no json\n\n")).toEqual([
    { name: "message", data: [1, 2] },
  ]);
});

test("waits twice as long after each failure, at most a minute", () => {
  expect([1, 2, 3].map((failures) => retryDelay(failures, 1))).toEqual([1000, 2000, 4000]);
  expect(retryDelay(1, 0)).toBe(500);
  expect(retryDelay(40, 1)).toBe(60_000);
});

/** Tabs of one browser: a lock, channels, and a server whose connections the test ends. */
function openBrowser() {
  const channels = new Set<{ listeners: Set<(message: unknown) => void> }>();
  const queue: (() => void)[] = [];
  let held = false;
  const connections: ReadableStreamDefaultController<Uint8Array>[] = [];
  const openChannel = (): ChannelPort => {
    const own = { listeners: new Set<(message: unknown) => void>() };
    channels.add(own);
    return {
      post: (message) => {
        const others = [...channels].filter((other) => other !== own);
        for (const { listeners } of others) for (const listener of listeners) listener(message);
      },
      subscribe: (listener) => {
        own.listeners.add(listener);
        return () => own.listeners.delete(listener);
      },
      close: () => channels.delete(own),
    };
  };
  const lock: LockPort = {
    async hold(_signal, whileHeld) {
      if (held) await new Promise<void>((resolve) => queue.push(resolve));
      held = true;
      await whileHeld();
      held = false;
      queue.shift()?.();
    },
  };
  const openTab = (): { stream: EventStream; events: ServerEvent[] } => {
    const stream = createEventStream({
      lock,
      channel: openChannel(),
      open: async () =>
        new ReadableStream<Uint8Array>({
          start: (controller) => void connections.push(controller),
        }),
      clock: { now: () => 0, after: (ms, task) => cancelable(ms, task) },
    });
    const events: ServerEvent[] = [];
    stream.onEvent((event) => events.push(event));
    return { stream, events };
  };
  const send = (unread: number) => {
    const text = `event: notices\ndata: {"unread":${unread}}\n\n`;
    connections.at(-1)?.enqueue(new TextEncoder().encode(text));
  };
  return { openTab, connections, send };
}

/** Retries run at once; the time-out of a silent connection never does. */
function cancelable(ms: number, task: () => void): () => void {
  if (ms > 40_000) return () => {};
  const timer = setTimeout(task, 0);
  return () => clearTimeout(timer);
}

test("connects once for all tabs, and a tab that comes later gets the present state", async () => {
  const { openTab, connections, send } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  first.stream.start();
  second.stream.start();
  await expect.poll(() => connections.length).toBe(1);
  send(1);
  await expect.poll(() => second.events).toEqual([{ name: "notices", data: { unread: 1 } }]);
  expect(first.events).toEqual(second.events);
  expect([first.stream.get(), second.stream.get()]).toEqual(["live", "live"]);
  const third = openTab();
  third.stream.start();
  expect(third.events).toEqual(first.events);
  expect(third.stream.get()).toBe("live");
});

test("another tab takes over when the leading one stops", async () => {
  const { openTab, connections, send } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  const stop = first.stream.start();
  second.stream.start();
  await expect.poll(() => connections.length).toBe(1);
  stop();
  await expect.poll(() => connections.length).toBe(2);
  send(3);
  await expect.poll(() => second.events.at(-1)?.data).toEqual({ unread: 3 });
  expect(first.stream.get()).toBe("polling");
});

test("polls while the connection is lost, and connects again", async () => {
  const { openTab, connections, send } = openBrowser();
  const { stream } = openTab();
  const seen: string[] = [];
  stream.subscribe(() => seen.push(stream.get()));
  stream.start();
  await expect.poll(() => connections.length).toBe(1);
  send(1);
  await expect.poll(() => stream.get()).toBe("live");
  connections[0]?.error(new Error("lost"));
  await expect.poll(() => connections.length).toBe(2);
  send(1);
  await expect.poll(() => seen).toEqual(["live", "polling", "live"]);
});

test("polls where there are no locks", () => {
  const stream = createEventStream({
    lock: undefined,
    channel: undefined,
    open: () => Promise.reject(new Error("not asked")),
  });
  stream.start()();
  expect(stream.get()).toBe("polling");
});
