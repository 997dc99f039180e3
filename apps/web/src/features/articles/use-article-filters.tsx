import { useSessionUser } from "@atrium/hooks";
import { Combobox, TreeSelect } from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { articleQueueRule } from "../../generated/text-rules.ts";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { useArticleTypes } from "../../shared/article-types.ts";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { LanguageFilter, languageLabel } from "../../shared/list/language-filter.tsx";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { PersonFilter } from "../../shared/list/person-filter.tsx";
import type { ListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { articleTags, type ArticleRow } from "../../queries/articles.ts";
import { useQuery } from "../../shared/use-query.ts";

type Page = ListPage<ArticleRow>;

/** The filters of the article list, those that are used less apart, and the active ones as chips. */
export function useArticleFilters(page: Page) {
  const { articles: messages, languages, list } = useMessages();
  const site = useContentLanguages();
  const types = useArticleTypes(page.state.filters["language"]);
  const statuses = useDictionary("displayStatus");
  const user = useSessionUser();
  const { typeId, displayStatus, queue, translation } = page.state.filters;
  const queues = articleQueueRule.values.map((value) => ({ value, label: messages.queues[value] }));
  const nameOf = (id: string) =>
    id === user?.id ? list.me : page.rows.find(({ createdBy }) => createdBy === id)?.createdByName;

  const filters = (
    <>
      <LanguageFilter page={page} />
      <TreeSelect
        label={messages.filterType}
        placeholder={messages.allTypes}
        nodes={types.nodes}
        value={typeId ?? null}
        onValueChange={(id) => page.setFilters({ typeId: id ?? undefined })}
        className="w-44"
      />
      <FilterSelect
        label={messages.filterStatus}
        all={messages.allStatuses}
        options={statuses.options}
        value={displayStatus}
        onChange={(status) => page.setFilters({ displayStatus: status })}
      />
      <FilterSelect
        label={messages.filterQueue}
        all={messages.allQueues}
        options={queues}
        value={queue}
        onChange={(next) => page.setFilters({ queue: next })}
      />
    </>
  );
  const translations = [
    ...site.all.map(({ code, name }) => ({
      value: code,
      label: languages.missingIn({ language: name }),
    })),
    { value: "outdated", label: languages.outdated },
  ];
  const moreFilters = (
    <>
      {site.isMultilingual && (
        <FilterSelect
          label={languages.translationFilter}
          all={languages.anyTranslation}
          options={translations}
          value={translation}
          onChange={(next) => page.setFilters({ translation: next })}
        />
      )}
      <PersonFilter
        page={page}
        name="createdBy"
        label={messages.filterAuthor}
        all={messages.anyAuthor}
        nameOf={nameOf}
      />
      <TagFilter page={page} />
    </>
  );
  const chips = filterChips(page, {
    keyword: { name: messages.filterKeyword },
    language: languageLabel(languages.language, site),
    translation: {
      name: languages.translationFilter,
      formatValue: (value) => translations.find((one) => one.value === value)?.label,
    },
    typeId: { name: messages.filterType, formatValue: types.nameOf },
    displayStatus: { name: messages.filterStatus, formatValue: statuses.label },
    queue: {
      name: messages.filterQueue,
      formatValue: (value) => queues.find((one) => one.value === value)?.label,
    },
    createdBy: { name: messages.filterAuthor, formatValue: nameOf },
    tag: { name: messages.detailTags },
  });
  return { filters, moreFilters, chips };
}

function TagFilter({ page }: { page: Page }) {
  const { articles: messages } = useMessages();
  const [keyword, setKeyword] = useState("");
  const tags = useQuery({ ...articleTags(keyword), placeholderData: keepPreviousData });
  return (
    <Combobox
      options={(tags.data ?? []).map(({ tag }) => ({ value: tag, label: tag }))}
      onSearch={(text) => setKeyword(text.trim())}
      loading={tags.isFetching}
      aria-label={messages.detailTags}
      placeholder={messages.anyTag}
      labelOf={(tag) => tag}
      clearable
      value={page.state.filters["tag"] ?? null}
      onValueChange={(tag) => page.setFilters({ tag: tag ?? undefined })}
    />
  );
}
