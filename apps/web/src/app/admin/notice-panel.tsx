import { allRecords } from "@atrium/hooks/resource";
import { Button, Checkbox, PanelState } from "@atrium/ui";
import { keepPreviousData, useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  latestNotices,
  latestUnreadNotices,
  notificationQueries,
  type Notification,
} from "../../queries/notifications.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { NoticeItem } from "./notice-item.tsx";

/** The latest notices, each a link to what it is about. */
export function NoticePanel({ onFollow }: { onFollow: () => void }) {
  const { notifications: messages } = useMessages();
  const [unreadOnly, setUnreadOnly] = useState(false);
  const notices = useInfiniteQuery({
    ...(unreadOnly ? latestUnreadNotices : latestNotices),
    placeholderData: keepPreviousData,
  });
  const { mutate: markRead, isPending } = useMutation(notificationQueries.markRead());
  const records = allRecords(notices.data?.pages);
  const [newest] = records;
  const unread = notices.data?.pages[0]?.unread ?? 0;
  const follow = ({ id, readAt }: Notification) => {
    if (readAt === null) markRead({ ids: [id] });
    onFollow();
  };
  return (
    <section className="flex max-h-[min(32rem,80dvh)] flex-col" aria-busy={notices.isFetching}>
      <header className="flex items-center justify-between gap-2 border-b border-border px-3 py-2">
        <h2 className="m-0 text-sm font-semibold">{messages.title}</h2>
        {(unread > 0 || unreadOnly) && (
          <Checkbox
            label={messages.unreadOnly}
            checked={unreadOnly}
            onCheckedChange={setUnreadOnly}
            className="mr-auto"
          />
        )}
        {newest !== undefined && unread > 0 && (
          <Button
            variant="ghost"
            size="sm"
            loading={isPending}
            onClick={() => markRead({ upTo: newest.id })}
          >
            {messages.readAll}
          </Button>
        )}
      </header>
      {notices.data === undefined ? (
        <PanelState state={pendingStatus(notices, messages.title)} />
      ) : records.length === 0 ? (
        <PanelState
          state={
            unreadOnly
              ? { status: "empty", title: messages.noUnread }
              : { status: "empty", title: messages.emptyTitle, text: messages.emptyText }
          }
        />
      ) : (
        <ul className="m-0 min-h-0 list-none overflow-y-auto p-1">
          {records.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} onFollow={() => follow(notice)} />
          ))}
          {notices.hasNextPage && (
            <li className="p-1">
              <Button
                variant="ghost"
                className="w-full"
                loading={notices.isFetchingNextPage}
                onClick={() => void notices.fetchNextPage()}
              >
                {messages.older}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
