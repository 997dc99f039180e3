import { Button, Dialog } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { SecretValue } from "../../shared/secret-value.tsx";

export interface SecretDialogProps {
  secret: string;
  onClose: () => void;
}

/** A webhook's new secret, this once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { webhooks: messages } = useMessages();
  return (
    <Dialog
      open
      keepOpen
      title={messages.secretTitle}
      description={messages.secretText}
      footer={<Button onClick={onClose}>{messages.done}</Button>}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <SecretValue label={messages.secret} copyLabel={messages.copySecret} value={secret} />
    </Dialog>
  );
}
