import { Badge } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { browserName } from "../../shared/browser-name.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RelativeTime } from "../../shared/time.tsx";
import type { LiveSession } from "../../queries/live-sessions.ts";

/** The columns of the list of live sessions. */
export function liveSessionColumns({
  liveSessions: messages,
  logs,
  phrases,
}: AdminMessages): ListColumn<LiveSession>[] {
  return [
    {
      id: "username",
      header: logs.person,
      sortable: true,
      text: ({ name, username }) => phrases.annotated({ text: name, note: username }),
      cell: ({ name, username, current }) => (
        <span className="flex items-center gap-2">
          <span className="font-medium">{name}</span>
          <span className="text-subtle-foreground">{username}</span>
          {current && <Badge>{messages.current}</Badge>}
        </span>
      ),
    },
    {
      id: "userAgent",
      header: logs.device,
      text: ({ userAgent }) => userAgent,
      cell: ({ userAgent }) => (
        <span title={userAgent ?? undefined}>{browserName(userAgent) ?? logs.unknownDevice}</span>
      ),
    },
    { id: "address", header: logs.address, text: ({ address }) => address },
    {
      id: "createdAt",
      header: messages.signedIn,
      sortable: true,
      text: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
    {
      id: "lastSeenAt",
      header: messages.lastActive,
      sortable: true,
      text: ({ lastSeenAt }) => lastSeenAt,
      cell: ({ lastSeenAt }) => <RelativeTime value={lastSeenAt} />,
    },
    {
      id: "expiresAt",
      header: messages.expires,
      sortable: true,
      text: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => <RelativeTime value={expiresAt} />,
    },
  ];
}
