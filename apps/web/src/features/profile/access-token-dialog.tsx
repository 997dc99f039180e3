import { Button, Dialog } from "@atrium/ui";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { SecretValue } from "../../shared/secret-value.tsx";
import { AccessTokenFormDialog } from "./access-token-form-dialog.tsx";

/** Creates a token, then shows it: this once. */
export function AccessTokenDialog({ onClose }: { onClose: () => void }) {
  const { accessTokens: messages } = useMessages();
  const [token, setToken] = useState<string>();
  if (token === undefined) return <AccessTokenFormDialog onCreated={setToken} onClose={onClose} />;
  return (
    <Dialog
      open
      keepOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={messages.createdTitle}
      description={messages.createdText}
      footer={<Button onClick={onClose}>{messages.done}</Button>}
    >
      <SecretValue label={messages.token} copyLabel={messages.copy} value={token} />
    </Dialog>
  );
}
