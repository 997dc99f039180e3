import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { useMessages } from "../../shared/messages.ts";
import { orgQueries, type Org } from "../../queries/orgs.ts";

interface DeleteOrgProps {
  org: Org;
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms the deletion of an organisation; shows what blocks it. */
export function DeleteOrg({ org, onDeleted, onClose }: DeleteOrgProps) {
  const { orgs: messages, trees } = useMessages();
  return (
    <DeleteDialog
      record={org}
      kind="orgs"
      remove={orgQueries.remove}
      explain={({ children, users }) => {
        if (children) return trees.hasChildren({ count: children });
        return users ? messages.inUse({ count: users }) : undefined;
      }}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
