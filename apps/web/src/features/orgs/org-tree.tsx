import { PanelState, Tree, type TreeMove } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { queryClient } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { topId } from "../../shared/parent-choices.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useTreeMove } from "../../shared/use-tree-move.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { FoundOrgs } from "./found-orgs.tsx";
import { findOrg, ancestorIds, levelsAfter, orgNodes, withoutFormer } from "./org-nodes.ts";
import { orgQueries, type Org } from "../../queries/orgs.ts";
import { useOrgLevels } from "./use-org-levels.ts";

interface OrgTreeProps {
  /** What is searched for. */
  typed: string;
  chosen: Org | undefined;
  onChoose: (id: string) => void;
}

/** The organisations as a tree; each level is loaded when it is opened. */
export function OrgTree({ typed, chosen, onChoose }: OrgTreeProps) {
  const { orgs: messages, phrases } = useMessages();
  const can = useViewCan();
  const statuses = useDictionary("enabledStatus");
  const [openIds, setOpenIds] = useOpenIds(chosen);
  const loaded = useOrgLevels(openIds);
  useOpenRoot(loaded.levels.get(topId), (id) => setOpenIds(new Set([...openIds, id])));
  const { move, pending } = useTreeMove<Org>(useMutation(orgQueries.update()).mutateAsync);
  const top = loaded.levels.get(topId);
  if (!top) return <PanelState state={pendingStatus(loaded, messages.permission)} />;
  if (top.length === 0) {
    return (
      <PanelState
        state={{ status: "empty", title: messages.emptyTitle, text: messages.emptyText }}
      />
    );
  }
  const moveTo = ({ id, parentId = topId, index }: TreeMove) => {
    const record = findOrg(loaded.levels, id);
    if (record === undefined) return;
    // Below a node that was never opened it goes last.
    const isKnown = loaded.levels.get(parentId) !== undefined;
    void move({
      record,
      place: { parentId, index: isKnown ? index : Number.MAX_SAFE_INTEGER },
      siblings: () => queryClient.fetchQuery(orgQueries.list(parentId)),
    });
  };
  const levels = pending ? levelsAfter(loaded.levels, pending) : withoutFormer(loaded.levels);
  const label = ({ name, status }: Org) =>
    status === "enabled" ? name : phrases.annotated({ text: name, note: statuses.label(status) });
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-1.5">
      {typed.trim() === "" ? (
        <Tree
          label={messages.tree}
          nodes={orgNodes(levels, label)}
          selectedId={chosen?.id}
          onSelect={({ id }) => onChoose(id)}
          expandedIds={openIds}
          onExpandedChange={setOpenIds}
          onLoadChildren={() => void loaded.refetch()}
          onMove={can("update") ? moveTo : undefined}
        />
      ) : (
        <FoundOrgs typed={typed} chosenId={chosen?.id} onChoose={onChoose} />
      )}
    </div>
  );
}

/** The expanded nodes: those opened by the user, and the ancestors of the selected one. */
function useOpenIds(chosen: Org | undefined) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [shownPath, setShownPath] = useState<string>();
  if (chosen !== undefined && chosen.path !== shownPath) {
    setShownPath(chosen.path);
    setOpenIds(new Set([...openIds, ...ancestorIds(chosen)]));
  }
  return [openIds, setOpenIds] as const;
}

/** A single company opens by itself, once. */
function useOpenRoot(top: readonly Org[] | null | undefined, open: (id: string) => void): void {
  const [done, setDone] = useState(false);
  if (done || !top) return;
  setDone(true);
  const [root, ...others] = top;
  if (root !== undefined && others.length === 0) open(root.id);
}
