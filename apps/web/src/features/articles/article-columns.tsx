import { Badge, type DataTableColumn } from "@atrium/ui";
import { locale } from "../../shared/language.ts";
import { RelativeTime } from "../../shared/time.tsx";
import { OfficeLink } from "../../shared/office-link.tsx";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";
import type { OfficeMessages } from "../../messages/office-en.ts";
import { articlePaths } from "./article-paths.ts";
import type { ArticleRow } from "./queries.ts";

/** The columns of the article list. */
export function articleColumns(words: OfficeMessages["articles"]): DataTableColumn<ArticleRow>[] {
  return [
    {
      id: "title",
      header: words.columnTitle,
      sortable: true,
      width: "100%",
      cell: (row) => <ArticleTitle row={row} pinned={words.pinned} />,
    },
    { id: "typeName", header: words.columnType, cell: (row) => row.typeName },
    {
      id: "displayStatus",
      header: words.columnStatus,
      cell: (row) => <DisplayStatusBadge status={row.displayStatus} />,
    },
    { id: "createdByName", header: words.columnAuthor, cell: (row) => row.createdByName },
    {
      id: "readCount",
      header: words.columnReads,
      align: "end",
      sortable: true,
      cell: (row) => row.readCount.toLocaleString(locale()),
    },
    {
      id: "publishedAt",
      header: words.columnPublished,
      sortable: true,
      cell: (row) => <RelativeTime value={row.publishedAt} />,
    },
    {
      id: "updatedAt",
      header: words.columnUpdated,
      sortable: true,
      cell: (row) => <RelativeTime value={row.updatedAt} />,
    },
  ];
}

function ArticleTitle({ row, pinned }: { row: ArticleRow; pinned: string }) {
  return (
    <span className="flex max-w-[36rem] min-w-0 items-center gap-2">
      <OfficeLink look="name" to={articlePaths.view(row.id)} title={row.title} className="truncate">
        {row.title}
      </OfficeLink>
      {row.isTop && <Badge>{pinned}</Badge>}
    </span>
  );
}
