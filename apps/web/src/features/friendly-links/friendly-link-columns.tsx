import { ImageCell } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { EnabledBadge } from "../../shared/enabled-badge.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import type { FriendlyLink } from "../../queries/friendly-links.ts";

/** The columns of the list of friendly links. */
export function friendlyLinkColumns(
  messages: AdminMessages["friendlyLinks"],
  list: AdminMessages["list"],
  statuses: DictionaryView,
): ListColumn<FriendlyLink>[] {
  return [
    { id: "name", header: messages.name, sortable: true, text: ({ name }) => name },
    {
      id: "logo",
      header: messages.logo,
      text: ({ logo }) => logo,
      cell: ({ logo, name }) => logo && <ImageCell value={logo} name={name} />,
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
