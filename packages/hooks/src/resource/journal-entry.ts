import type { EditState, UnsavedEdits } from "./edit-state.ts";
import { dirtyFields, pickFields, type FieldTable } from "./field-table.ts";

const DAY_MS = 86_400_000;

/** How long edits that nobody asks for are kept. */
const MAX_AGE_MS = 30 * DAY_MS;

/**
 * Edits that the server does not have, as a journal stores them on the device.
 *
 * @example
 * const entry: JournalEntry<{ title: string }> = {
 *   id: "5f0c…", owner: "u1", record: "articles/7", title: "Tides",
 *   version: 3, base: { title: "Tide" }, changes: { title: "Tides" }, editedAt: Date.now(),
 * };
 */
export interface JournalEntry<Fields extends object = object> extends UnsavedEdits<Fields> {
  /** The id of the editor that wrote it: two windows on one record have an entry each. */
  readonly id: string;
  /** The id of the user. */
  readonly owner: string;
  /** The kind and id of the record, such as `articles/7`. */
  readonly record: string;
  /** What people call the record. */
  readonly title: string;
  /** When it was written, in milliseconds since 1970. */
  readonly editedAt: number;
}

/**
 * Whose entry it is, and of what.
 *
 * @example
 * const subject: JournalSubject = { id: "5f0c…", owner: "u1", record: "articles/7", title: "Tides" };
 */
export type JournalSubject = Pick<JournalEntry, "id" | "owner" | "record" | "title">;

/**
 * What of a record being edited goes into a journal: all that an editor that is not `createRecordEditor` has to know.
 *
 * @example
 * const edits: JournaledEdits<{ name: string }> = {
 *   id: "7", version: 3, base: { name: "A" }, draft: { name: "B" }, dirtyFields: ["name"], creation: undefined,
 * };
 */
export type JournaledEdits<Fields extends object> = Pick<
  EditState<Fields>,
  "id" | "version" | "base" | "draft" | "dirtyFields" | "creation"
>;

/**
 * The entry of a record being edited; undefined when the server has everything.
 *
 * @example
 * const subject = { id: randomKey(), owner: content.user.id, record: "articles/7", title: "Tides" };
 * const entry = journalEntry(editor.get(), subject, Date.now());
 */
export function journalEntry<Fields extends object>(
  state: JournaledEdits<Fields>,
  { id, owner, record, title }: JournalSubject,
  now: number,
): JournalEntry<Fields> | undefined {
  const { dirtyFields: names, version, base, draft, creation } = state;
  if (names.length === 0 && creation === undefined) return undefined;
  return {
    id,
    owner,
    record,
    title,
    version,
    editedAt: now,
    base: pickFields(base, names),
    changes: pickFields(draft, names),
    ...(creation && { creation }),
  };
}

/**
 * Whether an entry is too old to be offered.
 *
 * @example
 * const old = entries.filter((entry) => isOutdated(entry, Date.now()));
 */
export function isOutdated({ editedAt }: Pick<JournalEntry, "editedAt">, now: number): boolean {
  return now - editedAt > MAX_AGE_MS;
}

/**
 * The newest entry of each record of a kind, in the order given: what a list says about unsaved work.
 *
 * @param kind What the names of the records begin with.
 * @example
 * const unsaved = newestPerRecord(await journalStore.list(content.user.id), "articles/");
 */
export function newestPerRecord<Entry extends Pick<JournalEntry, "record" | "editedAt">>(
  entries: readonly Entry[],
  kind: string,
): Entry[] {
  const ofKind = entries.filter(({ record }) => record.startsWith(kind));
  return ofKind.filter(
    (entry) =>
      !ofKind.some((other) => other.record === entry.record && other.editedAt > entry.editedAt),
  );
}

/**
 * Whether an entry holds something that the stored record does not.
 *
 * @param stored What the server has; what a new record begins with.
 * @example
 * const offered = entries.filter((entry) => hasUnsavedEdits(entry, { title: "Tides" }));
 */
export function hasUnsavedEdits<Fields extends object>(
  { changes, creation }: UnsavedEdits<Fields>,
  stored: Fields,
  fields?: FieldTable<Fields>,
): boolean {
  const edited = { ...stored, ...creation?.fields, ...changes };
  return dirtyFields(stored, edited, fields).length > 0;
}
