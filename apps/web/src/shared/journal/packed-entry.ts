import type { JournalEntry } from "@atrium/hooks/resource";

/** A text by what differs from another one: as much of its start and of its end is the same. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An entry without what it began with. Of texts that were changed it has only what was. */
export interface PackedEntry extends JournalEntry {
  readonly splices: Readonly<Record<string, Splice>>;
}

/** What the edits of an entry began with: it is as long as they are, and changes with every save only. */
export interface EntryBase {
  /** Begins with `base:`. Without an owner it is in nobody's list. */
  readonly id: string;
  readonly fields: object;
}

/** The key of what an entry began with. */
export function baseKey(id: string): string {
  return `base:${id}`;
}

/** Takes an entry apart; undefined where that would make it no smaller. */
export function packEntry(
  entry: JournalEntry,
): { readonly packed: PackedEntry; readonly base: EntryBase } | undefined {
  const before = new Map<string, unknown>(Object.entries(entry.base));
  const splices: Record<string, Splice> = {};
  const changes: Record<string, unknown> = {};
  const changed: [string, unknown][] = Object.entries(entry.changes);
  for (const [name, value] of changed) {
    const old = before.get(name);
    if (typeof value === "string" && typeof old === "string" && old !== "") {
      splices[name] = spliceOf(old, value);
    } else changes[name] = value;
  }
  if (Object.keys(splices).length === 0) return undefined;
  const base = { id: baseKey(entry.id), fields: entry.base };
  return { packed: { ...entry, base: {}, changes, splices }, base };
}

/** An entry as it was. */
export function unpackEntry({ splices, ...entry }: PackedEntry, fields: object): JournalEntry {
  const before = new Map<string, unknown>(Object.entries(fields));
  const texts = Object.entries(splices).map(([name, splice]) => {
    const old = before.get(name);
    return [name, applySplice(typeof old === "string" ? old : "", splice)];
  });
  return { ...entry, base: fields, changes: { ...entry.changes, ...Object.fromEntries(texts) } };
}

function spliceOf(before: string, after: string): Splice {
  const shorter = Math.min(before.length, after.length);
  const start = longestMatch(
    shorter,
    (from, to) => before.slice(from, to) === after.slice(from, to),
  );
  const end = longestMatch(
    shorter - start,
    (from, to) =>
      before.slice(before.length - to, before.length - from) ===
      after.slice(after.length - to, after.length - from),
  );
  return { start, end, text: after.slice(start, after.length - end) };
}

function applySplice(before: string, { start, end, text }: Splice): string {
  return before.slice(0, start) + text + before.slice(before.length - end);
}

/** The longest length up to which two texts are the same; comparing parts of them is quicker than letter by letter. */
function longestMatch(limit: number, isSame: (from: number, to: number) => boolean): number {
  let low = 0;
  let high = limit;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isSame(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
