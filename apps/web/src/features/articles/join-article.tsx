import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type { Language } from "../../shared/content-languages.ts";
import { JoinDialog } from "../../shared/translations/join-dialog.tsx";
import type { JoinProps } from "../../shared/translations/translation-steps.tsx";
import { articleQueries } from "../../queries/articles.ts";
import { useQuery } from "../../shared/use-query.ts";

interface JoinArticleProps extends JoinProps {
  /** Offers articles that have no translation in it. */
  missingIn: Language;
}

/** Joins an article that is no translation yet. */
export function JoinArticle({ missingIn, ...dialog }: JoinArticleProps) {
  const [keyword, setKeyword] = useState("");
  const { language } = dialog;
  const found = useQuery({
    ...articleQueries.list({ keyword, language, missingIn, pageSize: 50 }),
    placeholderData: keepPreviousData,
  });
  const options = (found.data ?? []).map(({ id, title, typeName }) => ({
    value: id,
    label: title,
    detail: typeName,
  }));
  return (
    <JoinDialog
      {...dialog}
      candidates={{ options, loading: found.isFetching, onSearch: setKeyword }}
    />
  );
}
