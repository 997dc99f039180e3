import { Button, DropdownMenu, TreeSelect } from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { ImportButton } from "../../shared/import/import-button.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { LanguageFilter, languageLabel } from "../../shared/list/language-filter.tsx";
import { useHistoryEntry } from "../../shared/history/use-history-entry.tsx";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { StatusFilter } from "../../shared/list/status-filter.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { formatPrice } from "../../site/format.ts";
import { findNode } from "../../shared/tree-choices.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan, useViewNavigate } from "../../shared/view-location.tsx";
import { useProductBatch } from "./product-batch.tsx";
import { useProductBulkEdit } from "./use-product-bulk-edit.ts";
import { productColumns } from "./product-columns.tsx";
import { productList } from "./product-list.ts";
import { sumPrices, type PriceSum } from "./price-sums.ts";
import { productPaths } from "./product-paths.ts";
import { productNodes } from "./product-tree.ts";
import { productQueries, productTree, type ProductRow } from "../../queries/products.ts";
import { useQuery } from "../../shared/use-query.ts";

const source = listSource({
  spec: productList,
  query: (state) => productQueries.page(productList.toQuery(state)),
});

/** All categories, series and products: find, add, shelve, change and delete them. */
export function ProductListPage() {
  const admin = useMessages();
  const { products: messages, languages, list } = admin;
  const site = useContentLanguages();
  const locale = useLocale();
  const can = useViewCan();
  const navigate = useViewNavigate();
  const kinds = useDictionary("productKind");
  const statuses = useDictionary("productStatus");
  const tree = useQuery(productTree);
  const nodes = productNodes(tree.data ?? []);
  const bulkEdit = useProductBulkEdit(tree.data ?? []);
  const [deleting, setDeleting] = useState<ProductRow>();
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const { data: { priceSums = [] } = {} } = useQuery({
    ...productQueries.page(productList.toQuery(page.state)),
    placeholderData: keepPreviousData,
  });
  const { ancestorId, kind } = page.state.filters;
  const historyEntry = useHistoryEntry();
  const open = ({ id }: ProductRow) => navigate(productPaths.edit(id));
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        savedViews="productsPage"
        fileName="products"
        columns={productColumns(admin, { kinds, statuses, site, locale })}
        rowName={({ name }) => name}
        keywordLabel={messages.search}
        filters={
          <>
            <LanguageFilter page={page} />
            <TreeSelect
              label={messages.below}
              placeholder={messages.everywhere}
              nodes={nodes}
              value={ancestorId ?? null}
              onValueChange={(id) => page.setFilters({ ancestorId: id ?? undefined })}
              className="w-44"
            />
            <FilterSelect
              label={messages.kind}
              all={messages.allKinds}
              options={kinds.options}
              value={kind}
              onChange={(next) => page.setFilters({ kind: next })}
            />
            <StatusFilter page={page} options={statuses.options} />
          </>
        }
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          language: languageLabel(languages.language, site),
          ancestorId: { name: messages.below, formatValue: (id) => findNode(nodes, id)?.label },
          kind: { name: messages.kind, formatValue: kinds.label },
          status: { name: list.status, formatValue: statuses.label },
        })}
        importer={
          can("save") && (
            <ImportButton kind="products" onOpen={(id) => navigate(productPaths.edit(id))} />
          )
        }
        action={can("save") && <NewButton />}
        onRowOpen={can("update") ? open : undefined}
        rowActions={(product) => (
          <RowActions
            name={product.name}
            onEdit={can("update") ? () => open(product) : undefined}
            more={historyEntry(
              can("update") ? () => navigate(productPaths.history(product.id)) : undefined,
            )}
            onDelete={can("delete") ? () => setDeleting(product) : undefined}
          />
        )}
        summary={(selected) =>
          selected.length > 0
            ? sumText(messages.priceSumSelected, sumPrices(selected), locale)
            : sumText(messages.priceSum, priceSums, locale)
        }
        batch={useProductBatch(can)}
        bulkEdit={can("update") ? bulkEdit : undefined}
      />
      {deleting && (
        <DeleteDialog
          record={deleting}
          kind="products"
          remove={productQueries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
ProductListPage.firstQueries = source.firstQueries;

function sumText(
  message: (params: { sums: string }) => string,
  sums: readonly PriceSum[],
  locale: string,
): string | undefined {
  if (sums.length === 0) return undefined;
  const prices = sums.map(({ amount, currency }) => formatPrice(amount, currency, locale));
  return message({ sums: prices.join(" · ") });
}

function NewButton() {
  const { products: messages } = useMessages();
  const navigate = useViewNavigate();
  const kinds = useDictionary("productKind");
  return (
    <DropdownMenu
      trigger={
        <Button>
          <Plus aria-hidden="true" />
          {messages.new}
        </Button>
      }
      entries={(["product", "series", "category"] as const).map((kind) => ({
        id: kind,
        label: kinds.label(kind),
        onSelect: () => navigate(productPaths.create(kind)),
      }))}
    />
  );
}
