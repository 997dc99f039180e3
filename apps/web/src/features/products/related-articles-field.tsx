import { MultiSelect } from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { articleQueries } from "../../queries/articles.ts";
import type { Product, ProductFields } from "../../queries/products.ts";
import { FormField } from "../../shared/form/fields.tsx";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { useQuery } from "../../shared/use-query.ts";

interface RelatedArticlesFieldProps {
  form: RecordForm<ProductFields>;
  /** Names the articles that were chosen before. */
  product: Product | undefined;
}

/** The articles about a product, found by typing. */
export function RelatedArticlesField({ form, product }: RelatedArticlesFieldProps) {
  const { products: messages } = useMessages();
  const { control } = form.form;
  const { field } = useController({ control, name: "relatedArticleIds" });
  const { ref, value, onChange, onBlur } = field;
  const language = useWatch({ control, name: "language" });
  const [keyword, setKeyword] = useState("");
  const found = useQuery({
    ...articleQueries.list({ keyword, status: "published", language }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return (
    <FormField
      form={form}
      name="relatedArticleIds"
      help={found.error ? found.error.message : messages.relatedArticlesHelp}
    >
      <MultiSelect
        ref={ref}
        onBlur={onBlur}
        value={value}
        onValueChange={onChange}
        placeholder={messages.relatedArticlesSearch}
        options={(found.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        onSearch={setKeyword}
        loading={found.isFetching}
        labelOf={(id) => product?.relatedArticles.find((one) => one.id === id)?.title}
      />
    </FormField>
  );
}
