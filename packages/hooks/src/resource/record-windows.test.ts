import { expect, test } from "vitest";
import type { ChannelPort } from "../ports/channel.ts";
import type { Clock } from "../ports/clock.ts";
import type { SharedLockPort } from "../ports/shared-lock.ts";
import { createRecordWindows } from "./record-windows.ts";

/** Channels of one name, within a test. */
function startBus() {
  const listeners = new Map<ChannelPort, (data: unknown) => void>();
  return (): ChannelPort => {
    const channel: ChannelPort = {
      post(data) {
        for (const [other, listener] of listeners) if (other !== channel) listener(data);
      },
      subscribe(listener) {
        listeners.set(channel, listener);
        return () => listeners.delete(channel);
      },
      close: () => void listeners.delete(channel),
    };
    return channel;
  };
}

const clock: Clock = {
  now: () => 0,
  after(_ms, task) {
    queueMicrotask(task);
    return () => {};
  },
};

const ignore = () => {};

test("two windows on one record know of each other, until one leaves", () => {
  const open = startBus();
  const [first, second] = [createRecordWindows(open(), clock), createRecordWindows(open(), clock)];
  const one = first.join({ id: "a", record: "articles/7" }, ignore);
  expect(one.get()).toBe(0);
  const two = second.join({ id: "b", record: "articles/7" }, ignore);
  second.join({ id: "c", record: "articles/8" }, ignore);
  expect([one.get(), two.get()]).toEqual([1, 1]);
  two.leave();
  expect(one.get()).toBe(0);
});

test("a new record is another one once it has an id", () => {
  const open = startBus();
  const [first, second] = [createRecordWindows(open(), clock), createRecordWindows(open(), clock)];
  const one = first.join({ id: "a", record: "articles/a" }, ignore);
  const two = second.join({ id: "b", record: "articles/7" }, ignore);
  one.rename("articles/7");
  expect([one.get(), two.get()]).toEqual([1, 1]);
});

test("the other window learns that the record was saved", () => {
  const open = startBus();
  const [first, second] = [createRecordWindows(open(), clock), createRecordWindows(open(), clock)];
  const saved: unknown[] = [];
  first.join({ id: "a", record: "articles/7" }, (version) => saved.push(version));
  first.join({ id: "c", record: "articles/8" }, () => saved.push("another"));
  second.join({ id: "b", record: "articles/7" }, ignore).announceSaved(5);
  expect(saved).toEqual([5]);
});

test("a window that crashed is forgotten when the others are asked", async () => {
  const open = startBus();
  const channel = open();
  const [first, second] = [createRecordWindows(open(), clock), createRecordWindows(channel, clock)];
  const one = first.join({ id: "a", record: "articles/7" }, ignore);
  second.join({ id: "b", record: "articles/7" }, ignore);
  channel.close();
  expect(one.get()).toBe(1);
  one.ask();
  await Promise.resolve();
  expect(one.get()).toBe(0);
});

test("the editors of all windows are known", async () => {
  const open = startBus();
  const [first, second] = [createRecordWindows(open(), clock), createRecordWindows(open(), clock)];
  first.join({ id: "a", record: "articles/7" }, ignore);
  second.join({ id: "b", record: "articles/8" }, ignore);
  expect([...(await first.openEditors())].toSorted()).toEqual(["a", "b"]);
  const alone = createRecordWindows(undefined, clock);
  alone.join({ id: "d", record: "articles/7" }, ignore);
  expect([...(await alone.openEditors())]).toEqual(["d"]);
});

test("an editor in a window that is too busy to answer is known by its lock", async () => {
  const held = new Set<string>();
  const openLock = (id: string): SharedLockPort => ({
    hold() {
      held.add(id);
      return () => void held.delete(id);
    },
    isHeld: () => Promise.resolve(held.has(id)),
  });
  // It posts, and hears nothing while it is busy.
  const busyChannel: ChannelPort = { post: ignore, subscribe: () => ignore, close: ignore };
  const busy = createRecordWindows(busyChannel, clock, openLock);
  const first = createRecordWindows(startBus()(), clock, openLock);
  const place = busy.join({ id: "b", record: "articles/7" }, ignore);
  expect([...(await first.openEditors(["a", "b"]))]).toEqual(["b"]);
  place.leave();
  expect([...(await first.openEditors(["a", "b"]))]).toEqual([]);
});

test("a window that answers late is counted when it does", async () => {
  const open = startBus();
  const late = open();
  const one = createRecordWindows(open(), clock).join({ id: "a", record: "articles/7" }, ignore);
  await Promise.resolve();
  expect(one.get()).toBe(0);
  late.post({ type: "open", id: "b", record: "articles/7" });
  expect(one.get()).toBe(1);
});

test("what others post on the channel changes nothing", () => {
  const open = startBus();
  const stranger = open();
  const place = createRecordWindows(open(), clock).join({ id: "a", record: "r" }, ignore);
  for (const data of [
    null,
    5,
    {},
    { type: "open" },
    { type: "open", record: "r" },
    { type: "saved", record: "r" },
  ]) {
    stranger.post(data);
  }
  expect(place.get()).toBe(0);
});
