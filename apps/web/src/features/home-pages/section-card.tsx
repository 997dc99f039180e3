import { cn, DropdownMenu, IconButton, Switch, type MenuEntry } from "@atrium/ui";
import { ArrowDown, ArrowUp, ChevronRight, Ellipsis, GripVertical, Trash2 } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { DragOrder } from "../../shared/drag-order/use-drag-order.ts";
import { useMessages } from "../../shared/messages.ts";
import type { EditedSection } from "./edited-section.ts";
import { sectionName } from "./new-section.ts";

interface SectionCardProps {
  section: EditedSection;
  /** Its place, from 0. */
  index: number;
  count: number;
  drag: DragOrder;
  isOpen: boolean;
  /** Whether something in it is wrong. */
  isWrong: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onVisible: (visible: boolean) => void;
  onRemove: () => void;
  /** Its fields. */
  children: ReactNode;
}

/** A section in the list: its handle, name and visibility, and its fields while it is open. */
export function SectionCard(props: SectionCardProps) {
  const { section, index, count, drag, isOpen, isWrong, onToggle, onVisible, children } = props;
  const { homePages: messages } = useMessages();
  const bodyId = useId();
  const kind = messages.kinds[section.kind];
  const name = sectionName(section, messages.kinds);
  return (
    <li
      {...drag.rowProps(index)}
      className={cn(
        "relative rounded-lg border border-border bg-card",
        isWrong && "border-destructive",
        drag.from === index && "opacity-45",
      )}
    >
      <DropLine drag={drag} index={index} isLast={index === count - 1} />
      <div className="flex items-center gap-2 p-2">
        <Handle {...props} name={name} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex min-h-control min-w-0 flex-1 cursor-pointer items-center gap-2 border-0 bg-transparent p-0 text-left text-foreground"
        >
          <ChevronRight
            aria-hidden="true"
            className={cn("size-4 shrink-0 text-subtle-foreground", isOpen && "rotate-90")}
          />
          <span className="grid min-w-0 flex-1">
            <span
              className={cn(
                "truncate text-sm font-medium",
                !section.visible && "text-muted-foreground",
              )}
            >
              {name}
            </span>
            {name !== kind && <span className="text-xs text-subtle-foreground">{kind}</span>}
          </span>
          {!section.visible && (
            <span className="shrink-0 text-xs text-subtle-foreground">{messages.hidden}</span>
          )}
        </button>
        <Switch
          aria-label={messages.visible({ name })}
          checked={section.visible}
          onCheckedChange={onVisible}
        />
        <DropdownMenu
          trigger={
            <IconButton label={messages.more({ name })}>
              <Ellipsis />
            </IconButton>
          }
          entries={entriesOf(props, messages)}
        />
      </div>
      {isOpen && (
        <div id={bodyId} className="grid gap-3 border-t border-border p-4">
          {children}
        </div>
      )}
    </li>
  );
}

function Handle({ index, count, drag, name, onMove }: SectionCardProps & { name: string }) {
  const { homePages: messages } = useMessages();
  return (
    <IconButton
      size="sm"
      label={messages.move({ name, place: index + 1, count })}
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

/** Where a dragged section would fall. */
function DropLine({ drag, index, isLast }: { drag: DragOrder; index: number; isLast: boolean }) {
  const isAbove = drag.gap === index;
  if (!isAbove && !(isLast && drag.gap === index + 1)) return null;
  return (
    <span
      aria-hidden="true"
      className={cn("absolute inset-x-0 h-0.5 bg-primary", isAbove ? "-top-1.5" : "-bottom-1.5")}
    />
  );
}

/** Moving by touch, which knows no dragging, and removing. */
function entriesOf(
  { index, count, onMove, onRemove }: SectionCardProps,
  messages: { moveUp: string; moveDown: string; remove: string },
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
  return [
    ...(index > 0 ? [up] : []),
    ...(index < count - 1 ? [down] : []),
    { id: "remove", label: messages.remove, icon: <Trash2 />, danger: true, onSelect: onRemove },
  ];
}
