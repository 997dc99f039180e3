import { Button, Dialog, Input } from "@atrium/ui";
import { useId, useState } from "react";
import { CopyButton } from "../../shared/copy-button.tsx";
import { useMessages } from "../../shared/messages.ts";
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
        <div className="flex items-center gap-2">
          <Input
            readOnly
            value={token}
            aria-label={messages.token}
            className="font-mono text-xs"
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton label={messages.copy} value={token} />
        </div>
      )}
    </Dialog>
  );
}
