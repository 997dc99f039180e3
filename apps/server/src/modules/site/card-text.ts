import type { PublicTypes } from "./public-types.ts";

/** `card` is JSON, stored at publication. */
export interface CardRow {
  id: string;
  typeId: string;
  card: string;
  readCount: number;
  commentCount: number;
}

/**
 * An article's card as JSON: the stored text with the volatile fields appended. Nothing is parsed and serialised again,
 * which would take most of a list's time.
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

/** A card with the members of `more`, a JSON object as text, and of `added`. */
export function detailText(card: string, more: string, added: Record<string, unknown>): string {
  return `${card.slice(0, -1)},${more.trim().slice(1, -1)},${JSON.stringify(added).slice(1)}`;
}

function openCard(row: CardRow, types: PublicTypes, isTop: boolean): string {
  const own = row.card.trim().slice(0, -1);
  return `${own},${types.cardMembers(row.typeId)},"isTop":${isTop},"readCount":${row.readCount},"commentCount":${row.commentCount}`;
}
