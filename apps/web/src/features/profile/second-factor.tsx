import { Button, PanelState } from "@atrium/ui";
import { useState } from "react";
import { ownPasskeys } from "../../queries/passkeys.ts";
import { ownSecondFactor, type SecondFactor } from "../../queries/second-factor.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { ExactTime } from "../../shared/time.tsx";
import { useQuery } from "../../shared/use-query.ts";
import { SecondFactorDialog, type SecondFactorStep } from "./second-factor-dialog.tsx";

/** The user's second factor: setting it up, its recovery codes, and removing it. */
export function OwnSecondFactor() {
  const { secondFactorSettings: messages } = useMessages();
  const factor = useQuery(ownSecondFactor);
  const hasPasskey = (useQuery(ownPasskeys).data ?? []).length > 0;
  const [step, setStep] = useState<SecondFactorStep>();
  if (factor.data === undefined) {
    return <PanelState state={pendingStatus(factor, messages.title)} />;
  }
  return (
    <div className="grid gap-3">
      <State factor={factor.data} hasPasskey={hasPasskey} />
      <div className="flex flex-wrap gap-2">
        {factor.data.enrolledAt === null ? (
          <Button variant="outline" onClick={() => setStep("setUp")}>
            {messages.setUp}
          </Button>
        ) : (
          <Button variant="ghostDestructive" onClick={() => setStep("disable")}>
            {messages.disable}
          </Button>
        )}
        {(hasPasskey || factor.data.enrolledAt !== null) && (
          <Button variant="outline" onClick={() => setStep("renewCodes")}>
            {messages.renewCodes}
          </Button>
        )}
      </div>
      {step && (
        <SecondFactorDialog
          step={step}
          takesCode={factor.data.enrolledAt !== null}
          onClose={() => setStep(undefined)}
        />
      )}
    </div>
  );
}

function State({ factor, hasPasskey }: { factor: SecondFactor; hasPasskey: boolean }) {
  const { secondFactorSettings: messages } = useMessages();
  const { enrolledAt } = factor;
  if (enrolledAt === null && !hasPasskey) return <p className="m-0 text-sm">{messages.off}</p>;
  return (
    <p className="m-0 text-sm">
      {enrolledAt === null ? (
        messages.withPasskey
      ) : (
        <>
          {messages.onSince} <ExactTime value={enrolledAt} />
        </>
      )}
      <br />
      {messages.codesLeft({ count: factor.recoveryCodesLeft })}
    </p>
  );
}
