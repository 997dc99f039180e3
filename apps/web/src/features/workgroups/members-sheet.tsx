import { useHasPermission } from "@atrium/hooks";
import { Button, DataTable, Dialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { UserPlus, UserMinus } from "lucide-react";
import { useState } from "react";
import { leaveUnsaved } from "../../shared/confirmations.ts";
import { BatchBar } from "../../shared/list/batch-bar.tsx";
import { toTableColumns } from "../../shared/list/list-column.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useTableDensity } from "../../shared/use-table-density.ts";
import { AddMembers } from "./add-members.tsx";
import { memberColumns } from "./member-columns.tsx";
import { memberQueries, workgroupQueries, type Member } from "../../queries/workgroups.ts";
import { useQuery } from "../../shared/use-query.ts";
import { useChosenMembers } from "./use-chosen-members.ts";

interface MembersSheetProps {
  /** The id of the workgroup. */
  id: string;
  onClose: () => void;
}

/** Who belongs to a workgroup: add people, and remove one or many. */
export function MembersSheet({ id, onClose }: MembersSheetProps) {
  const { workgroups: messages, list } = useMessages();
  const has = useHasPermission();
  const roles = useDictionary("memberRole");
  const density = useTableDensity();
  const [adding, setAdding] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const group = useQuery(workgroupQueries.detail(id));
  const members = useQuery(memberQueries.list({ workgroupId: id }));
  const removal = useMutation(memberQueries.removeMany());
  const selection = useChosenMembers(members.data ?? []);
  // Who may add members may change their role as well.
  const mayAdd = has("system:workgroupMember:add");
  const mayRemove = has("system:workgroupMember:delete");
  const title = group.data ? messages.membersOf({ name: group.data.name }) : messages.members;
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onOpenChange={(open) => {
        if (!open) leaveUnsaved(title, unsaved, onClose);
      }}
    >
      <div className="grid gap-3">
        {mayAdd && !adding && (
          <Button className="justify-self-start" onClick={() => setAdding(true)} data-dialog-focus>
            <UserPlus aria-hidden="true" />
            {messages.addMembers}
          </Button>
        )}
        {adding && (
          <AddMembers workgroupId={id} onUnsaved={setUnsaved} onClose={() => setAdding(false)} />
        )}
        {mayRemove && (
          <BatchBar
            selection={selection}
            rowName={nameOf}
            actions={[
              {
                id: "remove",
                label: messages.remove,
                icon: <UserMinus aria-hidden="true" />,
                danger: true,
                confirm: ({ count }) => ({
                  title: messages.removeSome({ count }),
                  text: messages.removeText,
                }),
                run: removal.mutateAsync,
              },
            ]}
          />
        )}
        <DataTable
          label={title}
          density={density}
          columns={toTableColumns(memberColumns(messages, list, roles, mayAdd))}
          rowId={(member) => member.id}
          selection={mayRemove ? selection.ofTable : undefined}
          state={
            members.data === undefined
              ? pendingStatus(members, messages.viewMembers)
              : members.data.length > 0
                ? { status: "ready", rows: members.data }
                : {
                    status: "empty",
                    title: messages.membersEmptyTitle,
                    text: messages.membersEmptyText,
                  }
          }
        />
      </div>
    </Dialog>
  );
}

function nameOf({ name }: Member): string {
  return name;
}
