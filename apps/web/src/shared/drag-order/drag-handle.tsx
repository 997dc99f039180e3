import { IconButton } from "@atrium/ui";
import { GripVertical } from "lucide-react";
import type { DragOrder } from "./use-drag-order.ts";

interface DragHandleProps {
  drag: DragOrder;
  /** The row's place, from 0. */
  index: number;
  /** What it moves and where that stands. */
  label: string;
  onMove: (to: number) => void;
}

/** The handle of a row: drags it, and moves it by the arrow keys. */
export function DragHandle({ drag, index, label, onMove }: DragHandleProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      className="cursor-grab text-subtle-foreground"
      {...drag.handleProps(index)}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        onMove(event.key === "ArrowUp" ? index - 1 : index + 1);
      }}
    >
      <GripVertical />
    </IconButton>
  );
}
