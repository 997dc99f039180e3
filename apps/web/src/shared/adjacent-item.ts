interface Identified {
  readonly id: string;
}

/** The entry beside another one in a list; undefined at its ends and for one that is not in it. */
export function adjacentItem<Row extends Identified>(
  rows: readonly Row[],
  id: string | undefined,
  step: 1 | -1,
): Row | undefined {
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? undefined : rows[at + step];
}

/** What comes after an entry was dealt with: the one after it, else the one before it, else itself. */
export function nextAfterRemoval(
  rows: readonly Identified[],
  id: string,
  leaves: boolean,
): string | undefined {
  const next = adjacentItem(rows, id, 1) ?? (leaves ? adjacentItem(rows, id, -1) : undefined);
  return next?.id ?? (leaves ? undefined : id);
}
