import { Dialog } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { AccountSessions } from "./account-sessions.tsx";
import type { User } from "../../queries/users.ts";

/** Where a user is signed in now. */
export function SessionsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { accountForms } = useMessages();
  return (
    <Dialog open title={accountForms.sessionsTitle(user)} onOpenChange={onClose}>
      <AccountSessions userId={user.id} />
    </Dialog>
  );
}
