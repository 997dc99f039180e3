"use client";

import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { useUiMessages } from "../messages-provider.tsx";
import { columnWidths } from "./data-table-layout.ts";

interface ColumnResizerProps {
  /** The column's name, part of the accessible name. */
  name: string;
  /** Px, when it was sized before. */
  width: number | undefined;
  /** While the edge is dragged, and at its end. */
  onResize: (width: number, done: boolean) => void;
  /** Back to the width of its content. */
  onReset: () => void;
}

/** Px for a press of an arrow key. */
const step = 16;

/** The edge of a column's head: drag it or press the arrow keys; a double click lets the content decide again. */
export function ColumnResizer({ name, width, onResize, onReset }: ColumnResizerProps) {
  const messages = useUiMessages();
  const [drag, setDrag] = useState<{ x: number; width: number } | null>(null);
  const [measured, setMeasured] = useState(columnWidths.min);
  const widthAt = (event: PointerEvent) => (drag ? drag.width + event.clientX - drag.x : 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    onResize((width ?? measured) + steps, true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a separator that moves takes the focus
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.resizeColumn({ name })}
      aria-valuenow={Math.round(width ?? measured)}
      aria-valuemin={columnWidths.min}
      aria-valuemax={columnWidths.max}
      tabIndex={0}
      onFocus={({ currentTarget }) => setMeasured(headWidth(currentTarget))}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ x: event.clientX, width: headWidth(event.currentTarget) });
      }}
      onPointerMove={(event) => drag && onResize(widthAt(event), false)}
      onPointerUp={(event) => {
        if (drag && event.clientX !== drag.x) onResize(widthAt(event), true);
        setDrag(null);
      }}
      onPointerCancel={() => setDrag(null)}
      onDoubleClick={onReset}
      className="absolute inset-y-1 right-0 w-2 cursor-col-resize touch-none border-r border-border select-none hover:border-primary focus-visible:border-primary focus-visible:-outline-offset-1"
    />
  );
}

function headWidth(edge: HTMLElement): number {
  return edge.closest("th")?.offsetWidth ?? columnWidths.min;
}
