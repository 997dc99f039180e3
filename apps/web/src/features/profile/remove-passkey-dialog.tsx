import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { passkeyQueries, type Passkey } from "../../queries/passkeys.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";

export interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Confirms that a passkey is to be removed, and shows why that failed. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const { passkeys: messages } = useMessages();
  const removal = useMutation(
    passkeyQueries.remove({
      onSuccess: () => {
        notices.success(messages.removed({ name }));
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={messages.removeTitle({ name })}
      description={messages.removeText}
      confirmLabel={messages.remove}
      loading={removal.isPending}
      onConfirm={() => removal.mutate(id)}
    >
      {removal.error && (
        <p role="alert" className="m-0 text-sm text-destructive">
          {removal.error.message}
        </p>
      )}
    </ConfirmDialog>
  );
}
