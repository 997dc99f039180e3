import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { DeletedRecord } from "../../queries/trash.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RowName } from "../../shared/list/row-name.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import { deletedColumns } from "./deleted-columns.tsx";

/** The columns of the trash of records. */
export function recordTrashColumns(
  { trash: messages, operationLogs }: AdminMessages,
  nameOf: (record: DeletedRecord) => string,
): ListColumn<DeletedRecord>[] {
  return [
    {
      id: "name",
      header: messages.name,
      sortable: true,
      width: "100%",
      text: nameOf,
      cell: (record) => <RowName name={nameOf(record)} />,
    },
    { id: "kind", header: messages.kind, text: ({ kind }) => operationLogs.targets[kind] },
    ...deletedColumns(messages),
    {
      id: "keptUntil",
      header: messages.keptUntil,
      text: ({ keptUntil }) => keptUntil,
      cell: ({ keptUntil }) => <RelativeTime value={keptUntil} />,
    },
  ];
}
