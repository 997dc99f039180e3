import type { SessionUser } from "@atrium/hooks";
import { useServerEvents } from "@atrium/hooks/events";
import { IconButton, Popover } from "@atrium/ui";
import { Bell } from "lucide-react";
import { useEffect, useState } from "react";
import { createEventReceiver, unreadNotices } from "../../queries/notifications.ts";
import { CountBadge } from "./count-badge.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { openServerEvents } from "../../shared/server-events.ts";
import { useQuery } from "../../shared/use-query.ts";

const NoticePanel = lazyPart(async () => (await import("./notice-panel.tsx")).NoticePanel);

const pollingMs = 60_000;

/** The user's notices: how many are unread, live, and the latest ones in a panel. */
export function NoticeBell({ user }: { user: SessionUser }) {
  const { shell: messages } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const unread = useUnread(user.id);
  return (
    <Popover
      label={messages.bell}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      className="w-96 p-0"
      trigger={
        <IconButton
          label={unread > 0 ? messages.bellUnread({ count: unread }) : messages.bell}
          className="relative"
        >
          <Bell />
          <CountBadge count={unread} />
        </IconButton>
      }
    >
      <NoticePanel onFollow={() => setIsOpen(false)} />
    </Popover>
  );
}

/** Pushed by the server, else polled. */
function useUnread(userId: string): number {
  const [stream] = useState(() => openServerEvents(userId));
  const [receive] = useState(createEventReceiver);
  useEffect(() => stream.start(), [stream]);
  const status = useServerEvents(stream, receive);
  const refetchInterval = status === "live" ? false : pollingMs;
  return useQuery({ ...unreadNotices, refetchInterval }).data ?? 0;
}
