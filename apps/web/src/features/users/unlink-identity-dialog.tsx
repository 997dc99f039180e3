import { useMessages } from "../../shared/messages.ts";
import { RemovalDialog } from "../../shared/removal-dialog.tsx";
import { userQueries, type User } from "../../queries/users.ts";

export interface UnlinkIdentityDialogProps {
  user: User;
  onClose: () => void;
}

/** Confirms that the identity provider is to sign in to an account no more. */
export function UnlinkIdentityDialog({ user, onClose }: UnlinkIdentityDialogProps) {
  const { users: messages, accountForms } = useMessages();
  return (
    <RemovalDialog
      id={user.id}
      texts={{
        title: accountForms.unlinkIdentityTitle(user),
        text: accountForms.unlinkIdentityText,
        confirm: messages.unlinkIdentity,
        done: accountForms.identityUnlinked(user),
      }}
      remove={userQueries.unlinkIdentity}
      onClose={onClose}
    />
  );
}
