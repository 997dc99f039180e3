import { Button, Dialog } from "@atrium/ui";
import { useId, useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { SecretValue } from "../../shared/secret-value.tsx";
import { AccessTokenForm } from "./access-token-form.tsx";

/** Creates a token, then shows it: this once. */
export function AccessTokenDialog({ onClose }: { onClose: () => void }) {
  const { accessTokens: messages } = useMessages();
  const formId = useId();
  const [saving, setSaving] = useState(false);
  const [token, setToken] = useState<string>();
  return (
    <Dialog
      open
      keepOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={token === undefined ? messages.create : messages.createdTitle}
      description={token === undefined ? messages.createText : messages.createdText}
      footer={
        token === undefined ? (
          <>
            <Button variant="outline" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" form={formId} loading={saving}>
              {messages.save}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{messages.done}</Button>
        )
      }
    >
      {token === undefined ? (
        <AccessTokenForm id={formId} onSaving={setSaving} onCreated={setToken} />
      ) : (
        <SecretValue label={messages.token} copyLabel={messages.copy} value={token} />
      )}
    </Dialog>
  );
}
