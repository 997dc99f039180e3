import { UserCheck, UserX } from "lucide-react";
import { queryClient, sdk } from "../../shared/api.ts";
import type { BatchAction } from "../../shared/list/batch-bar.tsx";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { userQueries, type User } from "./queries.ts";

/** What can be done to several accounts at once; each is asked whether it applies. */
export function useUserBatch(): BatchAction<User>[] {
  const { users: messages, list } = useMessages();
  const can = useViewCan();
  const onDone = () => void queryClient.invalidateQueries({ queryKey: userQueries.keys.all });
  const setStatus =
    (status: User["status"]) =>
    ({ id, version }: User) =>
      sdk.users.update({ id, version, status }, { silent: true });
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
    onDone,
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
    onDone,
  };
  const remove = batchDelete<User>(list, {
    confirm: ({ count }) => ({
      title: messages.batchDeleteTitle({ count }),
      text: messages.deleteText,
    }),
    applies: ({ allowedActions }) => allowedActions.includes("delete"),
    run: ({ id }) => sdk.users.delete(id, { silent: true }),
    onDone,
  });
  return [...(can("update") ? [disable, enable] : []), ...(can("delete") ? [remove] : [])];
}
