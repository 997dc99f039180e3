"use client";

import { ChevronDown } from "lucide-react";
import { controlClasses } from "../components/control-classes.ts";
import { useFieldControl } from "../components/field-context.ts";
import { lazyComponent } from "../lib/lazy-component.ts";
import { usePanelTrigger } from "../lib/use-panel-trigger.ts";
import { cn } from "../lib/utils.ts";
import { useUiMessages } from "../messages-provider.tsx";
import type { TreeNode } from "./tree-model.ts";
import { pathLabels } from "./tree-path.ts";

/** The tree and what places it, fetched with the first box that is entered. */
export const treeSelectPanel = /* @__PURE__ */ lazyComponent(
  async () => (await import("./tree-select-panel.tsx")).TreeSelectPanel,
);

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
  const { button, Panel, isOpen, setOpen, props: trigger } = usePanelTrigger(treeSelectPanel);
  const path = value === null ? [] : pathLabels(nodes, value);
  return (
    <>
      <button
        ref={button}
        type="button"
        disabled={disabled}
        id={props.id}
        {...field}
        aria-required={undefined}
        aria-haspopup="dialog"
        {...trigger}
        onClick={() => setOpen(!isOpen)}
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
      {Panel && (
        <Panel
          button={button}
          label={label}
          nodes={nodes}
          value={value}
          onValueChange={onValueChange}
          open={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
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
