import { cn, IconButton, StatusBadge, type MenuEntry } from "@atrium/ui";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { DragOrder } from "../../shared/drag-order/use-drag-order.ts";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { useMessages } from "../../shared/messages.ts";
import { PictureCell } from "../../shared/picture-cell.tsx";
import { VisibilityBadge } from "../../shared/visibility/visibility-badge.tsx";
import type { Recommend } from "../../queries/recommends.ts";
import { displayTitle } from "./recommend-groups.ts";

interface RecommendRowProps {
  row: Recommend;
  /** Its place, from 0. */
  index: number;
  count: number;
  drag: DragOrder;
  /** Moves it to another index; undefined where the order is fixed. */
  onMove: ((to: number) => void) | undefined;
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** One recommendation: what the public sees of it, and whether. */
export function RecommendRow(props: RecommendRowProps) {
  const { row, index, drag, onMove, onEdit, onDelete } = props;
  const { recommends: messages } = useMessages();
  const site = useContentLanguages();
  const title = displayTitle(row);
  return (
    <li
      {...drag.rowProps(index)}
      className={cn(
        "relative flex items-center gap-2 border-t border-border px-3 py-2 text-sm first:border-t-0",
        drag.from === index && "opacity-45",
      )}
    >
      <DropLine drag={drag} index={index} isLast={index === props.count - 1} />
      {onMove && <Handle {...props} onMove={onMove} title={title} />}
      <span className="w-6 shrink-0 text-right text-subtle-foreground tabular-nums">
        {index + 1}
      </span>
      {row.cover && <PictureCell value={row.cover} name={title} />}
      <div className="flex min-w-0 flex-1 gap-x-3 gap-y-1 max-md:flex-col md:items-center">
        <div className="grid min-w-0 gap-0.5 md:flex-1">
          <span className="font-medium wrap-anywhere">{title}</span>
          {title !== row.articleTitle && (
            <span className="text-xs wrap-anywhere text-subtle-foreground">
              {messages.insteadOf({ title: row.articleTitle })}
            </span>
          )}
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1">
          {site.isMultilingual && (
            <span className="text-xs text-muted-foreground">{site.nameOf(row.language)}</span>
          )}
          {!row.articleLive && (
            <span title={messages.notPublishedText}>
              <StatusBadge variant="warning">{messages.notPublished}</StatusBadge>
            </span>
          )}
          <VisibilityBadge record={row} />
        </div>
      </div>
      <RowActions
        name={title}
        onEdit={onEdit}
        more={onMove && moveEntries(props, onMove, messages)}
        onDelete={onDelete}
      />
    </li>
  );
}

interface HandleProps extends RecommendRowProps {
  title: string;
  onMove: (to: number) => void;
}

function Handle({ index, count, drag, title, onMove }: HandleProps) {
  const { recommends: messages } = useMessages();
  return (
    <IconButton
      size="sm"
      label={messages.move({ name: title, place: index + 1, count })}
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

/** Where a dragged row would fall. */
function DropLine({ drag, index, isLast }: { drag: DragOrder; index: number; isLast: boolean }) {
  const isAbove = drag.gap === index;
  if (!isAbove && !(isLast && drag.gap === index + 1)) return null;
  return (
    <span
      aria-hidden="true"
      className={cn("absolute inset-x-0 h-0.5 bg-primary", isAbove ? "-top-px" : "-bottom-px")}
    />
  );
}

/** The same by touch, which knows no dragging. */
function moveEntries(
  { index, count }: RecommendRowProps,
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
