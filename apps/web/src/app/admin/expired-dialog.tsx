import { useSession, useSessionState, useSessionUser } from "@atrium/hooks";
import { Button, Dialog } from "@atrium/ui";
import { config } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { ProviderSignIn } from "../sign-in/provider-sign-in.tsx";
import { SignInSteps } from "../sign-in/sign-in-steps.tsx";

/** Signing in again in place; `onAside` puts the dialog out of the way for a while. */
export function ExpiredDialog({ onAside }: { onAside: () => void }) {
  const session = useSession();
  const user = useSessionUser();
  const { session: messages, sessionDialogs } = useMessages();
  const isSignedOut = useSessionState(
    (state) => state.status === "expired" && state.signedOutElsewhere === true,
  );
  const name = user?.name ?? "";
  return (
    <Dialog
      open
      keepOpen
      size="sm"
      onOpenChange={(open) => {
        if (!open) onAside();
      }}
      title={messages.expiredTitle}
      description={
        isSignedOut ? sessionDialogs.signedOutText({ name }) : sessionDialogs.expiredText({ name })
      }
      footer={
        <Button variant="ghostDestructive" onClick={() => void session.signOut()}>
          {sessionDialogs.logOutInstead}
        </Button>
      }
    >
      <div className="grid gap-4">
        {!config.oidcOnly && <SignInSteps session={session} username={user?.username} />}
        <ProviderSignIn session={session} answer={{}} />
      </div>
    </Dialog>
  );
}
