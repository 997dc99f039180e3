import { useUndoDeletion } from "../../shared/use-undo-deletion.ts";
import { useMutation } from "@tanstack/react-query";
import { UserCheck, UserX } from "lucide-react";
import type { BatchAction } from "../../shared/list/batch-action.ts";
import { undoAction } from "../../shared/list/undo-action.ts";
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
  const undo = useUndoDeletion("users");
  const setStatus =
    (status: User["status"]): BatchCall<User> =>
    ({ rows, onProgress }) =>
      update.mutateAsync({
        rows: rows.map(({ id, version }) => ({ id, version, status })),
        onProgress,
      });
  const restoreStatus: BatchCall<User> = ({ rows, onProgress }) =>
    update.mutateAsync({
      // The step made one version of each; whatever has more was changed by somebody else since.
      rows: rows.map(({ id, version, status }) => ({ id, version: version + 1, status })),
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
    danger: true,
    run: setStatus("disabled"),
    undo: (rows) => undoAction(rows, restoreStatus, list),
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
    undo: (rows) => undoAction(rows, restoreStatus, list),
  };
  const remove = batchDelete<User>(list, {
    confirm: ({ count }) => ({
      title: messages.batchDeleteTitle({ count }),
      text: messages.deleteText,
    }),
    applies: ({ allowedActions }) => allowedActions.includes("delete"),
    run: removal.mutateAsync,
    undo,
  });
  return [...(can("update") ? [disable, enable] : []), ...(can("delete") ? [remove] : [])];
}
