import { StatusBadge, type StatusVariant } from "@atrium/ui";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ContentLanguages } from "../../shared/content-languages.ts";
import { languageColumns } from "../../shared/list/language-filter.tsx";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { updatedColumn } from "../../shared/list/record-columns.tsx";
import { formatPrice } from "../../site/format.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { PictureCell } from "../../shared/picture-cell.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import { productPaths } from "./product-paths.ts";
import type { ProductRow } from "../../queries/products.ts";

/** What names the values of the columns. */
interface ColumnNames {
  kinds: DictionaryView;
  statuses: DictionaryView;
  site: ContentLanguages;
  /** The reader's locale. */
  locale: string;
}

/** The look of each status. */
export const productStatusVariants: Record<ProductRow["status"], StatusVariant> = {
  draft: "neutral",
  onShelf: "success",
  offShelf: "warning",
  discontinued: "neutral",
};

/** The columns of the list of products. */
export function productColumns(
  { products: messages, languages, list }: AdminMessages,
  { kinds, statuses, site, locale }: ColumnNames,
): ListColumn<ProductRow>[] {
  return [
    {
      id: "name",
      header: messages.name,
      sortable: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <AdminLink look="name" to={productPaths.edit(id)} title={name} className="truncate">
          {name}
        </AdminLink>
      ),
    },
    {
      id: "cover",
      header: messages.cover,
      text: ({ cover }) => cover,
      cell: ({ cover, images, name, imageType }) => {
        const all = [cover, images].filter(Boolean).join(";");
        const type = imageType === "none" ? undefined : imageType;
        return all && <PictureCell value={all} name={name} type={type} />;
      },
    },
    ...languageColumns(languages.language, site),
    { id: "kind", header: messages.kind, text: ({ kind }) => kinds.label(kind) },
    { id: "parentName", header: messages.parentName, text: ({ parentName }) => parentName },
    { id: "code", header: messages.code, sortable: true, text: ({ code }) => code },
    {
      id: "brand",
      header: messages.brand,
      sortable: true,
      hiddenByDefault: true,
      text: ({ brand }) => brand,
    },
    {
      id: "model",
      header: messages.model,
      sortable: true,
      hiddenByDefault: true,
      text: ({ model }) => model,
    },
    {
      id: "priceAmount",
      header: messages.price,
      align: "end",
      sortable: true,
      text: ({ priceAmount, priceCurrency }) =>
        priceAmount && [priceAmount, priceCurrency].filter(Boolean).join(" "),
      cell: ({ priceAmount, priceCurrency }) =>
        priceAmount && formatPrice(priceAmount, priceCurrency, locale),
    },
    {
      id: "status",
      header: list.status,
      text: ({ status }) => statuses.label(status),
      cell: ({ status }) => (
        <StatusBadge variant={productStatusVariants[status]}>{statuses.label(status)}</StatusBadge>
      ),
    },
    updatedColumn(list),
  ];
}
