import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { TreeRowView } from "./tree-row.tsx";
import {
  deriveChecks,
  toggleCheck,
  visibleRows,
  type TreeChecks,
  type TreeNode,
  type TreeRow,
} from "./tree-model.ts";

/** Props of `Tree`. */
export interface TreeProps {
  /** What the tree holds, spoken. */
  label: string;
  nodes: readonly TreeNode[];
  /** The chosen node. */
  selectedId?: string | undefined;
  onSelect?: ((node: TreeNode) => void) | undefined;
  /** Gives every node a check box; ids of leaves are enough, what is above is derived. */
  checkedIds?: ReadonlySet<string> | undefined;
  onCheckedChange?: ((checks: TreeChecks) => void) | undefined;
  /** Open from the start. */
  defaultExpandedIds?: Iterable<string> | undefined;
  /** Takes over which nodes are open. */
  expandedIds?: ReadonlySet<string> | undefined;
  onExpandedChange?: ((expandedIds: ReadonlySet<string>) => void) | undefined;
  /** At the right end of a row; for the pointer and, by Tab, the keyboard. */
  renderActions?: ((node: TreeNode) => ReactNode) | undefined;
  className?: string | undefined;
}

/**
 * A tree one walks with the arrow keys: right opens, left closes or goes up, Home and End, Enter chooses, Space
 * checks, a letter jumps to the next name that starts with it.
 */
export function Tree(props: TreeProps) {
  const { label, nodes, selectedId, onSelect, checkedIds, onCheckedChange, className } = props;
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<string>>(
    () => new Set(props.defaultExpandedIds),
  );
  const [focusedId, setFocusedId] = useState<string | undefined>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const expanded = props.expandedIds ?? ownExpanded;
  const rows = visibleRows(nodes, expanded);
  const checks = checkedIds && deriveChecks(nodes, checkedIds);
  const stop =
    rows.find((row) => row.node.id === focusedId) ??
    rows.find((row) => row.node.id === selectedId) ??
    rows[0];

  const setExpanded = (id: string, open: boolean) => {
    const next = new Set(expanded);
    if (open) next.add(id);
    else next.delete(id);
    setOwnExpanded(next);
    props.onExpandedChange?.(next);
  };
  const focusRow = (row: TreeRow | undefined) => {
    if (!row) return;
    setFocusedId(row.node.id);
    const elements = root.current?.querySelectorAll<HTMLElement>("[role=treeitem]") ?? [];
    Array.from(elements)
      .find((element) => element.dataset["nodeId"] === row.node.id)
      ?.focus();
  };
  const check = (node: TreeNode) => {
    if (checkedIds && !node.disabled) onCheckedChange?.(toggleCheck(nodes, checkedIds, node));
  };
  const choose = (node: TreeNode) => {
    if (node.disabled) return;
    if (onSelect) onSelect(node);
    else check(node);
  };
  const onKeyDown = (event: KeyboardEvent, row: TreeRow) => {
    if (event.target !== event.currentTarget) return;
    const move = treeMove(event.key, row, rows);
    if (move.kind === "none") return;
    event.preventDefault();
    if (move.kind === "focus") focusRow(move.row);
    else if (move.kind === "expand") setExpanded(row.node.id, move.open);
    else if (move.kind === "choose") choose(row.node);
    else if (checkedIds) check(row.node);
    else choose(row.node);
  };

  return (
    <div
      ref={root}
      role="tree"
      aria-label={label}
      aria-multiselectable={checkedIds ? true : undefined}
      className={cn("text-13", className)}
    >
      {rows.map((row) => (
        <TreeRowView
          key={row.node.id}
          row={row}
          selected={row.node.id === selectedId}
          checks={checks}
          tabStop={row === stop}
          onFocus={() => setFocusedId(row.node.id)}
          onKeyDown={(event) => onKeyDown(event, row)}
          onToggle={() => setExpanded(row.node.id, !row.expanded)}
          onChoose={() => choose(row.node)}
          onCheck={() => check(row.node)}
          actions={props.renderActions?.(row.node)}
        />
      ))}
    </div>
  );
}

type TreeMove =
  | { kind: "none" }
  | { kind: "focus"; row: TreeRow | undefined }
  | { kind: "expand"; open: boolean }
  | { kind: "choose" }
  | { kind: "check" };

/** What a key does on a row. */
function treeMove(key: string, row: TreeRow, rows: readonly TreeRow[]): TreeMove {
  const index = rows.indexOf(row);
  switch (key) {
    case "ArrowDown":
      return { kind: "focus", row: rows[index + 1] };
    case "ArrowUp":
      return { kind: "focus", row: rows[index - 1] };
    case "Home":
      return { kind: "focus", row: rows[0] };
    case "End":
      return { kind: "focus", row: rows.at(-1) };
    case "ArrowRight":
      if (!row.expandable) return { kind: "none" };
      return row.expanded
        ? { kind: "focus", row: rows[index + 1] }
        : { kind: "expand", open: true };
    case "ArrowLeft":
      if (row.expanded) return { kind: "expand", open: false };
      return { kind: "focus", row: rows.find((other) => other.node.id === row.parentId) };
    case "Enter":
      return { kind: "choose" };
    case " ":
      return { kind: "check" };
    default:
      return key.length === 1
        ? { kind: "focus", row: nextByLetter(key, index, rows) }
        : { kind: "none" };
  }
}

function nextByLetter(
  letter: string,
  index: number,
  rows: readonly TreeRow[],
): TreeRow | undefined {
  const wanted = letter.toLocaleLowerCase();
  const fromHere = [...rows.slice(index + 1), ...rows.slice(0, index)];
  return fromHere.find((row) => row.node.label.toLocaleLowerCase().startsWith(wanted));
}
