import type { MenuEntry } from "@atrium/ui";
import { ArrowDown, ArrowUp } from "lucide-react";

/** Menu entries that move a row up or down: by touch, which knows no dragging. */
export function moveEntries(
  { index, count }: { index: number; count: number },
  onMove: (to: number) => void,
  messages: { moveUp: string; moveDown: string },
): MenuEntry[] {
  const up: MenuEntry = {
    id: "up",
    label: messages.moveUp,
    icon: <ArrowUp />,
    onSelect: () => onMove(index - 1),
  };
  const down: MenuEntry = {
    id: "down",
    label: messages.moveDown,
    icon: <ArrowDown />,
    onSelect: () => onMove(index + 1),
  };
  return [...(index > 0 ? [up] : []), ...(index < count - 1 ? [down] : [])];
}
