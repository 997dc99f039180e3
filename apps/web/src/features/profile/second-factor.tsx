import { Button, PanelState } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ownSecondFactor, type SecondFactor } from "../../queries/second-factor.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { ExactTime } from "../../shared/time.tsx";
import { SecondFactorDialog, type SecondFactorStep } from "./second-factor-dialog.tsx";

/** The user's second factor: setting it up, its recovery codes, and removing it. */
export function OwnSecondFactor() {
  const { secondFactor: messages } = useMessages();
  const factor = useQuery(ownSecondFactor);
  const [step, setStep] = useState<SecondFactorStep>();
  if (factor.data === undefined) {
    return <PanelState state={pendingStatus(factor, messages.title)} />;
  }
  return (
    <div className="grid gap-3">
      <State factor={factor.data} />
      <div className="flex flex-wrap gap-2">
        {factor.data.enrolledAt === null ? (
          <Button variant="outline" onClick={() => setStep("setUp")}>
            {messages.setUp}
          </Button>
        ) : (
          <>
            <Button variant="outline" onClick={() => setStep("renewCodes")}>
              {messages.renewCodes}
            </Button>
            <Button variant="ghostDestructive" onClick={() => setStep("disable")}>
              {messages.disable}
            </Button>
          </>
        )}
      </div>
      {step && <SecondFactorDialog step={step} onClose={() => setStep(undefined)} />}
    </div>
  );
}

function State({ factor }: { factor: SecondFactor }) {
  const { secondFactor: messages } = useMessages();
  if (factor.enrolledAt === null) return <p className="m-0 text-sm">{messages.off}</p>;
  return (
    <p className="m-0 text-sm">
      {messages.onSince} <ExactTime value={factor.enrolledAt} />
      <br />
      {messages.codesLeft({ count: factor.recoveryCodesLeft })}
    </p>
  );
}
