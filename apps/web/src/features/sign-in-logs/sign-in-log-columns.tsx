import type { AdminMessages } from "../../i18n/admin-en.ts";
import { browserName } from "../../shared/browser-name.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { OutcomeBadge } from "../../shared/outcome-badge.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import type { SignInLog } from "../../queries/sign-in-logs.ts";

/** The columns of the sign-in log. */
export function signInLogColumns(
  { signInLogs: messages, logs }: AdminMessages,
  events: DictionaryView,
): ListColumn<SignInLog>[] {
  return [
    { id: "username", header: logs.username, sortable: true, text: ({ username }) => username },
    { id: "event", header: messages.event, text: ({ event }) => events.label(event) },
    {
      id: "outcome",
      header: logs.outcome,
      text: ({ errorCode }) => errorCode ?? logs.done,
      cell: ({ errorCode }) => <OutcomeBadge errorCode={errorCode} />,
    },
    {
      id: "method",
      header: messages.method,
      text: ({ method }) => method && messages.methods[method],
    },
    {
      id: "createdAt",
      header: logs.when,
      sortable: true,
      text: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
    { id: "address", header: logs.address, text: ({ address }) => address },
    {
      id: "userAgent",
      header: logs.device,
      text: ({ userAgent }) => userAgent,
      cell: ({ userAgent }) => (
        <span title={userAgent ?? undefined}>{browserName(userAgent) ?? logs.unknownDevice}</span>
      ),
    },
    {
      id: "requestId",
      header: logs.requestId,
      hiddenByDefault: true,
      text: ({ requestId }) => requestId,
    },
  ];
}
