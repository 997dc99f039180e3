import { StatusBadge, type StatusVariant } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { exactTime } from "../../shared/time.tsx";
import { useNow } from "../../shared/use-now.ts";
import type { User } from "../../queries/users.ts";

/** How far the invitation is of somebody who has no password yet. */
export function InvitationState({ user }: { user: Pick<User, "passwordLink"> }) {
  const { users: messages } = useMessages();
  const tag = useLocale();
  const { variant, text } = describe(user.passwordLink, useNow(), messages);
  const until = user.passwordLink?.expiresAt;
  return (
    <StatusBadge
      variant={variant}
      title={until && messages.invitedUntil({ until: exactTime(new Date(until), tag) })}
    >
      {text}
    </StatusBadge>
  );
}

function describe(
  link: User["passwordLink"],
  now: number,
  messages: AdminMessages["users"],
): { variant: StatusVariant; text: string } {
  if (link === null) return { variant: "neutral", text: messages.notInvitedYet };
  if (Date.parse(link.expiresAt) <= now)
    return { variant: "warning", text: messages.inviteExpired };
  if (link.mail === "failed") return { variant: "destructive", text: messages.inviteFailed };
  return { variant: "progress", text: messages.invited };
}
