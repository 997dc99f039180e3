"use client";

import { useState } from "react";
import { allIds, type TreeNode } from "./tree-model.ts";
import { ancestorIds } from "./tree-path.ts";

interface TreeExpansionInput {
  nodes: readonly TreeNode[];
  selectedId?: string | undefined;
  defaultExpandedIds?: Iterable<string> | undefined;
  expandedIds?: ReadonlySet<string> | undefined;
  onExpandedChange?: ((expandedIds: ReadonlySet<string>) => void) | undefined;
}

/** Which nodes are open. While a filter is on, all of what it leaves, but for what is closed by hand. */
export function useTreeExpansion(
  input: TreeExpansionInput,
  shown: readonly TreeNode[],
  filter: string,
) {
  const [own, setOwn] = useOwnExpansion(input);
  const [closed, setClosed] = useState<{ filter: string; ids: ReadonlySet<string> }>({
    filter: "",
    ids: new Set(),
  });
  const closedHere = closed.filter === filter ? closed.ids : new Set<string>();
  const expanded: ReadonlySet<string> =
    filter === ""
      ? (input.expandedIds ?? own)
      : new Set(allIds(shown).filter((id) => !closedHere.has(id)));

  const setExpanded = (id: string, open: boolean) => {
    if (filter !== "") {
      setClosed({ filter, ids: withId(closedHere, id, !open) });
      return;
    }
    const next = withId(expanded, id, open);
    setOwn(next);
    input.onExpandedChange?.(next);
  };
  return { expanded, setExpanded };
}

/** What is expanded by default or by hand, and the ancestors of the selected node each time it changes. */
function useOwnExpansion({ nodes, selectedId, defaultExpandedIds }: TreeExpansionInput) {
  const [own, setOwn] = useState<ReadonlySet<string>>(() => new Set(defaultExpandedIds));
  const [shownWay, setShownWay] = useState("");
  const above = selectedId === undefined ? [] : ancestorIds(nodes, selectedId);
  const way = above.length > 0 ? `${above.join(" ")} ${selectedId}` : "";
  if (way !== shownWay) {
    setShownWay(way);
    setOwn(new Set([...own, ...above]));
  }
  return [own, setOwn] as const;
}

function withId(ids: ReadonlySet<string>, id: string, present: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (present) next.add(id);
  else next.delete(id);
  return next;
}
