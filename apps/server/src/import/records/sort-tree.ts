/** A node that names its parent; an empty `parentId` is the top. */
export interface TreeNode {
  id: string;
  parentId: string;
}

/** A node in its place. */
export interface PlacedNode<Node extends TreeNode> {
  node: Node;
  /** Empty at the top. */
  parentId: string;
  /** Why it is not where it was meant to be. */
  note: "missing" | "cycle" | null;
}

/**
 * Puts parents before their children, whatever order they come in. A node whose parent is not there moves to the top,
 * and so does one node of every circle.
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

/** The nodes from one upwards that are not placed yet, and the last of them when its parent is below it. */
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
