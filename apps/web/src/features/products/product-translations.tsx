import { StatusBadge } from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type { Language } from "../../shared/content-languages.ts";
import { JoinDialog } from "../../shared/translations/join-dialog.tsx";
import { TranslationSteps, type JoinProps } from "../../shared/translations/translation-steps.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan, useViewNavigate } from "../../shared/view-location.tsx";
import { productQueries, type Product } from "../../queries/products.ts";
import { useQuery } from "../../shared/use-query.ts";
import { productStatusVariants } from "./product-columns.tsx";
import { productPaths } from "./product-paths.ts";
import { hasParent } from "./product-tree.ts";

/** The translations of a category, series or product. */
export function ProductTranslations({ id }: { id: string }) {
  const { data: product } = useQuery(productQueries.detail(id));
  return product && <Steps product={product} />;
}

function Steps({ product }: { product: Product }) {
  const can = useViewCan();
  const navigate = useViewNavigate();
  const statuses = useDictionary("productStatus");
  const { id, kind, parentId } = product;
  const parent = useQuery({ ...productQueries.detail(parentId), enabled: hasParent(kind) });
  const translate = (language: Language) => {
    const above = parent.data?.translations.find((one) => one.language === language)?.id;
    navigate(productPaths.translate(kind, { translates: id, language, parentId: above }));
  };
  return (
    <TranslationSteps
      record={product}
      name={product.name}
      pathOf={productPaths.edit}
      renderStatus={({ status }) => (
        <StatusBadge variant={productStatusVariants[status]}>{statuses.label(status)}</StatusBadge>
      )}
      onTranslate={can("save") ? translate : undefined}
      mayJoin={can("update")}
      // Its form is open beside this.
      mayLeave={false}
      change={productQueries.joinTranslations}
      renderJoin={(props) => <JoinProduct {...props} product={product} />}
    />
  );
}

/** Joins a record of the same kind that is no translation yet. */
function JoinProduct({ product, ...dialog }: JoinProps & { product: Product }) {
  const [keyword, setKeyword] = useState("");
  const { kind, language: own } = product;
  const query = { kind, keyword, language: dialog.language, pageSize: 50 };
  const found = useQuery({ ...productQueries.page(query), placeholderData: keepPreviousData });
  const options = (found.data?.records ?? [])
    .filter(({ translations }) => translations.every(({ language }) => language !== own))
    .map(({ id, name, code }) => ({ value: id, label: name, detail: code ?? undefined }));
  return (
    <JoinDialog
      {...dialog}
      candidates={{ options, loading: found.isFetching, onSearch: setKeyword }}
    />
  );
}
