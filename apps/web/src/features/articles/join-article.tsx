import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Language } from "../../shared/content-languages.ts";
import { JoinDialog } from "../../shared/translations/join-dialog.tsx";
import { articleQueries, type Article } from "../../queries/articles.ts";

interface JoinArticleProps {
  article: Article;
  language: Language;
  onClose: () => void;
}

/** Joins an article that nothing in this one's language is a translation of. */
export function JoinArticle({ article, language, onClose }: JoinArticleProps) {
  const [keyword, setKeyword] = useState("");
  const found = useQuery({
    ...articleQueries.list({ keyword, language, missingIn: article.language, pageSize: 50 }),
    placeholderData: keepPreviousData,
  });
  const join = useMutation(articleQueries.joinTranslations());
  const { translationGroupId } = article;
  return (
    <JoinDialog
      language={language}
      candidates={{
        options: (found.data ?? []).map(({ id, title, typeName }) => ({
          value: id,
          label: title,
          detail: typeName,
        })),
        loading: found.isFetching,
        onSearch: setKeyword,
      }}
      join={(id) => join.mutateAsync({ id, translationGroupId })}
      onClose={onClose}
    />
  );
}
