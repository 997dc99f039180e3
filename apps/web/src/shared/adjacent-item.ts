interface Identified {
  readonly id: string;
}

/** The neighbour of a list item; undefined at the ends and for an unknown item. */
export function adjacentItem<Row extends Identified>(
  rows: readonly Row[],
  id: string | undefined,
  step: 1 | -1,
): Row | undefined {
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? undefined : rows[at + step];
}

/** The item to show after one was handled: the next, else the previous, else itself. */
export function nextAfterRemoval(
  rows: readonly Identified[],
  id: string,
  leaves: boolean,
): string | undefined {
  const next = adjacentItem(rows, id, 1) ?? (leaves ? adjacentItem(rows, id, -1) : undefined);
  return next?.id ?? (leaves ? undefined : id);
}
