import { PanelState } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { secondFactorQueries } from "../../queries/second-factor.ts";
import { CopyButton } from "../copy-button.tsx";
import { useMessages } from "../messages.ts";
import { pendingStatus } from "../panel-status.ts";
import { CodeForm } from "./code-form.tsx";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Sets up an authenticator app: shows a secret, asks for a code of it, then shows the recovery codes. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const { secondFactor: messages } = useMessages();
  const [codes, setCodes] = useState<readonly string[]>();
  const beginning = useMutation(secondFactorQueries.begin());
  const confirmation = useMutation(secondFactorQueries.confirm());
  const { mutate: begin } = beginning;
  useEffect(() => begin(undefined), [begin]);
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (beginning.data === undefined) {
    const refetch = () => beginning.mutateAsync(undefined);
    return (
      <PanelState state={pendingStatus({ error: beginning.error, refetch }, messages.title)} />
    );
  }
  const { secret, uri } = beginning.data;
  return (
    <div className="grid gap-4">
      <p className="m-0 text-sm">{messages.scanText}</p>
      <QrCode value={uri} label={messages.qrCode} />
      <div className="grid gap-1 text-sm">
        <span className="text-muted-foreground">{messages.secretText}</span>
        <span className="flex items-center gap-2">
          <code className="wrap-anywhere">{secret}</code>
          <CopyButton label={messages.copySecret} value={secret} />
        </span>
      </div>
      <CodeForm
        withRecovery={false}
        submitLabel={messages.confirm}
        onSubmit={async (code) => setCodes((await confirmation.mutateAsync(code)).recoveryCodes)}
      />
    </div>
  );
}
