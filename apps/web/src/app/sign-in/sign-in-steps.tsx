import { useStoreSelector, type Session, type SessionState } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { CodeForm } from "../../shared/second-factor/code-form.tsx";
import { explainSignIn } from "./explain-sign-in.ts";
import { SignInForm } from "./sign-in-form.tsx";

export interface SignInStepsProps {
  session: Session;
  /** The only one who may sign in here. */
  username?: string | undefined;
  /** Where to go then; in place, nowhere. */
  redirectUrl?: string | undefined;
}

/** User name and password, then the code of the second factor where the account has one. */
export function SignInSteps({ session, username, redirectUrl }: SignInStepsProps) {
  const { session: messages, secondFactor } = useMessages();
  if (!useStoreSelector(session, isCodeRequired)) {
    return (
      <SignInForm
        username={username}
        signIn={(credentials) => session.signIn(credentials, { redirectUrl })}
      />
    );
  }
  return (
    <CodeForm
      submitLabel={messages.signIn}
      onSubmit={(code) => session.sendCode(code)}
      explain={(error) => explainSignIn(error, messages, new Date())}
    >
      <Button variant="ghost" onClick={() => session.cancelCode()}>
        {secondFactor.back}
      </Button>
    </CodeForm>
  );
}

function isCodeRequired(state: SessionState): boolean {
  return (
    state.status === "codeRequired" || (state.status === "expired" && state.codeRequired === true)
  );
}
