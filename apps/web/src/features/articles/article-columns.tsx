import { Badge, StatusBadge } from "@atrium/ui";
import type { ContentLanguages } from "../../shared/content-languages.ts";
import { locale } from "../../shared/i18n.ts";
import { languageColumns } from "../../shared/list/language-filter.tsx";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RelativeTime } from "../../shared/time.tsx";
import { AdminLink } from "../../shared/admin-link.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { articlePaths } from "./article-paths.ts";
import type { ArticleRow } from "../../queries/articles.ts";

/** The columns of the article list. */
export function articleColumns(
  { articles: messages, languages }: AdminMessages,
  statuses: DictionaryView,
  site: ContentLanguages,
): ListColumn<ArticleRow>[] {
  return [
    {
      id: "title",
      header: messages.columnTitle,
      sortable: true,
      width: "100%",
      text: ({ title }) => title,
      cell: (row) => <ArticleTitle row={row} pinned={messages.pinned} />,
    },
    ...languageColumns(languages.language, site).map(
      ({ text, ...column }): ListColumn<ArticleRow> => ({
        ...column,
        text: (row) => [text(row), row.isOutdated && languages.outdated].filter(Boolean).join(", "),
        cell: (row) => <ArticleLanguage name={text(row)} row={row} outdated={languages.outdated} />,
      }),
    ),
    { id: "typeName", header: messages.columnType, text: ({ typeName }) => typeName },
    {
      id: "displayStatus",
      header: messages.columnStatus,
      text: ({ displayStatus }) => statuses.label(displayStatus),
      cell: ({ displayStatus }) => <DisplayStatusBadge status={displayStatus} />,
    },
    { id: "createdByName", header: messages.columnAuthor, text: (row) => row.createdByName },
    {
      id: "readCount",
      header: messages.columnReads,
      align: "end",
      sortable: true,
      text: ({ readCount }) => readCount,
      cell: ({ readCount }) => readCount.toLocaleString(locale()),
    },
    {
      id: "publishedAt",
      header: messages.columnPublished,
      sortable: true,
      hiddenByDefault: true,
      text: ({ publishedAt }) => publishedAt,
      cell: ({ publishedAt }) => <RelativeTime value={publishedAt} />,
    },
    {
      id: "updatedAt",
      header: messages.columnUpdated,
      sortable: true,
      text: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
    },
  ];
}

interface ArticleLanguageProps {
  name: string | number | null;
  row: ArticleRow;
  outdated: string;
}

function ArticleLanguage({ name, row, outdated }: ArticleLanguageProps) {
  return (
    <span className="flex items-center gap-2">
      {name}
      {row.isOutdated && <StatusBadge variant="warning">{outdated}</StatusBadge>}
    </span>
  );
}

function ArticleTitle({ row, pinned }: { row: ArticleRow; pinned: string }) {
  return (
    <span className="flex max-w-[36rem] min-w-0 items-center gap-2">
      <AdminLink look="name" to={articlePaths.view(row.id)} title={row.title} className="truncate">
        {row.title}
      </AdminLink>
      {row.isTop && (
        <Badge variant="secondary" className="shrink-0">
          {pinned}
        </Badge>
      )}
    </span>
  );
}
