import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { accessTokenQueries, type AccessToken } from "../../queries/access-tokens.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";

export interface RevokeTokenDialogProps {
  token: AccessToken;
  onClose: () => void;
}

/** Confirms that a token is to end, and shows why that failed. */
export function RevokeTokenDialog({ token: { id, name }, onClose }: RevokeTokenDialogProps) {
  const { accessTokens: messages } = useMessages();
  const removal = useMutation(
    accessTokenQueries.remove({
      onSuccess: () => {
        notices.success(messages.revoked({ name }));
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
      title={messages.revokeTitle({ name })}
      description={messages.revokeText}
      confirmLabel={messages.revoke}
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
