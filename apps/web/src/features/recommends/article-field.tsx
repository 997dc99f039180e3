import { Combobox } from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useController, type FieldValues } from "react-hook-form";
import type { Language } from "../../shared/content-languages.ts";
import { FormField, type FieldProps } from "../../shared/form/fields.tsx";
import { useMessages } from "../../shared/messages.ts";
import { articleQueries } from "../../queries/articles.ts";
import { useQuery } from "../../shared/use-query.ts";

interface ArticleFieldProps<Fields extends FieldValues, Output> extends FieldProps<Fields, Output> {
  /** The title of the article that was chosen before. */
  savedTitle: string | undefined;
  /** Offers only articles in it. */
  language: Language | undefined;
}

/** A field to search and pick a published article. */
export function ArticleField<Fields extends FieldValues, Output>(
  props: ArticleFieldProps<Fields, Output>,
) {
  const { form, name, savedTitle, language } = props;
  const { recommends: messages } = useMessages();
  const { field } = useController({ control: form.form.control, name });
  const { ref, value, onChange, onBlur } = field;
  const [saved] = useState({ id: value, title: savedTitle });
  const [keyword, setKeyword] = useState("");
  const found = useQuery({
    ...articleQueries.list({ keyword, status: "published", ...(language && { language }) }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return (
    <FormField {...props} help={found.error ? found.error.message : messages.articleHelp}>
      <Combobox
        ref={ref}
        onBlur={onBlur}
        value={value || null}
        onValueChange={(id) => onChange(id ?? "")}
        placeholder={messages.articleChoose}
        options={(found.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        onSearch={setKeyword}
        loading={found.isFetching}
        labelOf={(id) => (id === saved.id ? saved.title : undefined)}
      />
    </FormField>
  );
}
