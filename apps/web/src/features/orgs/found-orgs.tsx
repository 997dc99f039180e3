import { PanelState, Tree } from "@atrium/ui";
import { orgTree } from "../../queries/orgs.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { toTreeNodes } from "../../shared/tree-choices.ts";
import { useQuery } from "../../shared/use-query.ts";

interface FoundOrgsProps {
  typed: string;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** The organisations with a name that contains what was typed, below those they belong to. */
export function FoundOrgs({ typed, chosenId, onChoose }: FoundOrgsProps) {
  const { orgs: messages } = useMessages();
  const tree = useQuery(orgTree);
  if (tree.data === undefined)
    return <PanelState state={pendingStatus(tree, messages.permission)} />;
  return (
    <Tree
      label={messages.tree}
      nodes={toTreeNodes(tree.data, ({ name }) => name)}
      filter={typed}
      selectedId={chosenId}
      onSelect={({ id }) => onChoose(id)}
    />
  );
}
