import { Button, PanelState } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { secondFactorQueries } from "../../queries/second-factor.ts";
import { CopyButton } from "../copy-button.tsx";
import { useMessages } from "../messages.ts";
import { pendingStatus } from "../panel-status.ts";
import { CodeForm } from "./code-form.tsx";
import { QrCode } from "./qr-code.tsx";

interface SetUpSecondFactorProps {
  /** Called with the recovery codes once the app is set up: show them. */
  onEnrolled: (recoveryCodes: readonly string[]) => void;
  /** Absent where it has to be set up. */
  onCancel?: (() => void) | undefined;
}

/** Sets up an authenticator app: shows a secret and asks for a code of it. */
export function SetUpSecondFactor({ onEnrolled, onCancel }: SetUpSecondFactorProps) {
  const { secondFactorSettings: messages } = useMessages();
  const beginning = useMutation(secondFactorQueries.begin());
  const confirmation = useMutation(secondFactorQueries.confirm());
  const { mutate: begin } = beginning;
  useEffect(() => begin(undefined), [begin]);
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
        onSubmit={async (code) => onEnrolled((await confirmation.mutateAsync(code)).recoveryCodes)}
      >
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </CodeForm>
    </div>
  );
}
