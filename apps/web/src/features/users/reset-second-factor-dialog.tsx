import { useMessages } from "../../shared/messages.ts";
import { RemovalDialog } from "../../shared/removal-dialog.tsx";
import { userQueries, type User } from "../../queries/users.ts";

export interface ResetSecondFactorDialogProps {
  user: User;
  onClose: () => void;
}

/** Confirms that somebody has lost their second factor, and removes it. */
export function ResetSecondFactorDialog({ user, onClose }: ResetSecondFactorDialogProps) {
  const { users: messages, accountForms } = useMessages();
  return (
    <RemovalDialog
      id={user.id}
      texts={{
        title: accountForms.resetFactorTitle(user),
        text: accountForms.resetFactorText,
        confirm: messages.resetFactor,
        done: accountForms.factorRemoved(user),
      }}
      remove={userQueries.resetSecondFactor}
      onClose={onClose}
    />
  );
}
