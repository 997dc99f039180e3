import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RelativeTime } from "../../shared/time.tsx";

/** Who deleted a record, and when. */
export function deletedColumns<Row extends { deletedByName: string; deletedAt: string }>(
  messages: AdminMessages["trash"],
): ListColumn<Row>[] {
  return [
    { id: "deletedByName", header: messages.deletedBy, text: ({ deletedByName }) => deletedByName },
    {
      id: "deletedAt",
      header: messages.deletedAt,
      sortable: true,
      text: ({ deletedAt }) => deletedAt,
      cell: ({ deletedAt }) => <RelativeTime value={deletedAt} />,
    },
  ];
}
