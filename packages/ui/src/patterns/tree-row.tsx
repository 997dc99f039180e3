"use client";

import { Check, ChevronRight, Minus, RotateCw } from "lucide-react";
import { useId, type MouseEvent, type ReactNode } from "react";
import { Spinner } from "../components/spinner.tsx";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import type { DropPlace } from "./tree-move.ts";
import type { TreeChecks, TreeRow } from "./tree-model.ts";
import type { RowDrag } from "./use-tree-drag.ts";

interface TreeRowViewProps {
  row: TreeRow;
  /** From 0, among all rows. */
  index: number;
  selected: boolean;
  checks: TreeChecks | undefined;
  /** The one row the Tab key stops at. */
  tabStop: boolean;
  /** The row or something in it got the focus. */
  onFocus: (isOnRow: boolean) => void;
  onToggle: () => void;
  onSelect: () => void;
  onCheck: () => void;
  drag: RowDrag | undefined;
  /** Where in this row something would be dropped. */
  dropPlace: DropPlace | undefined;
  detail: ReactNode;
  actions: ReactNode;
  /** Moves the node where it cannot be dragged. */
  mover: ReactNode;
}

/** One row of a `Tree`. The row itself is the control; arrow and box are for the pointer only. */
export function TreeRowView(props: TreeRowViewProps) {
  const { row, selected, checks, detail, actions, mover, dropPlace } = props;
  const { node } = row;
  const labelId = useId();
  const detailId = useId();
  if (row.notice) return <NoticeRow {...props} />;
  const checked = checks && checkState(checks, node.id);
  const press = (event: MouseEvent, act: () => void) => {
    event.stopPropagation();
    act();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree's own key handler does the same
    <div
      role="treeitem"
      data-index={props.index}
      tabIndex={props.tabStop ? 0 : -1}
      aria-label={detail ? undefined : node.label}
      aria-labelledby={detail ? `${labelId} ${detailId}` : undefined}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.expandable ? row.expanded : undefined}
      aria-selected={checks ? undefined : selected}
      aria-checked={checked}
      aria-disabled={node.disabled}
      onFocus={(event) => props.onFocus(event.target === event.currentTarget)}
      onClick={props.onSelect}
      {...props.drag}
      style={indentOf(row)}
      className={cn(
        rowClasses,
        dropPlace && dropClasses[dropPlace],
        selected
          ? "bg-primary-soft font-medium text-foreground"
          : "hover:bg-accent hover:text-foreground",
        node.disabled && "cursor-not-allowed opacity-55",
      )}
    >
      <span
        aria-hidden="true"
        onClick={row.expandable ? (event) => press(event, props.onToggle) : undefined}
        className={cn(
          "grid size-5 shrink-0 place-items-center rounded-md",
          row.expandable && "hover:bg-border",
        )}
      >
        {row.expandable && (
          <ChevronRight
            className={cn(
              "size-3.5 text-subtle-foreground transition-transform",
              row.expanded && "rotate-90",
            )}
          />
        )}
      </span>
      {checked !== undefined && (
        <Box state={checked} onPress={(event) => press(event, props.onCheck)} />
      )}
      <span id={labelId} className="min-w-0 flex-1 truncate">
        {node.label}
      </span>
      {detail && (
        <>
          {/* Two words, to whoever reads the row as text. */}{" "}
          <span id={detailId} className="flex max-w-1/2 min-w-0 shrink-0">
            {detail}
          </span>
        </>
      )}
      {actions && (
        <span className="flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          {actions}
        </span>
      )}
      {mover}
    </div>
  );
}

/** Stands for children that are loading, or could not be loaded: then a press tries again. */
function NoticeRow({ row, index, tabStop, onFocus, onSelect }: TreeRowViewProps) {
  const messages = useUiMessages();
  const failed = row.notice === "failed";
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree's own key handler does the same
    <div
      role="treeitem"
      data-index={index}
      tabIndex={tabStop ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={false}
      aria-busy={!failed}
      onFocus={() => onFocus(true)}
      onClick={onSelect}
      style={indentOf(row)}
      className={cn(
        rowClasses,
        failed ? "text-destructive hover:bg-accent" : "animate-appear-late",
      )}
    >
      <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center">
        {failed ? <RotateCw className="size-3.5" /> : <Spinner />}
      </span>
      {failed ? `${messages.failedTitle}. ${messages.retry}` : messages.loading}
    </div>
  );
}

function indentOf({ level }: TreeRow) {
  return { paddingInlineStart: `${(level - 1) * 1.125 + 0.25}rem` };
}

function checkState(checks: TreeChecks, id: string): boolean | "mixed" {
  if (checks.indeterminateIds.has(id)) return "mixed";
  return checks.checkedIds.has(id);
}

function Box(props: { state: boolean | "mixed"; onPress: (event: MouseEvent) => void }) {
  const on = props.state !== false;
  const Mark = props.state === "mixed" ? Minus : Check;
  return (
    <span
      aria-hidden="true"
      onClick={props.onPress}
      className={cn(
        "grid size-4 shrink-0 place-items-center rounded-[3px] border",
        on
          ? "border-primary bg-primary text-primary-foreground"
          : "border-input bg-input-background",
      )}
    >
      {on && <Mark strokeWidth={3} className="size-3" />}
    </span>
  );
}

const rowClasses =
  "group flex min-h-control-sm cursor-pointer items-center gap-1.5 rounded-md pr-1 text-muted-foreground select-none focus-visible:-outline-offset-2";

const dropClasses: Record<DropPlace, string> = {
  before: "rounded-none shadow-[inset_0_2px_0_var(--primary)]",
  into: "bg-primary-soft",
  after: "rounded-none shadow-[inset_0_-2px_0_var(--primary)]",
};
