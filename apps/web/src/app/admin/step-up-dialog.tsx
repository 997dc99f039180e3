import { useSession, useSessionState, useSessionUser } from "@atrium/hooks";
import { Button, Dialog } from "@atrium/ui";
import { useState } from "react";
import { ownPasskeys } from "../../queries/passkeys.ts";
import { sdk } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { CodeForm } from "../../shared/second-factor/code-form.tsx";
import { askForOwnPasskey, canUsePasskeys } from "../../shared/passkeys/passkey-ceremonies.ts";
import { PasskeyButton } from "../../shared/passkeys/passkey-button.tsx";
import { useQuery } from "../../shared/use-query.ts";
import { explainSignIn } from "../sign-in/explain-sign-in.ts";
import { SignInForm } from "../sign-in/sign-in-form.tsx";

/** Asks for the password, and for a code where the account has a second factor; or for a passkey instead. Closing it gives the change up. */
export function StepUpDialog() {
  const session = useSession();
  const username = useSessionUser()?.username;
  const { session: messages, sessionDialogs, form } = useMessages();
  const [password, setPassword] = useState("");
  const isCodeRequired = useSessionState(
    (state) => state.status === "ready" && state.stepUp?.codeRequired === true,
  );
  const giveUp = () => session.cancelStepUp();
  const cancel = (
    <Button variant="outline" onClick={giveUp}>
      {form.cancel}
    </Button>
  );
  return (
    <Dialog
      open
      keepOpen="onPress"
      size="sm"
      onOpenChange={(open) => {
        if (!open) giveUp();
      }}
      title={sessionDialogs.stepUpTitle}
      description={isCodeRequired ? sessionDialogs.stepUpCodeText : sessionDialogs.stepUpText}
    >
      <div className="grid gap-4">
        {isCodeRequired ? (
          <CodeForm
            submitLabel={sessionDialogs.stepUpConfirm}
            onSubmit={(code) => session.stepUp({ password, code })}
            explain={(error) => explainSignIn(error, messages, new Date())}
          >
            {cancel}
          </CodeForm>
        ) : (
          <SignInForm
            username={username}
            submitLabel={sessionDialogs.stepUpConfirm}
            signIn={async (credentials) => {
              setPassword(credentials.password);
              await session.stepUp({ password: credentials.password });
            }}
          >
            {cancel}
          </SignInForm>
        )}
        <StepUpByPasskey />
      </div>
    </Dialog>
  );
}

/** Nothing for a user without passkeys. */
function StepUpByPasskey() {
  const session = useSession();
  const { passkeys: messages } = useMessages();
  const isUsable = canUsePasskeys();
  const passkeys = useQuery({ ...ownPasskeys, enabled: isUsable });
  if (passkeys.data === undefined || passkeys.data.length === 0) return null;
  return (
    <PasskeyButton
      label={messages.confirm}
      className="w-full"
      onUse={async () => {
        const credential = await askForOwnPasskey();
        await session.stepUpWith((token) =>
          sdk.passkeys.stepUp({ credential }, { token, silent: true }),
        );
      }}
    />
  );
}
