import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { userQueries, type User } from "../../queries/users.ts";

/** Confirms that an account is disabled; shows why it failed. */
export function DisableDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { users: messages } = useMessages();
  const { id, version } = user;
  const update = useMutation(
    userQueries.update({
      onSuccess: () => {
        notices.success(messages.disabled(user));
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      title={messages.disableTitle(user)}
      description={messages.disableText}
      confirmLabel={messages.disable}
      loading={update.isPending}
      onOpenChange={onClose}
      onConfirm={() => update.mutate({ id, version, status: "disabled" })}
    >
      {update.error && (
        <p role="alert" className="m-0 text-sm text-destructive">
          {update.error.message}
        </p>
      )}
    </ConfirmDialog>
  );
}
