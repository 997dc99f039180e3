import { cn, StatusBadge } from "@atrium/ui";
import { DragHandle } from "../../shared/drag-order/drag-handle.tsx";
import { DropLine } from "../../shared/drag-order/drop-line.tsx";
import { moveEntries } from "../../shared/drag-order/move-entries.tsx";
import type { DragOrder } from "../../shared/drag-order/use-drag-order.ts";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { useHistoryEntry } from "../../shared/history/use-history-entry.tsx";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { listItem } from "../../shared/list/use-list-shortcuts.ts";
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
  onHistory: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** One recommendation: what the public sees of it, and whether. */
export function RecommendRow(props: RecommendRowProps) {
  const { row, index, count, drag, onMove, onEdit, onHistory, onDelete } = props;
  const { recommends: messages } = useMessages();
  const site = useContentLanguages();
  const historyEntry = useHistoryEntry();
  const title = displayTitle(row);
  return (
    <li
      {...drag.rowProps(index)}
      className={cn(
        "relative flex items-center gap-2 border-t border-border px-3 py-2 text-sm first:border-t-0",
        drag.from === index && "opacity-45",
      )}
    >
      <DropLine drag={drag} index={index} count={count} above="-top-px" below="-bottom-px" />
      {onMove && (
        <DragHandle
          drag={drag}
          index={index}
          label={messages.move({ name: title, place: index + 1, count })}
          onMove={onMove}
        />
      )}
      <span className="w-6 shrink-0 text-right text-subtle-foreground tabular-nums">
        {index + 1}
      </span>
      {row.cover && <PictureCell value={row.cover} name={title} />}
      <div className="flex min-w-0 flex-1 gap-x-3 gap-y-1 max-md:flex-col md:items-center">
        <div className="grid min-w-0 gap-0.5 md:flex-1">
          {onEdit ? (
            <button
              {...listItem}
              type="button"
              onClick={onEdit}
              className="-my-0.5 border-0 bg-transparent px-0 py-0.5 text-left font-medium wrap-anywhere text-foreground hover:text-primary hover:underline"
            >
              {title}
            </button>
          ) : (
            <span className="font-medium wrap-anywhere">{title}</span>
          )}
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
        more={[...(onMove ? moveEntries(props, onMove, messages) : []), ...historyEntry(onHistory)]}
        onDelete={onDelete}
      />
    </li>
  );
}
