import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { productQueries, type Product, type ProductFields } from "../../queries/products.ts";
import { ComboboxField } from "../../shared/form/combobox-field.tsx";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { useQuery } from "../../shared/use-query.ts";

interface SuccessorFieldProps {
  form: RecordForm<ProductFields>;
  /** Names the one that was chosen before, and is no successor of itself. */
  product: Product | undefined;
}

/** The product that succeeds a discontinued one. */
export function SuccessorField({ form, product }: SuccessorFieldProps) {
  const { products: messages } = useMessages();
  const language = useWatch({ control: form.form.control, name: "language" });
  const [keyword, setKeyword] = useState("");
  const found = useQuery({
    ...productQueries.page({ keyword, kind: "product", language, pageSize: 50 }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const others = (found.data?.records ?? []).filter(({ id }) => id !== product?.id);
  return (
    <ComboboxField
      form={form}
      name="replacedById"
      help={messages.replacedByHelp}
      placeholder={messages.replacedBySearch}
      options={others.map(({ id, name, code }) => ({
        value: id,
        label: name,
        ...(code === null ? {} : { detail: code }),
      }))}
      onSearch={setKeyword}
      loading={found.isFetching}
      labelOf={() => product?.replacedByName ?? undefined}
    />
  );
}
