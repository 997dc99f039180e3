import { useMutation } from "@tanstack/react-query";
import { UserCheck, UserX } from "lucide-react";
import type { BatchAction } from "../../shared/list/batch-action.ts";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import type { BatchCall } from "../../queries/batch.ts";
import { userQueries, type User } from "../../queries/users.ts";

/** The batch actions of accounts; each checks whether it applies. */
export function useUserBatch(): BatchAction<User>[] {
  const { users: messages, list } = useMessages();
  const can = useViewCan();
  const update = useMutation(userQueries.updateMany());
  const removal = useMutation(userQueries.removeMany());
  const setStatus =
    (status: User["status"]): BatchCall<User> =>
    ({ rows, onProgress }) =>
      update.mutateAsync({
        rows: rows.map(({ id, version }) => ({ id, version, status })),
        onProgress,
      });
  const disable: BatchAction<User> = {
    id: "disable",
    label: messages.disable,
    icon: <UserX aria-hidden="true" />,
    confirm: ({ count }) => ({
      title: messages.batchDisableTitle({ count }),
      text: messages.disableText,
    }),
    applies: ({ allowedActions }) => allowedActions.includes("disable"),
    run: setStatus("disabled"),
  };
  const enable: BatchAction<User> = {
    id: "enable",
    label: messages.enable,
    icon: <UserCheck aria-hidden="true" />,
    confirm: ({ count }) => ({
      title: messages.batchEnableTitle({ count }),
      text: messages.batchEnableText,
    }),
    applies: ({ status, allowedActions }) =>
      status === "disabled" && allowedActions.includes("update"),
    run: setStatus("active"),
  };
  const remove = batchDelete<User>(list, {
    confirm: ({ count }) => ({
      title: messages.batchDeleteTitle({ count }),
      text: messages.deleteText,
    }),
    applies: ({ allowedActions }) => allowedActions.includes("delete"),
    run: removal.mutateAsync,
  });
  return [...(can("update") ? [disable, enable] : []), ...(can("delete") ? [remove] : [])];
}
