import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { webhookQueries, type Webhook } from "../../queries/webhooks.ts";
import { useMessages } from "../../shared/messages.ts";
import { SecretDialog } from "./secret-dialog.tsx";

export interface RotateSecretDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Confirms that a webhook gets another secret, then shows it. */
export function RotateSecretDialog({ webhook, onClose }: RotateSecretDialogProps) {
  const { webhooks: messages } = useMessages();
  const { id, version, name } = webhook;
  const rotation = useMutation(webhookQueries.rotateSecret());
  if (rotation.data) return <SecretDialog secret={rotation.data.secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={messages.rotateTitle({ name })}
      description={messages.rotateText}
      confirmLabel={messages.rotate}
      loading={rotation.isPending}
      onConfirm={() => rotation.mutate({ id, version })}
      error={rotation.error?.message}
    />
  );
}
