import { StatusBadge } from "@atrium/ui";
import type { ReactNode } from "react";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { exactTime } from "../../shared/time.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useNow } from "../../shared/use-now.ts";
import { InvitationState } from "./invitation-state.tsx";
import type { User } from "../../queries/users.ts";

type UserStatusFields = Pick<User, "status" | "lockedUntil" | "hasPassword" | "passwordLink">;

/** Whether an account may sign in; a lock after wrong passwords shows in its place until it ends. */
export function UserStatus({ user }: { user: UserStatusFields }) {
  const { status, lockedUntil } = user;
  // Only a lock follows the clock.
  if (status !== "active" || lockedUntil === null) return <AccountState user={user} />;
  return <LockState until={new Date(lockedUntil)} otherwise={<AccountState user={user} />} />;
}

function LockState({ until, otherwise }: { until: Date; otherwise: ReactNode }) {
  const { users: messages } = useMessages();
  const tag = useLocale();
  if (until.getTime() <= useNow()) return otherwise;
  const time = until.toLocaleTimeString(tag, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (
    <StatusBadge variant="warning" title={exactTime(until, tag)}>
      {messages.lockedUntil({ time })}
    </StatusBadge>
  );
}

function AccountState({ user }: { user: UserStatusFields }) {
  const { label } = useDictionary("userStatus");
  const { status } = user;
  if (status === "active" && !user.hasPassword) return <InvitationState user={user} />;
  return (
    <StatusBadge variant={status === "active" ? "success" : "neutral"}>{label(status)}</StatusBadge>
  );
}
