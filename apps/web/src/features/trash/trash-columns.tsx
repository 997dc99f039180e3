import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RowName } from "../../shared/list/row-name.tsx";
import type { TrashedArticle } from "../../queries/articles.ts";
import { deletedColumns } from "./deleted-columns.tsx";

/** The columns of the trash. */
export function trashColumns(messages: AdminMessages["trash"]): ListColumn<TrashedArticle>[] {
  return [
    {
      id: "title",
      header: messages.articleTitle,
      sortable: true,
      width: "100%",
      text: ({ title }) => title,
      cell: ({ title }) => <RowName name={title} />,
    },
    { id: "typeName", header: messages.type, text: ({ typeName }) => typeName },
    { id: "createdByName", header: messages.author, text: ({ createdByName }) => createdByName },
    {
      id: "headVersionNo",
      header: messages.version,
      align: "end",
      text: ({ headVersionNo }) => headVersionNo,
    },
    ...deletedColumns(messages),
  ];
}
