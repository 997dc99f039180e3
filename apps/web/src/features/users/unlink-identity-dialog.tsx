import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { userQueries, type User } from "../../queries/users.ts";

export interface UnlinkIdentityDialogProps {
  user: User;
  onClose: () => void;
}

/** Confirms that the identity provider is to sign in to an account no more. */
export function UnlinkIdentityDialog({ user, onClose }: UnlinkIdentityDialogProps) {
  const { users: messages } = useMessages();
  const unlinking = useMutation(
    userQueries.unlinkIdentity({
      onSuccess: () => {
        notices.success(messages.identityUnlinked(user));
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      title={messages.unlinkIdentityTitle(user)}
      description={messages.unlinkIdentityText}
      confirmLabel={messages.unlinkIdentity}
      loading={unlinking.isPending}
      onOpenChange={onClose}
      onConfirm={() => unlinking.mutate(user.id)}
    >
      {unlinking.error && (
        <p role="alert" className="m-0 text-sm text-destructive">
          {unlinking.error.message}
        </p>
      )}
    </ConfirmDialog>
  );
}
