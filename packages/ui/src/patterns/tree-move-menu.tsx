"use client";

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Move } from "lucide-react";
import { DropdownMenu } from "../components/dropdown-menu.tsx";
import { IconButton } from "../components/icon-button.tsx";
import { useUiMessages } from "../messages-provider.tsx";
import { keyMove, type TreeMove } from "./tree-move.ts";
import { findNode, type TreeNode, type TreeRow } from "./tree-model.ts";

interface TreeMoveMenuProps {
  nodes: readonly TreeNode[];
  rows: readonly TreeRow[];
  row: TreeRow;
  onMove: (move: TreeMove) => void;
}

const directions = [
  { key: "ArrowUp", Icon: ArrowUp },
  { key: "ArrowDown", Icon: ArrowDown },
  { key: "ArrowRight", Icon: ArrowRight },
  { key: "ArrowLeft", Icon: ArrowLeft },
] as const;

/** The moves of Alt with the arrow keys, for touch screens. */
export function TreeMoveMenu({ nodes, rows, row, onMove }: TreeMoveMenuProps) {
  const messages = useUiMessages();
  const labelOf = (id: string | undefined) => (id && findNode(nodes, id)?.label) ?? "";
  const labels = {
    ArrowUp: () => messages.treeMoveUp,
    ArrowDown: () => messages.treeMoveDown,
    ArrowRight: ({ parentId }: TreeMove) => messages.treeMoveUnder({ parent: labelOf(parentId) }),
    ArrowLeft: () => messages.treeMoveOut({ parent: labelOf(row.parentId) }),
  };
  const entries = directions.flatMap(({ key, Icon }) => {
    const move = keyMove(nodes, rows, row, key);
    if (move === undefined) return [];
    return { id: key, label: labels[key](move), icon: <Icon />, onSelect: () => onMove(move) };
  });
  if (entries.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keeps presses in here from the row, which would be chosen
    <span className="flex" onClick={(event) => event.stopPropagation()}>
      <DropdownMenu
        align="end"
        entries={entries}
        trigger={
          // The row is the stop of the Tab key; its keys do the same.
          <IconButton size="sm" tabIndex={-1} label={messages.treeMove({ name: row.node.label })}>
            <Move />
          </IconButton>
        }
      />
    </span>
  );
}
