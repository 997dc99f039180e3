import { createStore, type ReadableStore } from "@atrium/hooks";
import {
  dirtyFields,
  hasUnsavedEdits,
  keepJournal,
  randomKey,
  type JournalEntry,
  type JournaledEdits,
} from "@atrium/hooks/resource";
import { journalOwner, journalStore, leftBehindOf, recordWindows } from "./journal-store.ts";

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
  /**
   * A form begins: offers what is left of this record. Where the form before it was replaced together with its edits,
   * they are left as well, unless their loss was accepted.
   */
  readonly begin: (content: FormContent) => Promise<void>;
  /** Takes down what the form holds now, if it is something else than before. */
  readonly note: (content: FormContent) => void;
  /** What is left of this record, the newest first. */
  readonly left: ReadableStore<readonly JournalEntry[]>;
  /** An entry was taken up again, and what was made of it noted: it goes once that is stored. */
  readonly replace: (entry: JournalEntry) => Promise<void>;
  /** An entry is not wanted. */
  readonly drop: (entry: JournalEntry) => Promise<void>;
  /** The loss of what is not saved was accepted. */
  readonly discard: () => void;
  /** Ends it, with the tab. What is not saved stays on the device, unless it was discarded. */
  readonly close: () => Promise<boolean>;
}

/**
 * Keeps what is typed into the form of a record, and finds what is left of it on this device.
 *
 * @param record As the journal names it: `products/7`, or `products/new:series` for one that was never saved.
 */
export function keepEdits(record: string, first: FormContent, store = journalStore): KeptEdits {
  // Whoever signs in over this later is not who wrote it.
  const owner = journalOwner();
  let content = first;
  let isDiscarded = false;
  let writer = startWriter();
  const left = leftBehindOf(
    {
      owner,
      read: (entry) => (entry.record === record ? understood(entry, content.stored) : undefined),
      isUnsaved: (entry) => hasUnsavedEdits(entry, content.stored),
    },
    store,
  );
  const flush = () => void writer.journal.flush();
  const leave = () => {
    flush();
    writer.place.leave();
  };
  window.addEventListener("visibilitychange", flush);
  window.addEventListener("pagehide", leave);

  /** Who writes has an entry, and counts as open until the place is left. */
  function startWriter() {
    const id = randomKey();
    const state = createStore(journaledEdits(content));
    const journal = keepJournal(state, {
      store,
      subjectOf: () => ({ id, owner, record, title: content.title }),
    });
    const place = recordWindows().join({ id, record }, () => undefined);
    return { state, journal, place };
  }

  function endWriter(): Promise<boolean> {
    writer.place.leave();
    return writer.journal.close({ discard: isDiscarded });
  }

  return {
    async begin(shown) {
      const isReplaced = isEdited(writer.state.get()) && !isEdited(journaledEdits(shown));
      if (isReplaced) {
        const closing = endWriter();
        content = shown;
        writer = startWriter();
        isDiscarded = false;
        await closing;
      }
      await left.find();
    },
    note(shown) {
      content = shown;
      writer.state.set(journaledEdits(shown));
    },
    left: { get: left.get, subscribe: left.subscribe },
    replace: (entry) => left.replace(entry, writer.journal),
    drop: left.discard,
    discard() {
      isDiscarded = true;
    },
    close() {
      window.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", leave);
      return endWriter();
    },
  };
}

function isEdited({ dirtyFields: names }: JournaledEdits<object>): boolean {
  return names.length > 0;
}

/** An entry without what a form has no field for; undefined where nothing is left of it. */
function understood(entry: JournalEntry, values: object): JournalEntry | undefined {
  const changes = restorable(entry.changes, values);
  if (Object.keys(changes).length === 0) return undefined;
  return { ...entry, changes, base: restorable(entry.base, values) };
}

/** Those fields that a form can show: what is kept may come from another version of the application. */
export function restorable(kept: object, values: object): object {
  const present = new Map<string, unknown>(Object.entries(values));
  const fields: [string, unknown][] = Object.entries(kept);
  return Object.fromEntries(
    fields.filter(([name, value]) => present.has(name) && isAlike(value, present.get(name))),
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
function journaledEdits({ values, stored, version }: FormContent): JournaledEdits<object> {
  return {
    id: undefined,
    version,
    base: stored,
    draft: values,
    dirtyFields: dirtyFields(stored, values),
    creation: undefined,
  };
}
