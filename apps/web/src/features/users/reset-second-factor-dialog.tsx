import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { userQueries, type User } from "../../queries/users.ts";

export interface ResetSecondFactorDialogProps {
  user: User;
  onClose: () => void;
}

/** Confirms that somebody has lost their second factor, and removes it. */
export function ResetSecondFactorDialog({ user, onClose }: ResetSecondFactorDialogProps) {
  const { users: messages } = useMessages();
  const reset = useMutation(
    userQueries.resetSecondFactor({
      onSuccess: () => {
        notices.success(messages.factorRemoved(user));
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      title={messages.resetFactorTitle(user)}
      description={messages.resetFactorText}
      confirmLabel={messages.resetFactor}
      loading={reset.isPending}
      onOpenChange={onClose}
      onConfirm={() => reset.mutate(user.id)}
    >
      {reset.error && (
        <p role="alert" className="m-0 text-sm text-destructive">
          {reset.error.message}
        </p>
      )}
    </ConfirmDialog>
  );
}
