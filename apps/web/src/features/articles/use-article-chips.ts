import type { FilterChip } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import type { ListPage } from "../../shared/list/use-list-page.ts";
import type { ArticleRow } from "./queries.ts";

/** What the article list is filtered by, as chips. */
export function useArticleChips(
  page: ListPage<ArticleRow>,
  typeName: (id: string) => string | undefined,
  statuses: DictionaryView,
): FilterChip[] {
  const { articles: words } = useMessages();
  const { keyword, typeId, displayStatus, tag } = page.state.filters;
  const chip = (id: string, name: string, value: string | undefined): FilterChip[] =>
    value === undefined
      ? []
      : [{ id, name, value, onRemove: () => page.setFilters({ [id]: undefined }) }];
  return [
    ...chip("keyword", words.filterKeyword, keyword),
    ...chip("typeId", words.filterType, typeId && (typeName(typeId) ?? typeId)),
    ...chip("displayStatus", words.filterStatus, displayStatus && statuses.label(displayStatus)),
    ...chip("tag", words.factTags, tag),
  ];
}
