import { can as isAllowed } from "@atrium/hooks";
import { Button, PanelState, Tree, type TreeMove } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { useMessages } from "../../shared/messages.ts";
import { topId } from "../../shared/parent-choices.ts";
import { useTreeMove } from "../../shared/use-tree-move.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";
import { typeQueries, type TypeRow } from "../../queries/article-types.ts";
import { childrenOf, isFiltered, noFilter, typeNodes, type TypeFilter } from "./type-nodes.ts";

interface TypeTreePanelProps {
  types: readonly TypeRow[];
  chosenId: string | undefined;
  filter: TypeFilter;
  onFilter: (filter: TypeFilter) => void;
  onChoose: (id: string) => void;
  /** A type has another place. */
  onMoved: () => void;
}

/** All types as a tree with their statuses: filtered by keyword and status, moved by mouse or keyboard. */
export function TypeTreePanel(props: TypeTreePanelProps) {
  const { types, chosenId, filter, onFilter, onChoose, onMoved } = props;
  const { articleTypes: messages } = useMessages();
  const can = useViewCan();
  const { move } = useTreeMove<TypeRow>(useMutation(typeQueries.update()).mutateAsync);
  if (types.length === 0) {
    return (
      <PanelState
        state={{
          status: "empty",
          title: messages.emptyTitle,
          text: messages.emptyText,
          action: can("save") && (
            <Button onClick={() => onChoose("new")}>
              <Plus aria-hidden="true" />
              {messages.new}
            </Button>
          ),
        }}
      />
    );
  }
  const typeOf = (id: string) => types.find((type) => type.id === id);
  const moveTo = async ({ id, parentId = topId, index }: TreeMove) => {
    const record = typeOf(id);
    if (record === undefined) return;
    const siblings = () => childrenOf(types, parentId);
    await move({ record, place: { parentId, index }, siblings });
    onMoved();
  };
  const filtered = isFiltered(filter);
  const nodes = typeNodes(types, filter);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-1.5">
      {nodes.length === 0 ? (
        <PanelState state={{ status: "nothingFound", onClear: () => onFilter(noFilter) }} />
      ) : (
        <Tree
          // What was found is shown, also below a node that was closed.
          key={String(filtered)}
          label={messages.tree}
          nodes={nodes}
          defaultExpandedIds={types.map(({ id }) => id)}
          selectedId={chosenId}
          onSelect={({ id }) => onChoose(id)}
          // Places among what a filter leaves are not the places in the tree.
          onMove={can("update") && !filtered ? (to) => void moveTo(to) : undefined}
          canDrop={({ id }) => isAllowed(typeOf(id)?.allowedActions, "update")}
          renderDetail={({ id }) => <State type={typeOf(id)} />}
        />
      )}
    </div>
  );
}

/** Its status, and at the top of the tree the language of everything below. */
function State({ type }: { type: TypeRow | undefined }) {
  const site = useContentLanguages();
  if (type === undefined) return null;
  return (
    <span className="flex items-center gap-2">
      {site.isMultilingual && type.parentId === topId && (
        <span className="text-xs text-subtle-foreground">{site.nameOf(type.language)}</span>
      )}
      <DisplayStatusBadge status={type.displayStatus} />
    </span>
  );
}
