import type { PublicTypes } from "./public-types.ts";

/** A published article as it was read: `card` is JSON, stored when it was published. */
export interface CardRow {
  id: string;
  typeId: string;
  card: string;
  readCount: number;
  commentCount: number;
}

/**
 * An article's card as JSON: the text stored when it was published, with what changes by itself added to it. Nothing is
 * parsed and written again, which most of a list's time would go to.
 */
export function cardText(row: CardRow, types: PublicTypes, isTop: boolean): string {
  return `${openCard(row, types, isTop)}}`;
}

/** Cards as a JSON array. */
export function cardTexts(
  rows: readonly CardRow[],
  types: PublicTypes,
  pinned: ReadonlySet<string>,
) {
  return `[${rows.map((row) => cardText(row, types, pinned.has(row.id))).join(",")}]`;
}

/** The same, to be continued by the members of `more`, a JSON object as text, and of `added`. */
export function detailText(card: string, more: string, added: Record<string, unknown>): string {
  return `${card.slice(0, -1)},${more.trim().slice(1, -1)},${JSON.stringify(added).slice(1)}`;
}

function openCard(row: CardRow, types: PublicTypes, isTop: boolean): string {
  const own = row.card.trim().slice(0, -1);
  return `${own},${types.cardMembers(row.typeId)},"isTop":${isTop},"readCount":${row.readCount},"commentCount":${row.commentCount}`;
}
