import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { RowName } from "../../shared/list/row-name.tsx";
import { EnabledBadge } from "../../shared/enabled-badge.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import type { QuickLink } from "../../queries/quick-links.ts";

/** The columns of the list of quick links. */
export function quickLinkColumns(
  messages: AdminMessages["quickLinks"],
  list: AdminMessages["list"],
  statuses: DictionaryView,
  onOpen: ((row: QuickLink) => void) | undefined,
): ListColumn<QuickLink>[] {
  return [
    {
      id: "title",
      header: messages.linkTitle,
      sortable: true,
      text: ({ title }) => title,
      cell: (row) => <RowName name={row.title} onOpen={onOpen && (() => onOpen(row))} />,
    },
    {
      id: "url",
      header: messages.url,
      text: ({ url }) => url,
      cell: ({ url }) => (
        <a href={url} target="_blank" rel="noopener noreferrer" className="block max-w-80 truncate">
          {url}
        </a>
      ),
    },
    { id: "icon", header: messages.icon, text: ({ icon }) => icon },
    {
      id: "orderBy",
      header: list.orderBy,
      align: "end",
      sortable: true,
      text: ({ orderBy }) => orderBy,
    },
    {
      id: "status",
      header: list.status,
      text: ({ status }) => statuses.label(status),
      cell: ({ status }) => <EnabledBadge status={status} />,
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
