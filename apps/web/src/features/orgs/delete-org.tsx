import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { useMessages } from "../../shared/messages.ts";
import { orgQueries, type Org } from "../../queries/orgs.ts";

interface DeleteOrgProps {
  org: Org;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before an organisation is deleted; says how much of what keeps it. */
export function DeleteOrg({ org, onDeleted, onClose }: DeleteOrgProps) {
  const { orgs: messages, trees } = useMessages();
  return (
    <DeleteDialog
      record={org}
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
