import { useSession } from "@atrium/hooks";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { AddPasskey } from "../../shared/passkeys/add-passkey.tsx";
import { canUsePasskeys } from "../../shared/passkeys/passkey-ceremonies.ts";
import { RecoveryCodes } from "../../shared/second-factor/recovery-codes.tsx";
import { SetUpSecondFactor } from "../../shared/second-factor/set-up-second-factor.tsx";
import { invalidateAll } from "../../queries/all-queries.ts";
import { DueScreen } from "./due-screen.tsx";

/** In place of the back office while a role requires a second factor that the user does not have. */
export function SecondFactorDue() {
  const session = useSession();
  const { secondFactorSettings: messages, passkeySettings } = useMessages();
  const [codes, setCodes] = useState<readonly string[]>();
  const done = () => {
    session.setSecondFactorDue(false);
    // What was refused meanwhile is asked again.
    invalidateAll();
  };
  return (
    <DueScreen title={messages.setUp} text={messages.requiredText} className="max-w-md">
      {codes === undefined ? (
        <SetUpSecondFactor onEnrolled={setCodes} />
      ) : (
        <RecoveryCodes codes={codes} onDone={done} />
      )}
      {canUsePasskeys() && (
        <section className="grid gap-4 border-t border-border pt-5">
          <p className="m-0 text-sm">{passkeySettings.orPasskey}</p>
          <AddPasskey onDone={done} />
        </section>
      )}
    </DueScreen>
  );
}
