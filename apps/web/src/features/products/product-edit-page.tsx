import type { SearchValues } from "@atrium/hooks/resource";
import { PageHeader, PanelState } from "@atrium/ui";
import { zProductKind } from "../../generated/form-schemas.ts";
import { useNewLanguage } from "../../shared/form/language-field.tsx";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { BackToList } from "../../shared/back-to-list.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import {
  useEditedRecord,
  useViewLocation,
  useViewParam,
  useViewTitle,
} from "../../shared/view-location.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import { newProduct, productFields, translatedProduct } from "./product-fields.ts";
import { ProductForm } from "./product-form.tsx";
import { productPaths } from "./product-paths.ts";
import { productQueries } from "../../queries/products.ts";
import { useQuery } from "../../shared/use-query.ts";

/** Creates or edits a category, series or product. */
export function ProductEditPage() {
  const id = useViewParam("id");
  return id === "" ? <NewProduct /> : <ExistingProduct id={id} />;
}

function NewProduct() {
  const { products: messages } = useMessages();
  const { search } = useViewLocation();
  const kinds = useDictionary("productKind");
  const kind = zProductKind.safeParse(search.kind).data ?? "product";
  const parentId = typeof search.parentId === "string" ? search.parentId : undefined;
  const language = useNewLanguage();
  useEditedRecord(newRecordAt);
  const title = messages.newOf({ kind: kinds.label(kind) });
  useViewTitle(title);
  const translates = typeof search.translates === "string" ? search.translates : "";
  const source = useQuery({
    ...productQueries.detail(translates),
    enabled: translates !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const initial = newProduct(language, parentId);
  if (translates !== "" && source.data === undefined) {
    const back = <BackToList to={productPaths.list} />;
    return <PanelState state={pendingStatus(source, messages.permission, back)} />;
  }
  return (
    <ViewPage>
      <PageHeader title={title} />
      <ProductForm
        key={newRecordAt(search)}
        product={undefined}
        kind={kind}
        initial={source.data ? translatedProduct(source.data, initial) : initial}
        translationGroupId={source.data?.translationGroupId}
      />
    </ViewPage>
  );
}

/** What a new record begins with. */
function newRecordAt({ kind, parentId, translates, language }: SearchValues): string {
  return JSON.stringify([kind ?? "product", parentId, translates, language]);
}

function ExistingProduct({ id }: { id: string }) {
  const { products: messages } = useMessages();
  const kinds = useDictionary("productKind");
  const site = useContentLanguages();
  // A refetch must not replace the input; a stale save is reported as a conflict.
  const product = useQuery({
    ...productQueries.detail(id),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  useViewTitle(product.data?.name);
  if (product.data === undefined) {
    const back = <BackToList to={productPaths.list} />;
    return <PanelState state={pendingStatus(product, messages.permission, back)} />;
  }
  const { name, kind, language } = product.data;
  const kindName = kinds.label(kind);
  const description = site.isMultilingual ? `${kindName} · ${site.nameOf(language)}` : kindName;
  return (
    <ViewPage>
      <PageHeader title={name} description={description} />
      <ProductForm product={product.data} kind={kind} initial={productFields(product.data)} />
    </ViewPage>
  );
}
