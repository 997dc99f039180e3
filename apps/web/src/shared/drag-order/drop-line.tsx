import { cn } from "@atrium/ui";
import type { DragOrder } from "./use-drag-order.ts";

interface DropLineProps {
  drag: DragOrder;
  /** The row that it is part of, from 0. */
  index: number;
  count: number;
  /** Classes that place it in the gap above the row, and below the last one. */
  above: string;
  below: string;
  className?: string;
}

/** Where a dragged row would fall. */
export function DropLine({ drag, index, count, above, below, className }: DropLineProps) {
  const isAbove = drag.gap === index;
  if (!isAbove && !(index === count - 1 && drag.gap === count)) return null;
  return (
    <span
      aria-hidden="true"
      className={cn("absolute inset-x-0 h-0.5 bg-primary", className, isAbove ? above : below)}
    />
  );
}
