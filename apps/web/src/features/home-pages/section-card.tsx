import { cn, DropdownMenu, IconButton, Switch, type MenuEntry } from "@atrium/ui";
import { ChevronRight, Ellipsis, Trash2 } from "lucide-react";
import { useId, type ReactNode } from "react";
import { DragHandle } from "../../shared/drag-order/drag-handle.tsx";
import { DropLine } from "../../shared/drag-order/drop-line.tsx";
import { moveEntries } from "../../shared/drag-order/move-entries.tsx";
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
  const { section, index, count, drag, isOpen, isWrong, onToggle, onMove, onVisible } = props;
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
      <DropLine drag={drag} index={index} count={count} above="-top-1.5" below="-bottom-1.5" />
      <div className="flex items-center gap-2 p-2">
        <DragHandle
          drag={drag}
          index={index}
          label={messages.move({ name, place: index + 1, count })}
          onMove={onMove}
        />
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
        <div id={bodyId} data-section-fields className="grid gap-3 border-t border-border p-4">
          {props.children}
        </div>
      )}
    </li>
  );
}

/** Moving, and removing. */
function entriesOf(
  { index, count, onMove, onRemove }: SectionCardProps,
  messages: { moveUp: string; moveDown: string; remove: string },
): MenuEntry[] {
  return [
    ...moveEntries({ index, count }, onMove, messages),
    { id: "remove", label: messages.remove, icon: <Trash2 />, danger: true, onSelect: onRemove },
  ];
}
