import { ImageCell } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import {
  enabledColumn,
  nameColumn,
  orderByColumn,
  updatedColumn,
  urlColumn,
} from "../../shared/list/record-columns.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import type { FriendlyLink } from "../../queries/friendly-links.ts";

/** The columns of the list of friendly links. */
export function friendlyLinkColumns(
  messages: AdminMessages["friendlyLinks"],
  list: AdminMessages["list"],
  statuses: DictionaryView,
  onOpen: ((row: FriendlyLink) => void) | undefined,
): ListColumn<FriendlyLink>[] {
  return [
    nameColumn("name", messages.name, onOpen),
    {
      id: "logo",
      header: messages.logo,
      text: ({ logo }) => logo,
      cell: ({ logo, name }) => logo && <ImageCell value={logo} name={name} />,
    },
    urlColumn(messages.url),
    orderByColumn(list),
    enabledColumn(list, statuses),
    updatedColumn(list),
  ];
}
