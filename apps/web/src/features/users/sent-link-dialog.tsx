import type { Result } from "@atrium/sdk";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { exactTime } from "../../shared/time.tsx";
import type { User } from "../../queries/users.ts";
import { ShownOnceDialog } from "./shown-once-dialog.tsx";

export interface SentLinkDialogProps {
  user: Pick<User, "name" | "hasPassword">;
  sent: Result<"usersSendPasswordLink">;
  onClose: () => void;
}

/** A link to choose a password, which was not mailed and has to be passed on. */
export function SentLinkDialog({ user, sent, onClose }: SentLinkDialogProps) {
  const { accountForms } = useMessages();
  const until = exactTime(new Date(sent.expiresAt), useLocale());
  return (
    <ShownOnceDialog
      title={user.hasPassword ? accountForms.linkTitle(user) : accountForms.invitationTitle(user)}
      label={accountForms.linkLabel}
      value={sent.link ?? ""}
      text={accountForms.linkText({ until })}
      onClose={onClose}
    />
  );
}
