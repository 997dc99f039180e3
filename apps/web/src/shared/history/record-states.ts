import type { Revision } from "../../queries/revisions.ts";

/** A field of a record in two of its states, as JSON text. */
export interface StateDifference {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Whether only the start of the earlier value is known. */
  readonly cut: boolean;
}

/**
 * The fields in which two states of a record differ. A state is named by the number of changes made since: 0 is the
 * present one.
 *
 * @param revisions The changes, newest first.
 */
export function differencesBetween(
  revisions: readonly Revision[],
  earlier: number,
  later: number,
): StateDifference[] {
  const found = new Map<string, StateDifference>();
  for (const { changes } of revisions.slice(later, earlier)) {
    for (const { field, before, after, cut } of changes) {
      const newest = found.get(field) ?? { after };
      found.set(field, { field, before, cut, after: newest.after });
    }
  }
  return [...found.values()].filter(({ before, after }) => before !== after);
}

/** How many states are known: one more than changes where the log does not reach back to the record's creation. */
export function countStates(revisions: readonly Revision[]): number {
  const oldest = revisions.at(-1);
  if (oldest === undefined) return 0;
  return revisions.length + (oldest.event === "created" ? 0 : 1);
}

/** What of an earlier state a form can bring back. */
export interface RestorableState {
  readonly values: Readonly<Record<string, unknown>>;
  /** Fields of which the log keeps only the start. */
  readonly cut: readonly string[];
  /** Fields that the form does not have. */
  readonly elsewhere: readonly string[];
}

/** @param differences Between the earlier state and the present one. */
export function restorableState(
  differences: readonly StateDifference[],
  hasField: (field: string) => boolean,
): RestorableState {
  const elsewhere = differences.filter(({ field }) => !hasField(field));
  const own = differences.filter(({ field }) => hasField(field));
  const whole = own.filter(({ cut }) => !cut);
  return {
    values: Object.fromEntries(whole.map(({ field, before }) => [field, parsedValue(before)])),
    cut: own.flatMap(({ field, cut }) => (cut ? [field] : [])),
    elsewhere: elsewhere.map(({ field }) => field),
  };
}

/** A logged value; undefined for one that is no JSON. */
export function parsedValue(json: string | null): unknown {
  if (json === null) return null;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
