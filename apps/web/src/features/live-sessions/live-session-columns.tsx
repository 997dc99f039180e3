import { Badge } from "@atrium/ui";
import type { OfficeMessages } from "../../messages/office-en.ts";
import { browserName } from "../../shared/browser-name.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RelativeTime } from "../../shared/time.tsx";
import type { LiveSession } from "./queries.ts";

/** The columns of the list of live sessions. */
export function liveSessionColumns({
  liveSessions: words,
  logs,
  phrases,
}: OfficeMessages): ListColumn<LiveSession>[] {
  return [
    {
      id: "username",
      header: logs.person,
      sortable: true,
      text: ({ name, username }) => phrases.aside({ text: name, note: username }),
      cell: ({ name, username, current }) => (
        <span className="flex items-center gap-2">
          <span className="font-medium">{name}</span>
          <span className="text-ink-faint">{username}</span>
          {current && <Badge tone="accent">{words.own}</Badge>}
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
      header: words.since,
      sortable: true,
      text: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
    {
      id: "lastSeenAt",
      header: words.seen,
      sortable: true,
      text: ({ lastSeenAt }) => lastSeenAt,
      cell: ({ lastSeenAt }) => <RelativeTime value={lastSeenAt} />,
    },
    {
      id: "expiresAt",
      header: words.ends,
      sortable: true,
      text: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => <RelativeTime value={expiresAt} />,
    },
  ];
}
