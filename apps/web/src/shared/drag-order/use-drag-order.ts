import { useState, type DragEvent } from "react";
import { dropIndex } from "./drop-index.ts";

/** Dragging the rows of a list to other places. */
export interface DragOrder {
  /** The row that is being dragged. */
  readonly from: number | undefined;
  /** The gap it would fall into, counted from 0 before the first row. */
  readonly gap: number | undefined;
  /** For the handle of a row. */
  handleProps(index: number): {
    draggable: true;
    onDragStart(event: DragEvent): void;
    onDragEnd(): void;
  };
  /** For the row. */
  rowProps(index: number): { onDragOver(event: DragEvent): void; onDrop(event: DragEvent): void };
}

/** Drag and drop of rows; `onMove` receives the old and the new index. */
export function useDragOrder(onMove: (from: number, to: number) => void): DragOrder {
  const [drag, setDrag] = useState<{ from: number; gap: number }>();
  return {
    from: drag?.from,
    gap: drag?.gap,
    handleProps: (index) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = "move";
        const row = event.currentTarget.closest("li");
        if (row) event.dataTransfer.setDragImage(row, 16, 16);
        setDrag({ from: index, gap: index });
      },
      onDragEnd: () => setDrag(undefined),
    }),
    rowProps: (index) => ({
      onDragOver: (event) => {
        // Files, or a row of another list.
        if (drag === undefined) return;
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const gap = event.clientY > top + height / 2 ? index + 1 : index;
        if (gap !== drag.gap) setDrag({ ...drag, gap });
      },
      onDrop: (event) => {
        if (drag === undefined) return;
        event.preventDefault();
        setDrag(undefined);
        onMove(drag.from, dropIndex(drag.from, drag.gap));
      },
    }),
  };
}
