"use client";

import { Search } from "lucide-react";
import { useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { FieldContext } from "../components/field-context.ts";
import { Input } from "../components/input.tsx";
import { PopoverPanel } from "../components/popover-panel.tsx";
import { useUiMessages } from "../messages-provider.tsx";
import { onlyMatch, type TreeNode } from "./tree-model.ts";
import { Tree } from "./tree.tsx";

interface TreeSelectPanelProps {
  /** What it hangs under. */
  button: RefObject<HTMLButtonElement | null>;
  /** The accessible name. */
  label: string;
  nodes: readonly TreeNode[];
  value: string | null;
  onValueChange: (id: string | null) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The tree of a `TreeSelect`, with its filter. */
export function TreeSelectPanel(props: TreeSelectPanelProps) {
  const { button, label, nodes, value, onValueChange, open, onOpenChange } = props;
  const messages = useUiMessages();
  const [query, setQuery] = useState("");
  const tree = useRef<HTMLDivElement>(null);
  const select = (node: TreeNode) => {
    onValueChange(node.id);
    onOpenChange(false);
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
    <PopoverPanel
      button={button}
      label={label}
      className="p-2"
      open={open}
      onOpenChange={onOpenChange}
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
    </PopoverPanel>
  );
}
