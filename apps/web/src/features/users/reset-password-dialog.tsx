import { Button, ConfirmDialog, Dialog, Field, Input } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Check, Copy, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { userQueries, type User } from "../../queries/users.ts";

export interface ResetPasswordDialogProps {
  user: User;
  onClose: () => void;
}

/** Asks, gives the account a temporary password and shows it this once. */
export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const { users: messages } = useMessages();
  const reset = useMutation({
    ...userQueries.resetPassword(),
    // The password is dropped when the dialog closes.
    gcTime: 0,
  });
  if (reset.data) {
    const { temporaryPassword } = reset.data;
    return <TemporaryPassword name={user.name} password={temporaryPassword} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      danger={false}
      title={messages.resetTitle(user)}
      description={messages.resetText}
      confirmLabel={messages.reset}
      loading={reset.isPending}
      onOpenChange={onClose}
      onConfirm={() => reset.mutate(user)}
    >
      {reset.error && (
        <p role="alert" className="m-0 text-sm text-destructive">
          {reset.error.message}
        </p>
      )}
    </ConfirmDialog>
  );
}

interface TemporaryPasswordProps {
  name: string;
  password: string;
  onClose: () => void;
}

/** A click outside must not close it: the password is never shown again. */
function TemporaryPassword({ name, password, onClose }: TemporaryPasswordProps) {
  const { users: messages } = useMessages();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    copyText(password).then(
      () => setCopied(true),
      () => notices.warning(messages.copyFailed),
    );
  return (
    <Dialog
      open
      keepOpen
      size="sm"
      title={messages.temporaryTitle({ name })}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{messages.done}</Button>}
    >
      <div className="grid gap-3">
        <div className="flex items-end gap-2">
          <Field label={messages.temporaryLabel} className="flex-1">
            <Input
              readOnly
              value={password}
              autoComplete="off"
              className="font-mono"
              onFocus={(event) => event.currentTarget.select()}
            />
          </Field>
          <Button variant="outline" onClick={() => void copy()} aria-live="polite">
            {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {copied ? messages.copied : messages.copy}
          </Button>
        </div>
        <p className="m-0 flex gap-2 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          {messages.temporaryText}
        </p>
      </div>
    </Dialog>
  );
}

/** Rejects where the browser denies the clipboard, as in an insecure context. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
