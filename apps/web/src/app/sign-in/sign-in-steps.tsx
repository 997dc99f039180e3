import { useStoreSelector, type Session, type SessionState } from "@atrium/hooks";
import { Button } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { CodeForm } from "../../shared/second-factor/code-form.tsx";
import { explainSignIn } from "./explain-sign-in.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export interface SignInStepsProps {
  session: Session;
  /** The only one who may sign in here. */
  username?: string | undefined;
  /** Where to go then; in place, nowhere. */
  redirectUrl?: string | undefined;
}

/** User name and password, then the code of the second factor where the account has one; or a passkey instead. */
export function SignInSteps({ session, username, redirectUrl }: SignInStepsProps) {
  const { session: messages, secondFactor } = useMessages();
  const needsCode = useStoreSelector(session, isCodeRequired);
  return (
    <div className="grid gap-4">
      {needsCode ? (
        <CodeForm
          submitLabel={messages.signIn}
          onSubmit={(code) => session.sendCode(code)}
          explain={(error) => explainSignIn(error, messages, new Date())}
        >
          <Button variant="ghost" onClick={() => session.cancelCode()}>
            {secondFactor.back}
          </Button>
        </CodeForm>
      ) : (
        <SignInForm
          username={username}
          signIn={(credentials) => session.signIn(credentials, { redirectUrl })}
        />
      )}
      <PasskeySignIn
        session={session}
        isOffered={!needsCode && username === undefined}
        redirectUrl={redirectUrl}
      />
    </div>
  );
}

function isCodeRequired(state: SessionState): boolean {
  return (
    state.status === "codeRequired" || (state.status === "expired" && state.codeRequired === true)
  );
}
