import type { MenuEntry } from "./menu-entry.ts";
import type { MenuProblem } from "./menu-problem.ts";

/** A menu entry in its place. */
export interface MenuTreeNode {
  readonly entry: MenuEntry;
  readonly parent: MenuTreeNode | undefined;
  /** Ascending by `orderBy`; those without one come last, equal ones stay as sent. */
  readonly children: readonly MenuTreeNode[];
}

/** All menu entries in their places: a true forest, whatever the server sent. */
export interface MenuTree {
  readonly roots: readonly MenuTreeNode[];
  /** All of them in reading order: an entry, then everything below it, then the next. */
  readonly nodes: readonly MenuTreeNode[];
  readonly problems: readonly MenuProblem[];
}

interface Draft {
  readonly entry: MenuEntry;
  readonly parentId: string | undefined;
  parent: Draft | undefined;
  children: Draft[];
}

/**
 * Puts flat, nested or mixed entries into one forest. Cycles are opened, orphans go to the top level,
 * repeated ids are left out, each with a problem. Linear but for the sorting; no recursion, so that
 * depth is no danger either.
 */
export function buildMenuTree(entries: readonly MenuEntry[]): MenuTree {
  const problems: MenuProblem[] = [];
  const drafts = collect(entries, problems);
  link(drafts, problems);
  openCycles(drafts, problems);

  const roots: Draft[] = [];
  for (const draft of drafts.values()) (draft.parent?.children ?? roots).push(draft);
  sortByOrder(roots);
  return { roots, nodes: inReadingOrder(roots), problems };
}

/** Flattens the entries by id, in the order they were sent. */
function collect(entries: readonly MenuEntry[], problems: MenuProblem[]): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  const queue: { entry: MenuEntry; nestedIn: string | undefined }[] = [];
  for (const entry of entries) queue.push({ entry, nestedIn: undefined });
  for (const { entry, nestedIn } of queue) {
    // An id seen before is not looked into again, which also ends nesting in a circle.
    if (drafts.has(entry.id)) {
      problems.push({ kind: "duplicateId", id: entry.id });
      continue;
    }
    const parentId = nestedIn ?? toParentId(entry.parentId);
    drafts.set(entry.id, { entry, parentId, parent: undefined, children: [] });
    for (const child of entry.children ?? []) queue.push({ entry: child, nestedIn: entry.id });
  }
  return drafts;
}

function link(drafts: ReadonlyMap<string, Draft>, problems: MenuProblem[]): void {
  for (const draft of drafts.values()) {
    const { parentId } = draft;
    if (parentId === undefined) continue;
    draft.parent = drafts.get(parentId);
    if (draft.parent === undefined) problems.push({ kind: "orphan", id: draft.entry.id, parentId });
  }
}

/** Walks up from every entry once; meeting the walk's own trail again is a cycle. */
function openCycles(drafts: ReadonlyMap<string, Draft>, problems: MenuProblem[]): void {
  const walkOf = new Map<Draft, Draft>();
  for (const start of drafts.values()) {
    let at: Draft | undefined = start;
    while (at !== undefined && !walkOf.has(at)) {
      walkOf.set(at, start);
      at = at.parent;
    }
    if (at === undefined || walkOf.get(at) !== start) continue;
    problems.push({ kind: "cycle", ids: idsInCycle(at) });
    at.parent = undefined;
  }
}

function idsInCycle(first: Draft): string[] {
  const ids = [first.entry.id];
  for (let at = first.parent; at !== undefined && at !== first; at = at.parent) {
    ids.push(at.entry.id);
  }
  return ids;
}

/** Sorts every list of children on the way. */
function inReadingOrder(roots: readonly Draft[]): Draft[] {
  const nodes: Draft[] = [];
  const stack = roots.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    nodes.push(node);
    sortByOrder(node.children);
    for (const child of node.children.toReversed()) stack.push(child);
  }
  return nodes;
}

function toParentId(parentId: string | null | undefined): string | undefined {
  return parentId === "0" || !parentId ? undefined : parentId;
}

function sortByOrder(drafts: Draft[]): void {
  drafts.sort((a, b) => order(a) - order(b));
}

function order({ entry }: Draft): number {
  return Number.isFinite(entry.orderBy) ? Number(entry.orderBy) : Number.MAX_VALUE;
}
