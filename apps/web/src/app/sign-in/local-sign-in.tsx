import { Button } from "@atrium/ui";
import { useState } from "react";
import { session } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { SignInSteps } from "./sign-in-steps.tsx";

/** For the account that the operator lets in where everybody else signs in with the identity provider. */
export function LocalSignIn({ redirectUrl }: { redirectUrl: string | undefined }) {
  const { session: messages } = useMessages();
  const [open, setOpen] = useState(false);
  if (open) return <SignInSteps session={session} redirectUrl={redirectUrl} />;
  return (
    <Button variant="ghost" onClick={() => setOpen(true)}>
      {messages.signInWithPassword}
    </Button>
  );
}
