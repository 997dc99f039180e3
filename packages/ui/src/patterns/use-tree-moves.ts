"use client";

import { useState } from "react";
import { useUiMessages } from "../messages-provider.tsx";
import { findNode, type TreeNode, type TreeRow } from "./tree-model.ts";
import { isValidMove, keyMove, type TreeMove } from "./tree-move.ts";

interface TreeMovesInput {
  nodes: readonly TreeNode[];
  rows: readonly TreeRow[];
  /** Undefined when nodes cannot be moved. */
  onMove: ((move: TreeMove) => void) | undefined;
  canDrop: (move: TreeMove) => boolean;
  /** A node went below a closed one. */
  onEnter: (parentId: string) => void;
}

/** Moves nodes and says aloud where they went. */
export function useTreeMoves({ nodes, rows, onMove, canDrop, onEnter }: TreeMovesInput) {
  const messages = useUiMessages();
  const [announcement, setAnnouncement] = useState("");

  const move = (to: TreeMove) => {
    const name = findNode(nodes, to.id)?.label ?? "";
    if (!onMove || !isValidMove(nodes, to) || !canDrop(to)) {
      setAnnouncement(messages.moveRefused({ name }));
      return;
    }
    const from = rows.find((row) => row.node.id === to.id);
    const parent = to.parentId === undefined ? undefined : findNode(nodes, to.parentId);
    if (from && from.parentId === to.parentId) {
      setAnnouncement(messages.movedTo({ name, position: to.index + 1, count: from.siblings }));
    } else if (parent) {
      setAnnouncement(messages.movedUnder({ name, parent: parent.label }));
      onEnter(parent.id);
    } else setAnnouncement(messages.movedToTop({ name }));
    onMove(to);
  };
  /** Alt with an arrow key; whether there was something to do. */
  const moveByKey = (row: TreeRow, key: string): boolean => {
    if (!onMove || row.notice || row.node.disabled) return false;
    const to = keyMove(nodes, rows, row, key);
    if (to) move(to);
    return to !== undefined;
  };
  return { move, moveByKey, announcement };
}
