import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ContentLanguages } from "../../shared/content-languages.ts";
import { languageColumns } from "../../shared/list/language-filter.tsx";
import type { ListColumn } from "../../shared/list/list-column.ts";
import {
  enabledColumn,
  nameColumn,
  orderByColumn,
  updatedColumn,
  urlColumn,
} from "../../shared/list/record-columns.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import type { QuickLink } from "../../queries/quick-links.ts";

/** The columns of the list of quick links. */
export function quickLinkColumns(
  { quickLinks: messages, languages, list }: AdminMessages,
  statuses: DictionaryView,
  site: ContentLanguages,
  onOpen: ((row: QuickLink) => void) | undefined,
): ListColumn<QuickLink>[] {
  return [
    nameColumn("title", messages.linkTitle, onOpen),
    ...languageColumns(languages.language, site),
    urlColumn(messages.url),
    { id: "icon", header: messages.icon, text: ({ icon }) => icon },
    orderByColumn(list),
    enabledColumn(list, statuses),
    updatedColumn(list),
  ];
}
