/** An empty `parentId` is the top level. */
export interface TreeNode {
  id: string;
  parentId: string;
}

export interface PlacedNode<Node extends TreeNode> {
  node: Node;
  /** Empty at the top level. */
  parentId: string;
  /** Why it is not below its parent. */
  note: "missing" | "cycle" | null;
}

/**
 * Orders parents before their children. A node without its parent moves to the top level, and so does one node of every
 * cycle.
 */
export function sortTree<Node extends TreeNode>(nodes: readonly Node[]): PlacedNode<Node>[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const placed = new Map<string, PlacedNode<Node>>();
  for (const start of byId.values()) {
    const { chain, cycle } = chainUp(start, byId, placed);
    // From the top down, so that every parent is placed first.
    for (const node of chain.toReversed()) placed.set(node.id, place(node, byId, cycle));
  }
  return [...placed.values()];
}

/** The unplaced ancestors of a node; the last one's parent is below it when there is a cycle. */
function chainUp<Node extends TreeNode>(
  start: Node,
  byId: ReadonlyMap<string, Node>,
  placed: ReadonlyMap<string, unknown>,
): { chain: Node[]; cycle: Node | null } {
  const chain: Node[] = [];
  const inChain = new Set<string>();
  let node: Node | undefined = start;
  while (node !== undefined && !placed.has(node.id)) {
    chain.push(node);
    inChain.add(node.id);
    if (inChain.has(node.parentId)) return { chain, cycle: node };
    node = byId.get(node.parentId);
  }
  return { chain, cycle: null };
}

function place<Node extends TreeNode>(
  node: Node,
  byId: ReadonlyMap<string, Node>,
  cycle: Node | null,
): PlacedNode<Node> {
  if (node === cycle) return { node, parentId: "", note: "cycle" };
  if (node.parentId === "") return { node, parentId: "", note: null };
  if (!byId.has(node.parentId)) return { node, parentId: "", note: "missing" };
  return { node, parentId: node.parentId, note: null };
}
