import { ConfirmDialog, Skeleton } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useUndoDeletion } from "../../shared/use-undo-deletion.ts";
import { openWorkOf, userQueries, type OpenWork, type User } from "../../queries/users.ts";
import { useQuery } from "../../shared/use-query.ts";
import { HandOverItem } from "./hand-over-item.tsx";

export interface DeactivateDialogProps {
  user: User;
  action: "disable" | "delete";
  onClose: () => void;
}

/** Confirms that an account is disabled or deleted, and hands over what is open with its person. */
export function DeactivateDialog({ user, action, onClose }: DeactivateDialogProps) {
  const { users: messages, accountForms, list } = useMessages();
  const { id, version, name } = user;
  const [receivers, setReceivers] = useState<Partial<Record<OpenWork["kind"], string>>>({});
  const work = useQuery(openWorkOf(id));
  const undo = useUndoDeletion("users");
  const isDeletion = action === "delete";
  const deactivate = useMutation(
    userQueries.deactivate({
      onSuccess: () => {
        if (isDeletion) notices.success(list.deleted({ name }), undo?.([user]));
        else notices.success(accountForms.disabled({ name }));
        onClose();
      },
    }),
  );
  const open = work.data ?? [];
  const blocking = open.filter(
    ({ kind, blocksDeletion }) => isDeletion && blocksDeletion && receivers[kind] === undefined,
  );
  const problem = deactivate.error ?? work.error;
  const confirm = () => {
    const handOver = open.flatMap(({ kind }) => {
      const toId = receivers[kind];
      return toId === undefined ? [] : [{ kind, toId }];
    });
    deactivate.mutate({ id, version, action, handOver });
  };
  return (
    <ConfirmDialog
      open
      title={isDeletion ? list.deleteTitle({ name }) : accountForms.disableTitle(user)}
      description={isDeletion ? messages.deleteText : messages.disableText}
      confirmLabel={isDeletion ? list.delete : messages.disable}
      loading={deactivate.isPending}
      disabled={work.data === undefined || blocking.length > 0}
      onOpenChange={onClose}
      onConfirm={confirm}
      error={problem?.message}
    >
      {work.isPending && <Skeleton className="h-10" />}
      {open.length > 0 && (
        <section aria-label={accountForms.openWork({ name })} className="grid gap-2">
          <h3 className="m-0 text-sm font-medium">{accountForms.openWork({ name })}</h3>
          <ul className="m-0 grid list-none gap-2 p-0">
            {open.map((one) => (
              <HandOverItem
                key={one.kind}
                userId={id}
                work={one}
                isRequired={isDeletion && one.blocksDeletion}
                receiver={receivers[one.kind]}
                onChange={(receiver) => setReceivers({ ...receivers, [one.kind]: receiver })}
              />
            ))}
          </ul>
        </section>
      )}
      {blocking.length > 0 && <p className="m-0 text-sm">{accountForms.handOverFirst}</p>}
    </ConfirmDialog>
  );
}
