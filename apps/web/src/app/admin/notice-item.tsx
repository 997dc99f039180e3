import { cn } from "@atrium/ui";
import type { Notification } from "../../queries/notifications.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { noticeText } from "../../shared/notice-text.ts";
import { RelativeTime } from "../../shared/time.tsx";

/** One notice in the reader's language, with its reason. */
export function NoticeItem({ notice, onFollow }: { notice: Notification; onFollow: () => void }) {
  const messages = useMessages();
  const { sentence, reason } = noticeText(notice, messages, useLocale());
  const isUnread = notice.readAt === null;
  return (
    <li>
      <AdminLink
        to={notice.place}
        onClick={onFollow}
        className="flex min-h-11 gap-2 rounded-md px-2 py-2 text-sm text-foreground no-underline hover:bg-accent"
      >
        <span
          aria-hidden="true"
          className={cn("mt-1.5 size-2 shrink-0 rounded-full", isUnread && "bg-primary")}
        />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={cn("wrap-anywhere", isUnread && "font-medium")}>
            {isUnread && <span className="sr-only">{messages.notifications.unread} </span>}
            {sentence}
          </span>
          {reason !== null && (
            <span className="line-clamp-3 wrap-anywhere text-muted-foreground">{reason}</span>
          )}
          <span className="text-xs text-subtle-foreground">
            <RelativeTime value={notice.createdAt} />
          </span>
        </span>
      </AdminLink>
    </li>
  );
}
