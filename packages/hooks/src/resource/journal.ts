import { systemClock, type Clock } from "../ports/clock.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";
import {
  journalEntry,
  type JournalEntry,
  type JournalSubject,
  type JournaledEdits,
} from "./journal-entry.ts";

/** How long an edit waits for others before it is written. */
const WRITE_DELAY_MS = 500;

/** The same for long texts, whose editors throttle them already (900 ms at most): together still less than a second. */
const LONG_WRITE_DELAY_MS = 50;

/** The least time between two writes of a long text, which take longer. */
const LONG_WRITE_PAUSE_MS = 800;

/** The characters from which changes are long. */
const LONG_CHANGES = 20_000;

/**
 * Where journals are stored on the device; usually IndexedDB. Every call rejects when there is no storage.
 *
 * @example
 * const count = async (store: JournalStore) => (await store.list("u1")).length;
 */
export interface JournalStore {
  /** The entries of a user, whatever their age. They are as another version of the application may have written them. */
  list(owner: string): Promise<readonly JournalEntry[]>;
  /** Writes an entry, in place of the one with its id. */
  put(entry: JournalEntry): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

/**
 * What a journal writes down, and where.
 *
 * @example
 * const options: JournalOptions<{ title: string }> = {
 *   store: journalStore,
 *   subjectOf: ({ draft }) => ({ id: "5f0c…", owner: "u1", record: "articles/7", title: draft.title }),
 * };
 */
export interface JournalOptions<Fields extends object> {
  readonly store: JournalStore;
  readonly subjectOf: (state: JournaledEdits<Fields>) => JournalSubject;
  /** The machine's by default. */
  readonly clock?: Clock | undefined;
}

/**
 * Whether the device keeps what the server does not have yet: `unavailable` when it could not be written, as in some
 * private windows.
 *
 * @example
 * const isSafe = (status: JournalStatus) => status !== "unavailable";
 */
export type JournalStatus = "empty" | "pending" | "written" | "unavailable";

/**
 * A journal of one record's edits. Its state says whether the device has them.
 *
 * @example
 * const flushOnLeave = (journal: Journal) =>
 *   window.addEventListener("pagehide", () => void journal.flush());
 */
export interface Journal extends ReadableStore<JournalStatus> {
  /**
   * Writes at once what is still to be written. Never rejects: resolves to whether the device now has what the server
   * does not.
   */
  readonly flush: () => Promise<boolean>;
  /** Ends the journal: the entry is written once more, or removed. Never rejects: resolves to whether it was. */
  readonly close: (options: { readonly discard: boolean }) => Promise<boolean>;
}

/**
 * Keeps a journal of a record being edited: what the server does not have is written to the device within a second, and
 * removed as soon as the server has it.
 *
 * @example
 * const journal = keepJournal(editor, {
 *   store: journalStore,
 *   subjectOf: ({ draft }) => ({ id: "5f0c…", owner: "u1", record: "articles/7", title: draft.title }),
 * });
 */
export function keepJournal<Fields extends object>(
  editor: ReadableStore<JournaledEdits<Fields>>,
  { store, subjectOf, clock = systemClock }: JournalOptions<Fields>,
): Journal {
  const status = createStore<JournalStatus>("empty");
  const { id } = subjectOf(editor.get());
  let cancelTimer: (() => void) | undefined;
  let noted = signature(editor.get());
  let writtenAt = Number.NEGATIVE_INFINITY;
  let lastWrite = Promise.resolve(true);

  function settle(writing: Promise<void>, outcome: JournalStatus): Promise<boolean> {
    lastWrite = writing.then(
      () => {
        if (cancelTimer === undefined) status.set(outcome);
        return true;
      },
      () => {
        status.set("unavailable");
        return false;
      },
    );
    return lastWrite;
  }

  function write(): Promise<boolean> {
    cancelTimer?.();
    cancelTimer = undefined;
    const state = editor.get();
    noted = signature(state);
    writtenAt = clock.now();
    const entry = journalEntry(state, subjectOf(state), writtenAt);
    if (entry !== undefined) return settle(store.put(entry), "written");
    if (status.get() === "empty") return lastWrite;
    return settle(store.remove([id]), "empty");
  }

  const unsubscribe = editor.subscribe(() => {
    const state = editor.get();
    const next = signature(state);
    if (next.every((part, at) => Object.is(part, noted[at]))) return;
    noted = next;
    if (status.get() !== "unavailable") status.set("pending");
    // What the server has goes at once, and so does the key of a creation that may get through.
    if (state.dirtyFields.length === 0 || state.creation !== undefined) void write();
    else {
      const delay = writeDelay(state, clock.now() - writtenAt);
      cancelTimer ??= clock.after(delay, () => void write());
    }
  });

  const flush = () => (cancelTimer === undefined ? lastWrite : write());

  return {
    get: status.get,
    subscribe: status.subscribe,
    flush,
    close({ discard }) {
      unsubscribe();
      if (!discard) return flush();
      cancelTimer?.();
      cancelTimer = undefined;
      return settle(store.remove([id]), "empty");
    },
  };
}

/** What an entry depends on: the states in between change nothing. */
function signature<Fields extends object>(state: JournaledEdits<Fields>): readonly unknown[] {
  return [state.id, state.version, state.base, state.draft, state.creation];
}

function writeDelay<Fields extends object>(
  { draft, dirtyFields }: JournaledEdits<Fields>,
  sinceWrite: number,
): number {
  const lengths = dirtyFields.map((name) => {
    const value: unknown = draft[name];
    return typeof value === "string" ? value.length : 0;
  });
  if (Math.max(0, ...lengths) < LONG_CHANGES) return WRITE_DELAY_MS;
  return Math.max(LONG_WRITE_DELAY_MS, LONG_WRITE_PAUSE_MS - Math.max(0, sinceWrite));
}
