import type { ChannelPort } from "../ports/channel.ts";
import { systemClock, type Clock } from "../ports/clock.ts";
import type { SharedLockPort } from "../ports/shared-lock.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";

/** The other windows run already: they answer at once, or are too busy. */
const ANSWER_TIMEOUT_MS = 300;

/**
 * An editor of a record, in one of the browser's windows.
 *
 * @example
 * const self: RecordWindow = { id: randomKey(), record: "articles/7" };
 */
export interface RecordWindow {
  /** The id of the editor. */
  readonly id: string;
  /** The kind and id of the record, such as `articles/7`. */
  readonly record: string;
}

/**
 * An editor's place among those of the other windows. Its state says in how many of them the same record is open.
 *
 * @example
 * const isElsewhere = (place: RecordPlace) => place.get() > 0;
 */
export interface RecordPlace extends ReadableStore<number> {
  /** The record has another name from now on: a new one was created. */
  readonly rename: (record: string) => void;
  /** Announces that the record was saved. */
  readonly announceSaved: (version: number) => void;
  /** Asks the others again: a window that crashed says no goodbye. */
  readonly ask: () => void;
  readonly leave: () => void;
}

/**
 * The records that are open in the windows of one browser.
 *
 * @example
 * const join = (windows: RecordWindows) =>
 *   windows.join({ id: randomKey(), record: "articles/7" }, (version) => console.log(version));
 */
export interface RecordWindows {
  /** @param onSaved Called when another window has saved the record. */
  readonly join: (self: RecordWindow, onSaved: (version: number) => void) => RecordPlace;
  /**
   * The ids of all editors that are open, here and elsewhere.
   *
   * @param among Editors that may be open in a window that is too busy to answer: their locks are looked up.
   */
  readonly openEditors: (among?: readonly string[]) => Promise<ReadonlySet<string>>;
}

type Message =
  | { readonly type: "asked" }
  | { readonly type: "open" | "closed"; readonly id: string; readonly record: string }
  | { readonly type: "saved"; readonly record: string; readonly version: number };

interface Member {
  self: RecordWindow;
  readonly others: Map<string, string>;
  readonly onSaved: (version: number) => void;
  readonly count: () => void;
}

/**
 * Lets the windows of one browser announce to each other which records they edit. Without a channel each is alone.
 *
 * @example
 * const windows = createRecordWindows(openBroadcastChannel("atrium-records"), systemClock, (id) =>
 *   openSharedWebLock(`atrium-records ${id}`),
 * );
 *
 * @param openLock The lock that an editor holds while it is open. Without one, a window that is too busy to answer has no editors.
 */
export function createRecordWindows(
  channel: ChannelPort | undefined,
  clock: Clock = systemClock,
  openLock?: (id: string) => SharedLockPort | undefined,
): RecordWindows {
  const members = new Set<Member>();
  const listeners = new Set<(id: string) => void>();
  const send = (message: Message) => channel?.post(message);

  channel?.subscribe((data) => {
    const message = toMessage(data);
    if (message?.type === "asked") {
      for (const { self } of members) send({ type: "open", ...self });
    } else if (message?.type === "saved") {
      for (const { self, onSaved } of members) {
        if (self.record === message.record) onSaved(message.version);
      }
    } else if (message !== undefined) {
      if (message.type === "open") for (const heard of listeners) heard(message.id);
      for (const { others, count } of members) {
        if (message.type === "open") others.set(message.id, message.record);
        else others.delete(message.id);
        count();
      }
    }
  });

  return {
    join({ id, record }, onSaved) {
      const elsewhere = createStore<number>(0);
      const others = new Map<string, string>();
      const count = () => {
        const same = [...others.values()].filter((other) => other === member.self.record);
        elsewhere.set(same.length);
      };
      const member: Member = { self: { id, record }, others, onSaved, count };
      const ask = () => {
        others.clear();
        send({ type: "asked" });
        clock.after(ANSWER_TIMEOUT_MS, count);
      };
      members.add(member);
      const release = openLock?.(id)?.hold();
      send({ type: "open", id, record });
      ask();
      return {
        get: elsewhere.get,
        subscribe: elsewhere.subscribe,
        rename(name) {
          member.self = { id, record: name };
          send({ type: "open", ...member.self });
          count();
        },
        announceSaved: (version) => send({ type: "saved", record: member.self.record, version }),
        ask,
        leave() {
          members.delete(member);
          release?.();
          send({ type: "closed", ...member.self });
        },
      };
    },
    async openEditors(among = []) {
      const open = new Set([...members].map(({ self }) => self.id));
      const heard = (id: string) => void open.add(id);
      listeners.add(heard);
      send({ type: "asked" });
      const lookUp = async (id: string) => {
        if (await openLock?.(id)?.isHeld()) heard(id);
      };
      await Promise.all(among.map(lookUp));
      await new Promise<void>((resolve) => void clock.after(ANSWER_TIMEOUT_MS, resolve));
      listeners.delete(heard);
      return open;
    },
  };
}

function toMessage(data: unknown): Message | undefined {
  if (typeof data !== "object" || data === null || !("type" in data)) return undefined;
  if (data.type === "asked") return { type: "asked" };
  if (!("record" in data) || typeof data.record !== "string") return undefined;
  const { type, record } = data;
  if (type === "saved" && "version" in data && typeof data.version === "number") {
    return { type, record, version: data.version };
  }
  if (type !== "open" && type !== "closed") return undefined;
  return "id" in data && typeof data.id === "string" ? { type, record, id: data.id } : undefined;
}
