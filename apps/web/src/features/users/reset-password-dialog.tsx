import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { userQueries, type User } from "../../queries/users.ts";
import { ShownOnceDialog } from "./shown-once-dialog.tsx";

export interface ResetPasswordDialogProps {
  user: User;
  onClose: () => void;
}

/** Asks, gives the account a temporary password and shows it this once. */
export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const { users: messages, accountForms } = useMessages();
  const reset = useMutation({
    ...userQueries.resetPassword(),
    // The password is dropped when the dialog closes.
    gcTime: 0,
  });
  if (reset.data) {
    const { temporaryPassword } = reset.data;
    return (
      <ShownOnceDialog
        title={accountForms.temporaryTitle(user)}
        label={accountForms.temporaryLabel}
        value={temporaryPassword}
        text={accountForms.temporaryText}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      danger={false}
      title={accountForms.resetTitle(user)}
      description={accountForms.resetText}
      confirmLabel={messages.reset}
      loading={reset.isPending}
      onOpenChange={onClose}
      onConfirm={() => reset.mutate(user)}
      error={reset.error?.message}
    />
  );
}
