import { StatusBadge, type StatusTone } from "@atrium/ui";
import type { OfficeMessages } from "../../messages/office-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { OfficeLink } from "../../shared/office-link.tsx";
import { PictureCell } from "../../shared/picture-cell.tsx";
import { RelativeTime } from "../../shared/time.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import { productPaths } from "./product-paths.ts";
import type { ProductRow } from "./queries.ts";

/** The words the columns are made of. */
interface ColumnWords {
  words: OfficeMessages["products"];
  list: OfficeMessages["list"];
  kinds: DictionaryView;
  statuses: DictionaryView;
}

const tones: Record<ProductRow["status"], StatusTone> = {
  draft: "neutral",
  onShelf: "positive",
  offShelf: "caution",
};

/** The columns of the list of products. */
export function productColumns({
  words,
  list,
  kinds,
  statuses,
}: ColumnWords): ListColumn<ProductRow>[] {
  return [
    {
      id: "name",
      header: words.name,
      sortable: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <OfficeLink look="name" to={productPaths.edit(id)} title={name} className="truncate">
          {name}
        </OfficeLink>
      ),
    },
    {
      id: "cover",
      header: words.cover,
      text: ({ cover }) => cover,
      cell: ({ cover, images, name, imageType }) => {
        const all = [cover, images].filter(Boolean).join(";");
        const type = imageType === "none" ? undefined : imageType;
        return all && <PictureCell value={all} name={name} type={type} />;
      },
    },
    { id: "kind", header: words.kind, text: ({ kind }) => kinds.label(kind) },
    { id: "parentName", header: words.parentName, text: ({ parentName }) => parentName },
    { id: "code", header: words.code, sortable: true, text: ({ code }) => code },
    {
      id: "brand",
      header: words.brand,
      sortable: true,
      hiddenByDefault: true,
      text: ({ brand }) => brand,
    },
    {
      id: "model",
      header: words.model,
      sortable: true,
      hiddenByDefault: true,
      text: ({ model }) => model,
    },
    { id: "price", header: words.price, align: "end", sortable: true, text: ({ price }) => price },
    {
      id: "status",
      header: list.status,
      text: ({ status }) => statuses.label(status),
      cell: ({ status }) => (
        <StatusBadge tone={tones[status]}>{statuses.label(status)}</StatusBadge>
      ),
    },
    {
      id: "updatedAt",
      header: list.changed,
      sortable: true,
      text: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
    },
  ];
}
