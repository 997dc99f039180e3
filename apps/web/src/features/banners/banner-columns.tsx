import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { orderByColumn, updatedColumn } from "../../shared/list/record-columns.tsx";
import { RowName } from "../../shared/list/row-name.tsx";
import { languageColumns } from "../../shared/list/language-filter.tsx";
import type { ContentLanguages } from "../../shared/content-languages.ts";
import { PictureCell } from "../../shared/picture-cell.tsx";
import { VisibilityBadge } from "../../shared/visibility/visibility-badge.tsx";
import { ExactTime } from "../../shared/time.tsx";
import type { DictionaryView } from "../../shared/use-dictionary.ts";
import type { Banner } from "../../queries/banners.ts";

/** The columns of the list of banners. */
export function bannerColumns(
  { banners: messages, languages, list, visibility }: AdminMessages,
  positions: DictionaryView,
  statuses: DictionaryView,
  site: ContentLanguages,
  onOpen: ((row: Banner) => void) | undefined,
): ListColumn<Banner>[] {
  return [
    {
      id: "title",
      width: "40%",
      header: messages.headline,
      sortable: true,
      text: ({ title }) => title,
      cell: (row) => (
        <RowName name={row.title} dialog={row.id} onOpen={onOpen && (() => onOpen(row))} />
      ),
    },
    {
      id: "image",
      header: messages.image,
      text: ({ image }) => image,
      cell: ({ image, imageAlt }) => <PictureCell value={image} name={imageAlt} />,
    },
    ...languageColumns(languages.language, site),
    {
      id: "position",
      header: messages.position,
      sortable: true,
      text: ({ position }) => positions.label(position),
    },
    {
      id: "status",
      header: visibility.column,
      text: ({ status }) => statuses.label(status),
      cell: (banner) => <VisibilityBadge record={banner} />,
    },
    {
      id: "startAt",
      header: visibility.startAt,
      sortable: true,
      hiddenByDefault: true,
      text: ({ startAt }) => startAt,
      cell: ({ startAt }) => <ExactTime value={startAt} />,
    },
    {
      id: "endAt",
      header: visibility.endAt,
      sortable: true,
      hiddenByDefault: true,
      text: ({ endAt }) => endAt,
      cell: ({ endAt }) => <ExactTime value={endAt} />,
    },
    {
      id: "linkUrl",
      header: messages.linkUrl,
      text: ({ linkUrl }) => linkUrl,
      hiddenByDefault: true,
    },
    orderByColumn(list),
    updatedColumn(list),
  ];
}
