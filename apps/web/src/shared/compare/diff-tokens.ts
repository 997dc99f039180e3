import { diffArrays } from "diff";

/** A word, a space or a picture of a line. */
export interface Token {
  /** Equal tokens have the same key. */
  readonly key: string;
  readonly isSpace: boolean;
}

/** Tokens in a row that both lines have, or only the later (`added`) or the earlier one (`removed`). */
export interface Run<T> {
  readonly change: "same" | "added" | "removed";
  readonly tokens: readonly T[];
}

// Lines with more edits count as different: searching on would take too long, and nobody could read the result.
const maxEditLength = 400;

/**
 * Compares two lines token by token. A space alone between two changes belongs to both, so that a reworded phrase is one
 * place rather than one for each of its words.
 */
export function diffTokens<T extends Token>(before: readonly T[], after: readonly T[]): Run<T>[] {
  const comparator = (one: T, other: T) => one.key === other.key;
  const parts = diffArrays([...before], [...after], { comparator, maxEditLength });
  if (parts === undefined) return whole([...before], [...after]);
  const runs: Run<T>[] = [];
  let removed: T[] = [];
  let added: T[] = [];
  const end = () => {
    runs.push(...whole(removed, added));
    [removed, added] = [[], []];
  };
  for (const [index, { value, added: isAdded, removed: isRemoved }] of parts.entries()) {
    if (isAdded) added.push(...value);
    else if (isRemoved) removed.push(...value);
    else if (isBetweenChanges(index, parts.length) && value.every(({ isSpace }) => isSpace)) {
      added.push(...value);
      removed.push(...value);
    } else {
      end();
      runs.push({ change: "same", tokens: value });
    }
  }
  end();
  return runs;
}

function isBetweenChanges(index: number, count: number): boolean {
  return index > 0 && index < count - 1;
}

function whole<T>(removed: readonly T[], added: readonly T[]): Run<T>[] {
  return [
    { change: "removed" as const, tokens: removed },
    { change: "added" as const, tokens: added },
  ].filter(({ tokens }) => tokens.length > 0);
}
