import { Check, ChevronRight, Minus } from "lucide-react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import type { TreeChecks, TreeRow } from "./tree-model.ts";

interface TreeRowViewProps {
  row: TreeRow;
  selected: boolean;
  checks: TreeChecks | undefined;
  /** The one row the Tab key stops at. */
  tabStop: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onToggle: () => void;
  onChoose: () => void;
  onCheck: () => void;
  actions: ReactNode;
}

/** One row of a `Tree`. The row itself is the control; arrow and box are drawn for the eye and the pointer. */
export function TreeRowView(props: TreeRowViewProps) {
  const { row, selected, checks, actions } = props;
  const { node } = row;
  const checked = checks && checkState(checks, node.id);
  const press = (event: MouseEvent, act: () => void) => {
    event.stopPropagation();
    act();
  };
  return (
    <div
      role="treeitem"
      data-node-id={node.id}
      tabIndex={props.tabStop ? 0 : -1}
      aria-label={node.label}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.expandable ? row.expanded : undefined}
      aria-selected={checks ? undefined : selected}
      aria-checked={checked}
      aria-disabled={node.disabled}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      onClick={props.onChoose}
      style={{ paddingInlineStart: `${(row.level - 1) * 1.125 + 0.25}rem` }}
      className={cn(
        "group flex min-h-control-small cursor-pointer items-center gap-1.5 rounded-control pr-1 text-ink-muted select-none focus-visible:-outline-offset-2",
        selected ? "bg-accent-soft font-medium text-ink" : "hover:bg-hover hover:text-ink",
        node.disabled && "cursor-not-allowed opacity-55",
      )}
    >
      <span
        aria-hidden="true"
        onClick={row.expandable ? (event) => press(event, props.onToggle) : undefined}
        className={cn(
          "grid size-5 shrink-0 place-items-center rounded-control",
          row.expandable && "hover:bg-line",
        )}
      >
        {row.expandable && (
          <ChevronRight
            className={cn(
              "size-3.5 text-ink-faint transition-transform",
              row.expanded && "rotate-90",
            )}
          />
        )}
      </span>
      {checked !== undefined && (
        <Box state={checked} onPress={(event) => press(event, props.onCheck)} />
      )}
      <span className="min-w-0 flex-1 truncate">{node.label}</span>
      {actions && (
        <span className="flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          {actions}
        </span>
      )}
    </div>
  );
}

function checkState(checks: TreeChecks, id: string): boolean | "mixed" {
  if (checks.halfIds.has(id)) return "mixed";
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
        on ? "border-accent bg-accent text-accent-ink" : "border-edge bg-field",
      )}
    >
      {on && <Mark strokeWidth={3} className="size-3" />}
    </span>
  );
}
