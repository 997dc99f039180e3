import { createStore, type ReadableStore } from "@atrium/hooks";
import {
  dirtyFields,
  hasUnsavedEdits,
  keepJournal,
  randomKey,
  type EditState,
  type JournalEntry,
} from "@atrium/hooks/resource";
import { journalOwner, journalStore, leftBehind, recordWindows } from "./journal-store.ts";

/** What a form holds. */
export interface FormContent {
  readonly values: object;
  /** What the server has of it; what a new record begins with. */
  readonly stored: object;
  /** The version that the server has; 0 of a new record. */
  readonly version: number;
  /** What people call the record. */
  readonly title: string;
}

/** What is typed into a form, kept on this device until the server has it. */
export interface KeptEdits {
  /** Takes down what the form holds now, if it is something else than before. */
  readonly note: (content: FormContent) => void;
  /** What earlier visits left of this record, the newest first. */
  readonly left: ReadableStore<readonly JournalEntry[]>;
  /** An entry was taken up again, or is not wanted. */
  readonly remove: (entry: JournalEntry) => void;
  /** The loss of what is not saved was accepted. */
  readonly discard: () => void;
  /** Ends it, with the tab. What is not saved stays on the device, unless it was discarded. */
  readonly close: () => void;
}

/**
 * Keeps what is typed into the form of a record, and finds what earlier visits left of it.
 *
 * @param record As the journal names it: `products/7`, or `products/new:series` for one that was never saved.
 */
export function keepEdits(record: string, first: FormContent): KeptEdits {
  const writer = randomKey();
  // Whoever signs in over this later is not who wrote it.
  const owner = journalOwner();
  let { title } = first;
  let isDiscarded = false;
  const state = createStore(editStateOf(first));
  const left = createStore<readonly JournalEntry[]>([]);
  const journal = keepJournal(state, {
    store: journalStore,
    subjectOf: () => ({ id: writer, owner, record, title }),
  });
  const place = recordWindows().join({ id: writer, record }, () => undefined);
  const flush = () => void journal.flush();
  const leave = () => {
    flush();
    place.leave();
  };
  window.addEventListener("visibilitychange", flush);
  window.addEventListener("pagehide", leave);
  void findLeft();

  async function findLeft(): Promise<void> {
    // Where nothing can be stored, nothing was.
    const entries = await leftBehind(owner).catch(() => []);
    const own = entries.filter((entry) => entry.record === record);
    const isStale = (entry: JournalEntry) => !hasUnsavedEdits(entry, first.stored);
    left.set(own.filter((entry) => !isStale(entry)));
    await forget(own.filter(isStale));
  }

  async function forget(entries: readonly JournalEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await journalStore.remove(entries.map(({ id }) => id)).catch(() => undefined);
  }

  return {
    note(content) {
      ({ title } = content);
      state.set(editStateOf(content));
    },
    left: { get: left.get, subscribe: left.subscribe },
    remove(entry) {
      left.set((entries) => entries.filter(({ id }) => id !== entry.id));
      // What was taken up again is written first.
      void journal.flush().then(() => forget([entry]));
    },
    discard() {
      isDiscarded = true;
    },
    close() {
      window.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", leave);
      place.leave();
      void journal.close({ discard: isDiscarded });
    },
  };
}

/** The fields of an entry that a form can show: it may come from another version of the application. */
export function restorable(entry: Pick<JournalEntry, "changes">, values: object): object {
  const present = new Map<string, unknown>(Object.entries(values));
  const changes: [string, unknown][] = Object.entries(entry.changes);
  return Object.fromEntries(
    changes.filter(([name, value]) => present.has(name) && isAlike(value, present.get(name))),
  );
}

/** Whether two values are of one kind; null is of any but lists. */
function isAlike(value: unknown, other: unknown): boolean {
  if (Array.isArray(value) || Array.isArray(other)) {
    return Array.isArray(value) && Array.isArray(other);
  }
  return value === null || other === null || typeof value === typeof other;
}

/** A form saves by hand, elsewhere: of an edited record it only knows what is edited. */
function editStateOf({ values, stored, version }: FormContent): EditState<object> {
  return {
    id: undefined,
    version,
    base: stored,
    draft: values,
    dirtyFields: dirtyFields(stored, values),
    dirtySince: undefined,
    errors: {},
    attempt: 0,
    resolutions: 0,
    merged: undefined,
    creation: undefined,
    unanswered: undefined,
    failures: 0,
    savedAt: undefined,
    status: "idle",
  };
}
