import { UserCheck, UserX } from "lucide-react";
import { queryClient, sdk } from "../../shared/api.ts";
import type { BatchAction } from "../../shared/list/batch-bar.tsx";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { userQueries, type User } from "./queries.ts";

/** What can be done to several accounts at once; each is asked whether it applies. */
export function useUserBatch(): BatchAction<User>[] {
  const { users: words, list } = useMessages();
  const can = useViewCan();
  const onDone = () => void queryClient.invalidateQueries({ queryKey: userQueries.keys.all });
  const setStatus =
    (status: User["status"]) =>
    ({ id, version }: User) =>
      sdk.users.update({ id, version, status }, { quiet: true });
  const disable: BatchAction<User> = {
    id: "disable",
    label: words.disable,
    icon: <UserX aria-hidden="true" />,
    confirm: ({ count }) => ({
      title: words.batchDisableTitle({ count }),
      text: words.disableText,
    }),
    applies: ({ allowedActions }) => allowedActions.includes("disable"),
    run: setStatus("disabled"),
    onDone,
  };
  const enable: BatchAction<User> = {
    id: "enable",
    label: words.enable,
    icon: <UserCheck aria-hidden="true" />,
    confirm: ({ count }) => ({
      title: words.batchEnableTitle({ count }),
      text: words.batchEnableText,
    }),
    applies: ({ status, allowedActions }) =>
      status === "disabled" && allowedActions.includes("update"),
    run: setStatus("active"),
    onDone,
  };
  const remove = batchDelete<User>(list, {
    confirm: ({ count }) => ({ title: words.batchDeleteTitle({ count }), text: words.deleteText }),
    applies: ({ allowedActions }) => allowedActions.includes("delete"),
    run: ({ id }) => sdk.users.delete(id, { quiet: true }),
    onDone,
  });
  return [...(can("update") ? [disable, enable] : []), ...(can("delete") ? [remove] : [])];
}
