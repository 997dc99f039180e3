"use client";

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { cn } from "../lib/utils.ts";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { treeKeyAction, useTypeAhead } from "./tree-keys.ts";
import type { TreeMove } from "./tree-move.ts";
import { TreeMoveMenu } from "./tree-move-menu.tsx";
import { TreeRowView } from "./tree-row.tsx";
import {
  deriveChecks,
  filterTree,
  rowKey,
  toggleCheck,
  visibleRows,
  type TreeChecks,
  type TreeNode,
  type TreeRow,
} from "./tree-model.ts";
import { useInitialScroll } from "./use-initial-scroll.ts";
import { useVirtualFocus } from "./use-virtual-focus.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";
import { useTreeDrag } from "./use-tree-drag.ts";
import { useTreeExpansion } from "./use-tree-expansion.ts";
import { useTreeMoves } from "./use-tree-moves.ts";

export interface TreeProps {
  /** The accessible name. */
  label: string;
  nodes: readonly TreeNode[];
  /** The selected node. Its ancestors are expanded whenever it changes or moves. */
  selectedId?: string | undefined;
  onSelect?: ((node: TreeNode) => void) | undefined;
  /** Gives every node a check box; ids of leaves are enough, what is above is derived. */
  checkedIds?: ReadonlySet<string> | undefined;
  onCheckedChange?: ((checks: TreeChecks) => void) | undefined;
  /** Controls the check boxes: those checked, these indeterminate. Nothing is derived then; `onCheck` reports presses. */
  indeterminateIds?: ReadonlySet<string> | undefined;
  /** A node's box was pressed. */
  onCheck?: ((node: TreeNode) => void) | undefined;
  /** Open from the start. */
  defaultExpandedIds?: Iterable<string> | undefined;
  /** Takes over which nodes are open. */
  expandedIds?: ReadonlySet<string> | undefined;
  onExpandedChange?: ((expandedIds: ReadonlySet<string>) => void) | undefined;
  /** A node was opened whose children are not loaded, or loading them is to be tried again. */
  onLoadChildren?: ((node: TreeNode) => void) | undefined;
  /** Shows only the nodes whose labels contain this text, and their ancestors. */
  filter?: string | undefined;
  /** Lets nodes be moved: by dragging, by Alt with the arrow keys, on a touch screen by a menu on each row. `moveNode` gives the trees after it. */
  onMove?: ((move: TreeMove) => void) | undefined;
  /** Whether a node may go there; by default anywhere but below itself. */
  canDrop?: ((move: TreeMove) => boolean) | undefined;
  /** Details at the right end of a node's row: a state, a count. They are part of the accessible name, after the label. */
  renderDetail?: ((node: TreeNode) => ReactNode) | undefined;
  /** At the right end of a row; for the pointer and, by Tab, the keyboard. */
  renderActions?: ((node: TreeNode) => ReactNode) | undefined;
  /** A tree of more than a hundred rows scrolls in its own box, whose height is set here. */
  className?: string | undefined;
}

/**
 * A tree view. Arrow keys move: right expands, left collapses or goes up; Home and End; Enter selects, Space
 * checks, letters go to the next name that starts with them, Alt with an arrow moves the node.
 *
 * @example <Tree label="Types" nodes={nodes} onMove={(move) => setNodes(moveNode(nodes, move))} />
 */
export function Tree(props: TreeProps) {
  const { label, nodes, selectedId, onSelect, checkedIds, onCheckedChange } = props;
  const messages = useUiMessages();
  const hintId = useId();
  const filter = props.filter?.trim() ?? "";
  const shown = filterTree(nodes, filter);
  const { expanded, setExpanded } = useTreeExpansion(props, shown, filter);
  const rows = visibleRows(shown, expanded);
  const { indeterminateIds } = props;
  const checks =
    checkedIds &&
    (indeterminateIds ? { checkedIds, indeterminateIds } : deriveChecks(nodes, checkedIds));

  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualRows({ box, count: rows.length, rowHeight: 28, isLoaded: () => true });
  const [focusedKey, setFocusedKey] = useState<string | undefined>(undefined);
  const focus = useVirtualFocus(box);
  const findNextByLetters = useTypeAhead();
  const current = Math.max(
    0,
    rows.findIndex((row) => rowKey(row) === focusedKey),
    focusedKey === undefined ? rows.findIndex((row) => row.node.id === selectedId) : 0,
  );
  useInitialScroll(
    box,
    rows.findIndex((row) => row.node.id === selectedId),
    virtual.scrollToIndex,
  );
  const tabStopIndex = current >= virtual.from && current < virtual.to ? current : virtual.from;

  // Places among what a filter leaves are not the places in the trees.
  const onMove = filter === "" ? props.onMove : undefined;
  const canDrop = props.canDrop ?? allowAll;
  const onEnter = (parentId: string) => setExpanded(parentId, true);
  const { move, moveByKey, announcement } = useTreeMoves({ nodes, rows, onMove, canDrop, onEnter });
  // A finger cannot drag what it scrolls.
  const isTouched = useMediaQuery("(pointer: coarse)");
  const { dragOf, over } = useTreeDrag({ nodes, canDrop, onMove: move });

  const toggle = (row: TreeRow, open: boolean) => {
    setExpanded(row.node.id, open);
    if (open && row.node.children === undefined) props.onLoadChildren?.(row.node);
  };
  const check = ({ node }: TreeRow) => {
    if (!checkedIds || node.disabled) return;
    props.onCheck?.(node);
    onCheckedChange?.(toggleCheck(nodes, checkedIds, node));
  };
  const select = (row: TreeRow) => {
    if (row.notice === "failed") props.onLoadChildren?.(row.node);
    else if (row.notice || row.node.disabled) return;
    else if (onSelect) onSelect(row.node);
    else check(row);
  };
  const goTo = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setFocusedKey(rowKey(row));
    virtual.scrollToIndex(index);
    focus.focusOn(`[role=treeitem][data-index="${index}"]`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[current];
    if (!row || !isRowOrBox(event) || event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      if (moveByKey(row, event.key)) event.preventDefault();
      return;
    }
    const action = treeKeyAction(event.key, current, rows);
    if (!action && event.key.length !== 1) return;
    event.preventDefault();
    if (!action) goTo(findNextByLetters(event.key, current, rows));
    else if (action.kind === "focus") goTo(action.index);
    else if (action.kind === "expand") toggle(row, action.open);
    else if (action.kind === "check" && checkedIds && !row.notice) check(row);
    else if (action.kind !== "none") select(row);
  };

  if (rows.length === 0 && filter !== "") {
    return (
      <p role="status" className="m-0 p-2 text-sm text-subtle-foreground">
        {messages.treeNothingFound}
      </p>
    );
  }
  return (
    <>
      <div
        ref={box}
        role="tree"
        tabIndex={virtual.isVirtual ? -1 : undefined}
        aria-label={label}
        aria-multiselectable={checkedIds ? true : undefined}
        aria-describedby={onMove && hintId}
        onKeyDown={onKeyDown}
        onBlur={() => focus.setHasFocus(false)}
        className={cn(
          "text-sm",
          virtual.isVirtual && "max-h-[60dvh] overflow-y-auto outline-none [overflow-anchor:none]",
          props.className,
        )}
      >
        {virtual.before > 0 && <Gap height={virtual.before} />}
        {rows.slice(virtual.from, virtual.to).map((row, at) => (
          <TreeRowView
            key={rowKey(row)}
            row={row}
            index={virtual.from + at}
            selected={row.node.id === selectedId && !row.notice}
            checks={checks}
            tabStop={virtual.from + at === tabStopIndex}
            onFocus={(isOnRow) => {
              focus.setHasFocus(isOnRow);
              setFocusedKey(rowKey(row));
            }}
            onToggle={() => toggle(row, !row.expanded)}
            onSelect={() => select(row)}
            onCheck={() => check(row)}
            drag={onMove && dragOf(row)}
            dropPlace={over?.key === rowKey(row) ? over.place : undefined}
            detail={row.notice ? undefined : props.renderDetail?.(row.node)}
            actions={row.notice ? undefined : props.renderActions?.(row.node)}
            mover={
              onMove &&
              isTouched &&
              !row.notice &&
              !row.node.disabled && (
                <TreeMoveMenu nodes={nodes} rows={rows} row={row} onMove={move} />
              )
            }
          />
        ))}
        {virtual.after > 0 && <Gap height={virtual.after} />}
      </div>
      {onMove && (
        <>
          <span id={hintId} hidden>
            {messages.treeMoveHint}
          </span>
          <span role="status" className="sr-only">
            {announcement}
          </span>
        </>
      )}
    </>
  );
}

/** As high as the rows left out, at once: reduced motion makes a short transition of every change. */
function Gap({ height }: { height: number }) {
  return <div role="none" style={{ height }} className="transition-none" />;
}

function allowAll(): boolean {
  return true;
}

/** Keys pressed in a row's own controls are theirs. */
function isRowOrBox({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return (
    target === currentTarget || (target instanceof Element && target.matches("[role=treeitem]"))
  );
}
