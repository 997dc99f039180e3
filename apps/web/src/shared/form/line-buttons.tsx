import { IconButton } from "@atrium/ui";
import { ArrowDown, ArrowUp, X } from "lucide-react";

export interface LineButtonsProps {
  /** Its place in the list, from 0. */
  index: number;
  count: number;
  labels: { up: string; down: string; remove: string };
  onMove: (from: number, to: number) => void;
  /** Undefined for a line that has to stay. */
  onRemove: ((index: number) => void) | undefined;
}

/** Moves a line of an ordered list, or removes it. */
export function LineButtons({ index, count, labels, onMove, onRemove }: LineButtonsProps) {
  return (
    <span className="ms-auto flex shrink-0 gap-1">
      <IconButton label={labels.up} disabled={index === 0} onClick={() => onMove(index, index - 1)}>
        <ArrowUp />
      </IconButton>
      <IconButton
        label={labels.down}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <ArrowDown />
      </IconButton>
      <IconButton
        data-remove-line
        label={labels.remove}
        disabled={onRemove === undefined}
        onClick={() => onRemove?.(index)}
      >
        <X />
      </IconButton>
    </span>
  );
}

/** The button that removes a line, within what shows the line. */
export function removeButtonOf(line: Element | undefined): HTMLElement | null {
  return line?.querySelector<HTMLElement>("[data-remove-line]") ?? null;
}
