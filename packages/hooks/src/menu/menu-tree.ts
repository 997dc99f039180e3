import type { MenuEntry } from "./menu-entry.ts";
import type { MenuProblem } from "./menu-problem.ts";

/**
 * A menu entry in its place.
 *
 * @example
 * const depth = ({ parent }: MenuTreeNode): number => (parent === undefined ? 0 : depth(parent) + 1);
 */
export interface MenuTreeNode {
  readonly entry: MenuEntry;
  readonly parent: MenuTreeNode | undefined;
  /** Ascending by `orderBy`; those without one come last, equal ones stay as sent. */
  readonly children: readonly MenuTreeNode[];
  /** Its path, when it has one that can be used. */
  readonly path: string | undefined;
  /** Where an entry of the side menu leads: to its own page or the first one below; the page has no parameters. */
  readonly landing: string | undefined;
}

/** A node as the steps of building write it: a thing looked up by id again and again is what costs. */
export interface MenuDraft extends MenuTreeNode {
  parent: MenuDraft | undefined;
  children: MenuDraft[];
  readonly order: number;
  /** Its place in reading order. */
  at: number;
  path: string | undefined;
  landing: string | undefined;
  /** Whether its path has `:params`. */
  hasParams: boolean;
  isLayout: boolean;
  /** It comes to no route; its children take its place among the routes. */
  isDropped: boolean;
}

/** All menu entries in their places: a true forest, whatever the server sent. */
export interface MenuTree {
  /** All of them in reading order: an entry, then everything below it, then the next. */
  readonly nodes: readonly MenuDraft[];
  /**
   * All of them as they were sent and so lie in memory: looking at their texts in another order takes several times
   * as long.
   */
  readonly sent: readonly MenuDraft[];
  readonly byId: ReadonlyMap<string, MenuDraft>;
  readonly problems: readonly MenuProblem[];
}

/** The children of all that have none: most entries, so that a list for each would be felt. */
const none: MenuDraft[] = [];

/**
 * Puts flat, nested or mixed entries into one forest. Cycles are opened, orphans go to the top level,
 * repeated ids are left out, each with a problem. Linear but for sorting the values of `orderBy`; no
 * recursion, so that depth is no danger either.
 */
export function buildMenuTree(entries: readonly MenuEntry[]): MenuTree {
  const problems: MenuProblem[] = [];
  const byId = new Map<string, MenuDraft>();
  const sent = collect(entries, byId, problems);
  findParents(sent, byId, problems);
  const ordered = inOrder(sent);
  linkChildren(ordered);
  let nodes = inReadingOrder(ordered);
  // What goes round in a circle is not reached from the top.
  if (nodes.length < sent.length) {
    openCycles(sent, problems);
    nodes = inReadingOrder(ordered);
  }
  return { nodes, sent, byId, problems };
}

/** The entries in the order they were sent, and by id. */
function collect(
  entries: readonly MenuEntry[],
  byId: Map<string, MenuDraft>,
  problems: MenuProblem[],
): MenuDraft[] {
  const drafts: MenuDraft[] = [];
  const lists: { entries: readonly MenuEntry[]; parent: MenuDraft | undefined }[] = [
    { entries, parent: undefined },
  ];
  for (const list of lists) {
    for (const entry of list.entries) {
      // An id seen before is not looked into again, which also ends nesting in a circle.
      if (byId.has(entry.id)) {
        problems.push({ kind: "duplicateId", id: entry.id });
        continue;
      }
      const draft = toDraft(entry, list.parent);
      byId.set(entry.id, draft);
      drafts.push(draft);
      if (entry.children?.length) lists.push({ entries: entry.children, parent: draft });
    }
  }
  return drafts;
}

function toDraft(entry: MenuEntry, parent: MenuDraft | undefined): MenuDraft {
  const { orderBy } = entry;
  return {
    entry,
    parent,
    children: none,
    order: Number.isFinite(orderBy) ? Number(orderBy) : Number.MAX_VALUE,
    at: 0,
    path: undefined,
    landing: undefined,
    hasParams: false,
    isLayout: false,
    isDropped: false,
  };
}

/** Gives those that do not lie in another's list the parent they name. */
function findParents(
  drafts: readonly MenuDraft[],
  byId: ReadonlyMap<string, MenuDraft>,
  problems: MenuProblem[],
): void {
  for (const draft of drafts) {
    const { id, parentId } = draft.entry;
    if (draft.parent !== undefined || !parentId || parentId === "0") continue;
    draft.parent = byId.get(parentId);
    if (draft.parent === undefined) problems.push({ kind: "orphan", id, parentId });
  }
}

/** Ascending by `orderBy`, equal ones as sent: when they are linked like this, no list of children needs sorting. */
function inOrder(drafts: readonly MenuDraft[]): MenuDraft[] {
  const byOrder = new Map<number, MenuDraft[]>();
  for (const draft of drafts) {
    const equal = byOrder.get(draft.order);
    if (equal === undefined) byOrder.set(draft.order, [draft]);
    else equal.push(draft);
  }
  return [...byOrder].sort(([a], [b]) => a - b).flatMap(([, equal]) => equal);
}

function linkChildren(ordered: readonly MenuDraft[]): void {
  for (const draft of ordered) {
    const { parent } = draft;
    if (parent === undefined) continue;
    if (parent.children === none) parent.children = [draft];
    else parent.children.push(draft);
  }
}

/** Walks up from every entry once; meeting the walk's own trail again is a cycle. */
function openCycles(drafts: readonly MenuDraft[], problems: MenuProblem[]): void {
  const walkedFrom = new Map<MenuDraft, MenuDraft>();
  for (const start of drafts) {
    let at: MenuDraft | undefined = start;
    while (at !== undefined && !walkedFrom.has(at)) {
      walkedFrom.set(at, start);
      at = at.parent;
    }
    if (at === undefined || walkedFrom.get(at) !== start) continue;
    problems.push({ kind: "cycle", ids: idsInCycle(at) });
    if (at.parent) at.parent.children = at.parent.children.filter((child) => child !== at);
    at.parent = undefined;
  }
}

function idsInCycle(first: MenuDraft): string[] {
  const ids = [first.entry.id];
  for (let at = first.parent; at !== undefined && at !== first; at = at.parent) {
    ids.push(at.entry.id);
  }
  return ids;
}

function inReadingOrder(ordered: readonly MenuDraft[]): MenuDraft[] {
  const nodes: MenuDraft[] = [];
  const stack = ordered.filter((draft) => draft.parent === undefined).reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    node.at = nodes.push(node) - 1;
    if (node.children === none) continue;
    for (const child of node.children.toReversed()) stack.push(child);
  }
  return nodes;
}
