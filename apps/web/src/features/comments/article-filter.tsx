import { Combobox } from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { articleQueries } from "../../queries/articles.ts";
import { useQuery } from "../../shared/use-query.ts";

interface ArticleFilterProps {
  value: string | undefined;
  /** The chosen article's title. */
  title: string | undefined;
  onChange: (articleId: string | undefined) => void;
}

/** Chooses the article whose comments are shown. */
export function ArticleFilter({ value, title, onChange }: ArticleFilterProps) {
  const { comments: messages } = useMessages();
  const [keyword, setKeyword] = useState("");
  const wanted = keyword.trim();
  const found = useQuery({
    ...articleQueries.page({ pageSize: 20, ...(wanted && { keyword: wanted }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Combobox
      aria-label={messages.article}
      placeholder={messages.allArticles}
      options={(found.data?.records ?? []).map(({ id, title: label }) => ({ value: id, label }))}
      onSearch={setKeyword}
      loading={found.isFetching}
      labelOf={(id) => (id === value ? title : undefined)}
      value={value ?? null}
      onValueChange={(id) => onChange(id ?? undefined)}
      clearable
      className="w-56"
    />
  );
}
