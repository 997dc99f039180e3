import { useMessages } from "../../shared/messages.ts";
import { OneTimeDialog } from "../../shared/one-time-dialog.tsx";
import { SecretValue } from "../../shared/secret-value.tsx";

export interface SecretDialogProps {
  secret: string;
  onClose: () => void;
}

/** A webhook's new secret, this once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { webhooks: messages } = useMessages();
  return (
    <OneTimeDialog
      title={messages.secretTitle}
      description={messages.secretText}
      doneLabel={messages.done}
      onClose={onClose}
    >
      <SecretValue label={messages.secret} copyLabel={messages.copySecret} value={secret} />
    </OneTimeDialog>
  );
}
