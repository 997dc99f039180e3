import { ConfirmDialog } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { userQueries, type User } from "../../queries/users.ts";
import { SentLinkDialog } from "./sent-link-dialog.tsx";

export interface PasswordLinkDialogProps {
  user: Pick<User, "id" | "name" | "hasPassword">;
  onClose: () => void;
}

/** Asks, sends the link to choose a password, and shows it this once where it was not mailed. */
export function PasswordLinkDialog({ user, onClose }: PasswordLinkDialogProps) {
  const { users: messages, accountForms } = useMessages();
  const send = useMutation({
    ...userQueries.sendPasswordLink({
      onSuccess: ({ mailedTo }) => {
        if (mailedTo === null) return;
        notices.success(messages.linkMailed({ to: mailedTo }));
        onClose();
      },
    }),
    // The link is dropped when the dialog closes.
    gcTime: 0,
  });
  const { hasPassword } = user;
  if (send.data?.link) return <SentLinkDialog user={user} sent={send.data} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      danger={false}
      title={hasPassword ? accountForms.sendLinkTitle(user) : accountForms.inviteTitle(user)}
      description={hasPassword ? accountForms.sendLinkText : accountForms.inviteText}
      confirmLabel={hasPassword ? messages.sendLink : messages.invite}
      loading={send.isPending}
      onOpenChange={onClose}
      onConfirm={() => send.mutate(user)}
      error={send.error?.message}
    />
  );
}
