"use client";

import { useState, type DragEvent } from "react";
import { dropMove, isValidMove, type DropPlace, type TreeMove } from "./tree-move.ts";
import { rowKey, type TreeNode, type TreeRow } from "./tree-model.ts";

interface TreeDragInput {
  nodes: readonly TreeNode[];
  canDrop: (move: TreeMove) => boolean;
  onMove: (move: TreeMove) => void;
}

/** What a row needs to be dragged and dropped on. */
export interface RowDrag {
  draggable: boolean;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDragLeave: () => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/** Dragging nodes: before or after a row by its edges, into it by its middle. */
export function useTreeDrag({ nodes, canDrop, onMove }: TreeDragInput) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<{ key: string; place: DropPlace } | null>(null);

  const moveTo = (row: TreeRow, place: DropPlace): TreeMove | undefined => {
    if (dragged === null || row.notice || dragged === row.node.id) return undefined;
    const move = dropMove(nodes, dragged, row, place);
    return isValidMove(nodes, move) && canDrop(move) ? move : undefined;
  };
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const dragOf = (row: TreeRow): RowDrag => ({
    draggable: !row.node.disabled && !row.notice,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = "move";
      setDragged(row.node.id);
    },
    onDragOver: (event) => {
      const place = placeIn(event);
      const allowed = moveTo(row, place) !== undefined;
      // Only what prevents the default can be dropped on.
      if (allowed) event.preventDefault();
      setOver(allowed ? { key: rowKey(row), place } : null);
    },
    onDragLeave: () => setOver(null),
    onDrop: (event) => {
      event.preventDefault();
      const move = moveTo(row, placeIn(event));
      if (move) onMove(move);
      end();
    },
    onDragEnd: end,
  });
  return { dragOf, over };
}

function placeIn(event: DragEvent): DropPlace {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = height === 0 ? 0.5 : (event.clientY - top) / height;
  if (share < 0.3) return "before";
  return share > 0.7 ? "after" : "into";
}
