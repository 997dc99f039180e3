import { Badge } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ReleaseRow } from "../../queries/releases.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { nameColumn } from "../../shared/list/record-columns.tsx";
import { ExactTime, RelativeTime } from "../../shared/time.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import { ReleaseStatusBadge } from "./release-status.tsx";

/** The columns of the list of releases. */
export function releaseColumns(
  messages: AdminMessages["releases"],
  list: AdminMessages["list"],
  statuses: DictionaryView,
  onOpen: (row: ReleaseRow) => void,
): ListColumn<ReleaseRow>[] {
  return [
    { ...nameColumn("name", messages.name, onOpen), width: "40%" },
    {
      id: "status",
      header: list.status,
      text: ({ status }) => statuses.label(status),
      cell: ({ status }) => <ReleaseStatusBadge status={status} />,
    },
    {
      id: "items",
      header: messages.items,
      align: "end",
      text: ({ itemCount }) => itemCount,
      cell: ({ itemCount, blockedCount }) => (
        <span className="inline-flex items-center gap-2 tabular-nums">
          {blockedCount > 0 && (
            <Badge variant="warning">{messages.blocked({ count: blockedCount })}</Badge>
          )}
          {itemCount}
        </span>
      ),
    },
    {
      id: "releasedAt",
      header: messages.releasedAt,
      sortable: true,
      text: ({ releasedAt }) => releasedAt,
      cell: ({ releasedAt }) => <ExactTime value={releasedAt} />,
    },
    {
      id: "updatedAt",
      header: list.updated,
      sortable: true,
      text: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
    },
  ];
}
