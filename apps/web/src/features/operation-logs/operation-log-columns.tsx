import type { AdminMessages } from "../../i18n/admin-en.ts";
import { OutcomeBadge } from "../../shared/outcome-badge.tsx";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RowName } from "../../shared/list/row-name.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import type { OperationLog } from "../../queries/operation-logs.ts";
import { targetName } from "./target-name.ts";

/** The columns of the operation log. */
export function operationLogColumns(
  { operationLogs: messages, logs, phrases }: AdminMessages,
  operationName: (summary: string) => string,
  onOpen: (row: OperationLog) => void,
): ListColumn<OperationLog>[] {
  return [
    {
      id: "summary",
      header: messages.what,
      text: ({ summary }) => operationName(summary),
      cell: (row) => (
        <RowName name={operationName(row.summary)} dialog={row.id} onOpen={() => onOpen(row)} />
      ),
    },
    {
      id: "target",
      header: messages.target,
      text: (row) => targetName(row, messages.targets, phrases),
      cell: (row) => (
        <span className="block max-w-80 truncate">
          {targetName(row, messages.targets, phrases)}
        </span>
      ),
    },
    { id: "person", header: logs.person, text: ({ name, username }) => name ?? username },
    {
      id: "username",
      header: logs.username,
      hiddenByDefault: true,
      text: ({ username }) => username,
    },
    {
      id: "createdAt",
      header: logs.when,
      sortable: true,
      text: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
    {
      id: "outcome",
      header: logs.outcome,
      text: ({ errorCode }) => errorCode ?? logs.done,
      cell: ({ errorCode }) => <OutcomeBadge errorCode={errorCode} />,
    },
    { id: "address", header: logs.address, text: ({ address }) => address },
    {
      id: "requestId",
      header: logs.requestId,
      hiddenByDefault: true,
      text: ({ requestId }) => requestId,
    },
  ];
}
