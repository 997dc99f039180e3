/** One node of a tree. */
export interface TreeNode {
  id: string;
  label: string;
  children?: readonly TreeNode[] | undefined;
  /** It has children that are not loaded yet; opening it asks for them. */
  hasChildren?: boolean | undefined;
  /** Loading its children failed; a row under it says so and tries again. */
  childrenFailed?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A node with its place, as a tree's rows show it. */
export interface TreeRow {
  node: TreeNode;
  /** From 1. */
  level: number;
  parentId: string | undefined;
  /** From 1, among its siblings. */
  position: number;
  siblings: number;
  expandable: boolean;
  expanded: boolean;
  /** Not a node, but the notice about children of `node` that are not loaded. */
  notice?: "loading" | "failed" | undefined;
}

/**
 * The visible rows, from top to bottom.
 *
 * @example visibleRows(nodes, new Set(["company"]))
 */
export function visibleRows(
  nodes: readonly TreeNode[],
  expandedIds: ReadonlySet<string>,
  parent?: TreeRow,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const expandable = node.hasChildren === true || (node.children?.length ?? 0) > 0;
    const row: TreeRow = {
      node,
      level: (parent?.level ?? 0) + 1,
      parentId: parent?.node.id,
      position: index + 1,
      siblings: nodes.length,
      expandable,
      expanded: expandable && expandedIds.has(node.id),
    };
    if (!row.expanded) return [row];
    if (node.children === undefined) return [row, noticeUnder(row)];
    return [row, ...visibleRows(node.children, expandedIds, row)];
  });
}

function noticeUnder(parent: TreeRow): TreeRow {
  const { node, level } = parent;
  const notice = node.childrenFailed ? "failed" : "loading";
  return {
    node,
    notice,
    level: level + 1,
    parentId: node.id,
    position: 1,
    siblings: 1,
    expandable: false,
    expanded: false,
  };
}

/** The React key of a row: a notice has another one than its node. */
export function rowKey({ node, notice }: TreeRow): string {
  return notice ? `${node.id} ${notice}` : node.id;
}

/** The node with an id, wherever it is. */
export function findNode(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** The ids of every node in the trees. */
export function allIds(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...allIds(node.children ?? [])]);
}

/**
 * The nodes whose labels contain the query, with their ancestors; all of them when the query is blank.
 */
export function filterTree(nodes: readonly TreeNode[], query: string): readonly TreeNode[] {
  const text = query.trim().toLocaleLowerCase();
  if (text === "") return nodes;
  return nodes.flatMap((node) => {
    if (node.label.toLocaleLowerCase().includes(text)) return [node];
    const children = filterTree(node.children ?? [], text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The only node whose label contains the query; undefined when there are none or several. */
export function onlyMatch(nodes: readonly TreeNode[], query: string): TreeNode | undefined {
  const text = query.trim().toLocaleLowerCase();
  const matches = (some: readonly TreeNode[]): TreeNode[] =>
    some.flatMap((node) => [
      ...(node.label.toLocaleLowerCase().includes(text) ? [node] : []),
      ...matches(node.children ?? []),
    ]);
  const found = text === "" ? [] : matches(nodes);
  return found.length === 1 ? found[0] : undefined;
}

/** What a tree's check boxes say. */
export interface TreeChecks {
  /** Checked through and through. */
  checkedIds: ReadonlySet<string>;
  /** Some of what is below is checked, but not all. */
  indeterminateIds: ReadonlySet<string>;
}

/**
 * Completes a set of checked leaves and nodes: a node is checked when all its children are, half when some are.
 */
export function deriveChecks(nodes: readonly TreeNode[], checked: ReadonlySet<string>): TreeChecks {
  const checkedIds = new Set<string>();
  const indeterminateIds = new Set<string>();
  const visit = (node: TreeNode): "all" | "some" | "none" => {
    const below = (node.children ?? []).map(visit);
    const state = below.length === 0 ? leafState(node, checked) : combine(below);
    if (state === "all") checkedIds.add(node.id);
    if (state === "some") indeterminateIds.add(node.id);
    return state;
  };
  nodes.forEach(visit);
  return { checkedIds, indeterminateIds };
}

/**
 * The checks after a press on a node: everything below it follows, what is above is derived. Of a filtered tree only
 * what is shown of the branch changes.
 */
export function toggleCheck(
  nodes: readonly TreeNode[],
  checkedIds: ReadonlySet<string>,
  node: TreeNode,
): TreeChecks {
  const { checkedIds: checked } = deriveChecks(nodes, checkedIds);
  const leaves = leafIds(node);
  const isOn = leaves.every((id) => checked.has(id));
  const next = new Set(checked);
  for (const id of leaves) {
    if (isOn) next.delete(id);
    else next.add(id);
  }
  return deriveChecks(nodes, next);
}

function leafIds(node: TreeNode): string[] {
  const children = node.children ?? [];
  return children.length === 0 ? [node.id] : children.flatMap(leafIds);
}

function leafState(node: TreeNode, checked: ReadonlySet<string>) {
  return checked.has(node.id) ? "all" : "none";
}

function combine(states: readonly ("all" | "some" | "none")[]) {
  if (states.every((state) => state === "all")) return "all";
  return states.some((state) => state !== "none") ? "some" : "none";
}
