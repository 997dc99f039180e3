import { useSessionState } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { useState } from "react";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";

const ExpiredDialog = lazyPart(async () => (await import("./expired-dialog.tsx")).ExpiredDialog);

/** Shown over the page when the session has expired. Unsaved input stays. */
export function ExpiredSession() {
  const isExpired = useSessionState((state) => state.status === "expired");
  return isExpired ? <SignInAgain /> : null;
}

/** The dialog can be dismissed to read or copy the page; a button reopens it. */
function SignInAgain() {
  const { session: messages } = useMessages();
  const [aside, setAside] = useState(false);
  if (aside) {
    return (
      <Button
        size="lg"
        onClick={() => setAside(false)}
        className="fixed bottom-4 left-1/2 z-50 -translate-x-1/2 shadow-md"
      >
        {messages.expiredTitle}
      </Button>
    );
  }
  return <ExpiredDialog onAside={() => setAside(true)} />;
}
