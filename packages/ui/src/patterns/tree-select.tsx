"use client";

import { ChevronDown, Search } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { controlClasses } from "../components/control-classes.ts";
import { FieldContext, useFieldControl } from "../components/field-context.ts";
import { Input } from "../components/input.tsx";
import { Popover } from "../components/popover.tsx";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import { onlyMatch, type TreeNode } from "./tree-model.ts";
import { pathLabels } from "./tree-path.ts";
import { Tree } from "./tree.tsx";

export interface TreeSelectProps {
  /** The accessible name. */
  label: string;
  nodes: readonly TreeNode[];
  value: string | null;
  onValueChange: (id: string | null) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A box that opens a tree with a filter to select one node. Shows the path to the node. */
export function TreeSelect(props: TreeSelectProps) {
  const { label, nodes, value, onValueChange, disabled = false, className } = props;
  const messages = useUiMessages();
  const field = useFieldControl({ id: props.id });
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const tree = useRef<HTMLDivElement>(null);
  const path = value === null ? [] : pathLabels(nodes, value);
  const select = (node: TreeNode) => {
    onValueChange(node.id);
    setOpen(false);
    setQuery("");
  };

  const onFilterKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      tree.current?.querySelector<HTMLElement>("[role=treeitem][tabindex='0']")?.focus();
    }
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const match = onlyMatch(nodes, query);
    if (match !== undefined) select(match);
  };

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={label}
      className="p-2"
      trigger={
        <button
          type="button"
          disabled={disabled}
          id={props.id}
          {...field}
          aria-required={undefined}
          className={cn(
            controlClasses,
            "flex h-control items-center gap-2 px-2.5 text-left",
            className,
          )}
        >
          {path.length > 0 ? (
            <NodePath labels={path} />
          ) : (
            <span className="min-w-0 flex-1 truncate text-subtle-foreground">
              {props.placeholder ?? messages.select}
            </span>
          )}
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-subtle-foreground" />
        </button>
      }
    >
      {/* The field around it labels the button, not the filter. */}
      <FieldContext value={null}>
        <Input
          type="search"
          autoComplete="off"
          aria-label={messages.treeFilter}
          placeholder={messages.treeFilter}
          leading={<Search aria-hidden="true" />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onFilterKey}
        />
      </FieldContext>
      <div ref={tree} className="mt-2">
        {nodes.length === 0 && query.trim() === "" && (
          <p role="status" className="m-0 p-2 text-sm text-subtle-foreground">
            {messages.emptyTitle}
          </p>
        )}
        <Tree
          // Nodes that load after it was opened are expanded like those that were there.
          key={nodes.length > 0 ? "nodes" : "none"}
          label={label}
          nodes={nodes}
          filter={query}
          selectedId={value ?? undefined}
          onSelect={select}
          defaultExpandedIds={nodes.map((node) => node.id)}
          className="max-h-72 overflow-y-auto"
        />
      </div>
    </Popover>
  );
}

/** The path to a node. Ancestors are truncated first, because many nodes share them. */
function NodePath({ labels }: { labels: readonly string[] }) {
  const above = labels.slice(0, -1).map((label) => `${label} / `);
  return (
    <span title={labels.join(" / ")} className="flex min-w-0 flex-1">
      {above.length > 0 && (
        <span className="min-w-0 shrink-[9999] truncate whitespace-pre">{above.join("")}</span>
      )}
      <span className="min-w-0 truncate">{labels.at(-1)}</span>
    </span>
  );
}
