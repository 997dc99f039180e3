import { sql } from "drizzle-orm";
import { LIST_LIMIT } from "../db/list-of.ts";
import type { Db } from "../db/db.ts";
import { AppError } from "../kernel/app-error.ts";
import { fieldError } from "../kernel/field-error.ts";
import { messages } from "../kernel/messages/index.ts";

/** Id of the root of every tree. */
export const ROOT_ID = "0";

/** A node of a tree stored by parent ids. */
export interface TreeRow {
  id: string;
  parentId: string;
}

/** Ids of a node and its descendants; empty for an unknown node. Survives cycles. */
export function idsBelow(rows: readonly TreeRow[], id: string): string[] {
  return levelsFrom(rows, id).flat();
}

/** The path from the top level to a node, inclusive; empty when a link of it is missing. */
export function pathTo<Row extends TreeRow>(rows: ReadonlyMap<string, Row>, id: string): Row[] {
  const path: Row[] = [];
  const seen = new Set<string>();
  for (let at = id; at !== ROOT_ID;) {
    const row = rows.get(at);
    if (!row || seen.has(at)) return [];
    seen.add(at);
    path.unshift(row);
    at = row.parentId;
  }
  return path;
}

/**
 * Reads descendants level by level, at most 999 records, so that each one's parent is there too.
 *
 * @param childrenOf Reads the children of some records, at most as many as asked for.
 */
export async function readBelow<Row extends TreeRow>(
  ids: readonly string[],
  childrenOf: (parentIds: string[], most: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; truncated: boolean }> {
  const found = new Map<string, Row>();
  let level = [...ids];
  while (level.length > 0) {
    const room = LIST_LIMIT - found.size;
    const children = await childrenOf(level, room + 1);
    const fresh = children
      .slice(0, room)
      .filter((row) => !ids.includes(row.id) && !found.has(row.id));
    for (const row of fresh) found.set(row.id, row);
    if (children.length > room) return { rows: [...found.values()], truncated: true };
    level = fresh.map((row) => row.id);
  }
  return { rows: [...found.values()], truncated: false };
}

/** Position of a new record, or of one that moves. */
export interface TreePosition {
  id?: string;
  parentId: string;
}

/** How deep the trees may be. */
export const MAX_LEVELS = { menus: 4, orgs: 8 } as const;

/**
 * Refuses an unknown parent, a descendant as parent, or too many levels. The caller holds `lockTree`.
 *
 * @throws AppError `CYCLE`, or an error of the field `parentId`.
 */
export function assertPosition(
  rows: readonly TreeRow[],
  { id, parentId }: TreePosition,
  maxLevels: number,
): void {
  const path = pathTo(new Map(rows.map((row) => [row.id, row])), parentId);
  if (parentId !== ROOT_ID && path.length === 0) {
    throw fieldError("parentId", "exists", messages.fields.notExisting);
  }
  if (path.some((row) => row.id === id)) {
    throw new AppError("CYCLE", messages.trees.underItself);
  }
  const height = id === undefined ? 1 : heightOf(rows, id);
  if (path.length + height > maxLevels) {
    throw fieldError("parentId", "maxDepth", messages.trees.tooDeep(maxLevels));
  }
}

/** @throws AppError `HAS_CHILDREN` with their number, unless there are none. */
export function assertNoChildren(children: number): void {
  if (children === 0) return;
  throw new AppError("HAS_CHILDREN", messages.trees.hasChildren, { result: { children } });
}

/** A record with its descendants. */
export type Nested<T> = T & { children: Nested<T>[] };

/** Nests records, keeping their order. Leaves out what the root does not reach. */
export function nest<T extends TreeRow>(records: readonly T[], rootId: string): Nested<T>[] {
  const byParent = Map.groupBy(records, ({ parentId }) => parentId);
  const below = (parentId: string): Nested<T>[] =>
    (byParent.get(parentId) ?? []).map((record) => ({ ...record, children: below(record.id) }));
  return below(rootId);
}

/** Locks a tree's shape until the transaction ends, so that two moves cannot form a cycle. */
export async function lockTree(db: Db, tree: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`atrium.${tree}`}))`);
}

/** Levels of a node and its descendants; 0 for an unknown node. */
function heightOf(rows: readonly TreeRow[], id: string): number {
  return levelsFrom(rows, id).length;
}

function levelsFrom(rows: readonly TreeRow[], id: string): string[][] {
  if (!rows.some((row) => row.id === id)) return [];
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  const seen = new Set([id]);
  const levels: string[][] = [];
  for (let level = [id]; level.length > 0;) {
    levels.push(level);
    const children = level.flatMap((one) => (byParent.get(one) ?? []).map((row) => row.id));
    level = children.filter((child) => !seen.has(child));
    for (const child of level) seen.add(child);
  }
  return levels;
}
