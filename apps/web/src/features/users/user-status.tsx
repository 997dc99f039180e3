import { StatusBadge } from "@atrium/ui";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { exactTime } from "../../shared/time.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useNow } from "../../shared/use-now.ts";
import { InvitationState } from "./invitation-state.tsx";
import type { User } from "../../queries/users.ts";

type UserStatusFields = Pick<User, "status" | "lockedUntil" | "hasPassword" | "passwordLink">;

/** Whether an account may sign in; a lock after wrong passwords shows in its place until it ends. */
export function UserStatus({ user }: { user: UserStatusFields }) {
  const { users: messages } = useMessages();
  const { label } = useDictionary("userStatus");
  const tag = useLocale();
  const now = useNow();
  const { status, lockedUntil } = user;
  if (status === "active" && lockedUntil !== null && Date.parse(lockedUntil) > now) {
    const until = new Date(lockedUntil);
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
  if (status === "active" && !user.hasPassword) return <InvitationState user={user} />;
  return (
    <StatusBadge variant={status === "active" ? "success" : "neutral"}>{label(status)}</StatusBadge>
  );
}
