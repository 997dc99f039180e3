import type { OfficeMessages } from "../../messages/office-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RowName } from "../../shared/list/row-name.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import type { TrashedArticle } from "./queries.ts";

/** The columns of the trash. */
export function trashColumns(words: OfficeMessages["trash"]): ListColumn<TrashedArticle>[] {
  return [
    {
      id: "title",
      header: words.articleTitle,
      sortable: true,
      width: "100%",
      text: ({ title }) => title,
      cell: ({ title }) => <RowName name={title} />,
    },
    { id: "typeName", header: words.type, text: ({ typeName }) => typeName },
    { id: "createdByName", header: words.author, text: ({ createdByName }) => createdByName },
    {
      id: "headVersionNo",
      header: words.version,
      align: "end",
      text: ({ headVersionNo }) => headVersionNo,
    },
    { id: "deletedByName", header: words.deletedBy, text: ({ deletedByName }) => deletedByName },
    {
      id: "deletedAt",
      header: words.deletedAt,
      sortable: true,
      text: ({ deletedAt }) => deletedAt,
      cell: ({ deletedAt }) => <RelativeTime value={deletedAt} />,
    },
  ];
}
