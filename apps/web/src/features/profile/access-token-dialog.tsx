import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { OneTimeDialog } from "../../shared/one-time-dialog.tsx";
import { SecretValue } from "../../shared/secret-value.tsx";
import { AccessTokenFormDialog } from "./access-token-form-dialog.tsx";

/** Creates a token, then shows it: this once. */
export function AccessTokenDialog({ onClose }: { onClose: () => void }) {
  const { accessTokens: messages } = useMessages();
  const [token, setToken] = useState<string>();
  if (token === undefined) return <AccessTokenFormDialog onCreated={setToken} onClose={onClose} />;
  return (
    <OneTimeDialog
      title={messages.createdTitle}
      description={messages.createdText}
      doneLabel={messages.done}
      onClose={onClose}
    >
      <SecretValue label={messages.token} copyLabel={messages.copy} value={token} />
    </OneTimeDialog>
  );
}
