import { useContentLanguages, type ContentLanguages } from "../content-languages.ts";
import { useMessages } from "../messages.ts";
import type { FilterLabel } from "./filter-chips.ts";
import { FilterSelect } from "./filter-select.tsx";
import type { ListColumn } from "./list-column.ts";
import type { ListPage } from "./use-list-page.ts";

interface LanguageFilterProps {
  page: Pick<ListPage<unknown>, "state" | "setFilters">;
}

/** The filter `language` of a list, on sites with more than one. */
export function LanguageFilter({ page }: LanguageFilterProps) {
  const { languages: messages } = useMessages();
  const { isMultilingual, options } = useContentLanguages();
  if (!isMultilingual) return null;
  return (
    <FilterSelect
      label={messages.language}
      all={messages.all}
      options={options}
      value={page.state.filters["language"]}
      onChange={(language) => page.setFilters({ language })}
    />
  );
}

/** The chip of the filter. */
export function languageLabel(header: string, { nameOf }: ContentLanguages): FilterLabel {
  return { name: header, formatValue: nameOf };
}

/** The column `language` of a list, on sites with more than one. */
export function languageColumns(
  header: string,
  { isMultilingual, nameOf }: ContentLanguages,
): ListColumn<{ language: string }>[] {
  if (!isMultilingual) return [];
  return [{ id: "language", header, text: ({ language }) => nameOf(language) }];
}
