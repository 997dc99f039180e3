import type { LabelKind } from "../../db/schema/published-lists.ts";
import type { CardRow } from "./card-text.ts";
import { readFromMonth, readFromTop, readWithinMonth, type Reading } from "./list-position.ts";
import {
  articleLists,
  labelCount,
  labelLists,
  labelMonthCount,
  MAX_PASSED,
} from "./list-statements.ts";
import type { PublicCatalog } from "./public-catalog.ts";
import { readCards } from "./read-cards.ts";
import type { Reader } from "./reader.ts";

export interface Scope {
  typeIds: readonly string[];
  label?: Label | undefined;
  /** `YYYY-MM`, in UTC. */
  month?: string | undefined;
}

/** A tag, a recommended position, or an author. */
export interface Label {
  kind: LabelKind;
  value: string;
}

/** Articles skipped by reading them; beyond, the counts say where to start. */
const MAX_SKIPPED = 200;

/** A part of a list in its order, active pins first, and the length of the whole list. */
export async function readList(
  reader: Reader,
  scope: Scope,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: CardRow[]; pinned: ReadonlySet<string>; total: number }> {
  const pins = pinsIn(reader.catalog, scope);
  const rest = await countUnpinned(reader, scope, pins.length);
  const shownPins = pins.slice(offset, offset + limit);
  const part = {
    offset: Math.max(0, offset - pins.length),
    limit: Math.min(limit - shownPins.length, rest - Math.max(0, offset - pins.length)),
  };
  const [first, others] = await Promise.all([
    readCards(reader, shownPins),
    part.limit > 0 ? readUnpinned(reader, scope, part) : [],
  ]);
  return { rows: [...first, ...others], pinned: new Set(shownPins), total: pins.length + rest };
}

interface Part {
  offset: number;
  limit: number;
}

function pinsIn({ pins }: PublicCatalog, { typeIds, label, month }: Scope): string[] {
  const types = new Set(typeIds);
  return pins
    .filter((pin) => types.has(pin.typeId) && (month === undefined || pin.month === month))
    .filter((pin) => label === undefined || pin.labels[label.kind].includes(label.value))
    .map(({ id }) => id);
}

async function countUnpinned(reader: Reader, scope: Scope, pins: number): Promise<number> {
  const { catalog } = reader;
  const { typeIds, label, month } = scope;
  if (label !== undefined) {
    const key = JSON.stringify([label.kind, label.value, month, typeIds]);
    return catalog.remember(key, () => countLabelled(reader, scope, label));
  }
  if (month !== undefined) return sum(await placesOf(reader, scope));
  return catalog.count(typeIds) - pins;
}

async function countLabelled(reader: Reader, scope: Scope, label: Label): Promise<number> {
  const { kind: _kind, ...reading } = await isWholeLabel(reader, scope, 0);
  const values = { ...reading, ...label, now: reader.now.toISOString() };
  const counting = scope.month === undefined ? labelCount : labelMonthCount;
  const [row] = await counting.rows(reader.db, values);
  return row?.count ?? 0;
}

async function readUnpinned(reader: Reader, scope: Scope, part: Part): Promise<CardRow[]> {
  const { kind, skip, ...reading } = await readingOf(reader, scope, part);
  const lists = scope.label === undefined ? articleLists : labelLists;
  const { limit } = part;
  const allTypes = reader.catalog.count(scope.typeIds) === reader.catalog.total;
  const values = { ...reading, ...scope.label, allTypes, now: reader.now.toISOString() };
  const range = { skip, limit };
  if (kind === "month") return lists.month.rows(reader.db, range, values);
  const { eachBelow, walkBelow } = articleLists;
  const { each, walk } = kind === "top" ? lists : { each: eachBelow, walk: walkBelow };
  if (areCommon(reader.catalog, reading.typeIds) && skip + limit < MAX_PASSED) {
    const rows = await walk.rows(reader.db, range, values);
    // Otherwise their articles are too far down, or a type came after the catalogue.
    const known = rows.filter(({ typeId }) => scope.typeIds.includes(typeId));
    if (known.length === limit) return known;
  }
  return each.rows(reader.db, range, values);
}

/** Whether a scan of all types passes no more articles of others than reading each of these types would read in vain. */
function areCommon(catalog: PublicCatalog, typeIds: readonly string[]): boolean {
  return catalog.count(typeIds) * typeIds.length >= catalog.total;
}

async function readingOf(reader: Reader, scope: Scope, { offset, limit }: Part): Promise<Reading> {
  const { label, month } = scope;
  if (label !== undefined) return isWholeLabel(reader, scope, offset);
  if (month !== undefined) {
    return readWithinMonth(month, await placesOf(reader, scope), offset, limit);
  }
  return offset > MAX_SKIPPED
    ? readFromMonth(await placesOf(reader, scope), offset, limit)
    : readFromTop(filled(reader, scope), offset);
}

async function isWholeLabel(reader: Reader, scope: Scope, skip: number): Promise<Reading> {
  const { month } = scope;
  if (month === undefined) return readFromTop(filled(reader, scope), skip);
  const whole = readWithinMonth(month, await placesOf(reader, scope), 0, Infinity);
  const [typeIds, orders] = [[...new Set(whole.typeIds)], [...new Set(whole.orders)]];
  return { ...whole, typeIds, orders, skip };
}

async function placesOf({ catalog }: Reader, { typeIds, month }: Scope) {
  const buckets = await catalog.unpinnedBuckets();
  return month === undefined ? buckets.places(typeIds) : buckets.placesInMonth(typeIds, month);
}

/** The types that have articles. */
function filled({ catalog }: Reader, { typeIds }: Scope): string[] {
  return typeIds.filter((id) => (catalog.totals.get(id) ?? 0) > 0);
}

function sum(places: readonly { count: number }[]): number {
  return places.reduce((total, { count }) => total + count, 0);
}
