import { findNode, type TreeNode, type TreeRow } from "./tree-model.ts";

/** Where a node goes. */
export interface TreeMove {
  id: string;
  /** Its parent afterwards; undefined at the top. */
  parentId: string | undefined;
  /** Its place among the parent's other children, from 0. */
  index: number;
}

/** Where something is dropped, seen from the row it is dropped on. */
export type DropPlace = "before" | "into" | "after";

/** Whether both nodes of a move exist, and the node is not moved below itself. */
export function isValidMove(nodes: readonly TreeNode[], { id, parentId }: TreeMove): boolean {
  const node = findNode(nodes, id);
  if (!node) return false;
  if (parentId === undefined) return true;
  return findNode(nodes, parentId) !== undefined && findNode([node], parentId) === undefined;
}

/**
 * The trees after a move; the same trees when it cannot be made.
 *
 * @example setNodes(moveNode(nodes, { id: "china", parentId: undefined, index: 0 }))
 */
export function moveNode(nodes: readonly TreeNode[], move: TreeMove): readonly TreeNode[] {
  const node = findNode(nodes, move.id);
  if (!node || !isValidMove(nodes, move)) return nodes;
  return insert(remove(nodes, move.id), node, move);
}

/** The move that dropping a node on a row makes. */
export function dropMove(
  nodes: readonly TreeNode[],
  id: string,
  row: TreeRow,
  place: DropPlace,
): TreeMove {
  const parentId = place === "into" ? row.node.id : row.parentId;
  const siblings = childrenOf(nodes, parentId).filter((node) => node.id !== id);
  if (place === "into") return { id, parentId, index: siblings.length };
  const at = siblings.findIndex((node) => node.id === row.node.id);
  return { id, parentId, index: Math.max(0, place === "before" ? at : at + 1) };
}

/**
 * The move of Alt with an arrow key: up and down among its neighbours, right into the one above, left out of its
 * parent. Undefined where there is nothing to move to.
 */
export function keyMove(
  nodes: readonly TreeNode[],
  rows: readonly TreeRow[],
  row: TreeRow,
  key: string,
): TreeMove | undefined {
  const { node, parentId, position, siblings } = row;
  const { id } = node;
  if (key === "ArrowUp" && position > 1) return { id, parentId, index: position - 2 };
  if (key === "ArrowDown" && position < siblings) return { id, parentId, index: position };
  if (key === "ArrowRight") {
    const above = childrenOf(nodes, parentId)[position - 2];
    return above && { id, parentId: above.id, index: above.children?.length ?? 0 };
  }
  const parent = rows.find((other) => other.node.id === parentId && !other.notice);
  if (key !== "ArrowLeft" || !parent) return undefined;
  return { id, parentId: parent.parentId, index: parent.position };
}

function childrenOf(nodes: readonly TreeNode[], id: string | undefined): readonly TreeNode[] {
  return id === undefined ? nodes : (findNode(nodes, id)?.children ?? []);
}

function remove(nodes: readonly TreeNode[], id: string): readonly TreeNode[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) => (node.children ? { ...node, children: remove(node.children, id) } : node));
}

function insert(
  nodes: readonly TreeNode[],
  added: TreeNode,
  { parentId, index, id }: TreeMove,
): readonly TreeNode[] {
  if (parentId === undefined) return nodes.toSpliced(index, 0, added);
  return nodes.map((node) => {
    const children = node.children ?? [];
    if (node.id === parentId) return { ...node, children: children.toSpliced(index, 0, added) };
    return node.children
      ? { ...node, children: insert(children, added, { parentId, index, id }) }
      : node;
  });
}
