import { useSession, useSessionUser } from "@atrium/hooks";
import { Button, Dialog } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { SignInForm } from "../sign-in/sign-in-form.tsx";

/** Signing in again in place; `onAside` puts the dialog out of the way for a while. */
export function ExpiredDialog({ onAside }: { onAside: () => void }) {
  const session = useSession();
  const user = useSessionUser();
  const { session: words } = useMessages();
  return (
    <Dialog
      open
      keepOpen
      size="small"
      onOpenChange={(open) => {
        if (!open) onAside();
      }}
      title={words.expiredTitle}
      description={words.expiredText({ name: user?.name ?? "" })}
      footer={
        <Button variant="dangerQuiet" onClick={() => void session.signOut()}>
          {words.expiredLeave}
        </Button>
      }
    >
      <SignInForm username={user?.username} signIn={(credentials) => session.signIn(credentials)} />
    </Dialog>
  );
}
